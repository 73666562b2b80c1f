"""The screens, one a file, and the stack they live on."""
