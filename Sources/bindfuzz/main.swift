import FuzzCommands

Bindfuzz.main()
