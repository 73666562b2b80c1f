"""The workshop of `assets.make.sounds`: signals, instruments, effects, music, rooms, mastering and encoding."""
