#if os(Linux)
    import FilesAndProcesses
    import Glibc
    import Testing

    @Suite struct `A folder that cannot be made` {
        @Test func `has the reason of the system, and not that it is missing`() {
            // Nobody may make a folder there.
            let isMade = StoredFile.makeFolder("/sys/bindfuzz")
            let reason = errno
            #expect(!isMade)
            #expect([EPERM, EACCES, EROFS].contains(reason))
        }
    }
#endif
