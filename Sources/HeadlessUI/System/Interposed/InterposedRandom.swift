#if os(Linux)
    import Foundation

    // The functions from which the standard library and Foundation take random bytes. Within a case, code of the case takes them from
    // the case's generator. The library's own copy of a function calls the kernel with `syscall`.

    private typealias Fill = @convention(c) (UnsafeMutableRawPointer, Int) -> Void
    private typealias GetRandom = @convention(c) (UnsafeMutableRawPointer, Int, UInt32) -> Int
    private typealias GetEntropy = @convention(c) (UnsafeMutableRawPointer, Int) -> Int32
    private typealias MakeID = @convention(c) (UnsafeMutableRawPointer) -> Void
    private typealias SystemCall = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int

    private enum Library {
        static let standardRandom = SystemSymbol.nextFunction("swift_stdlib_random", as: Fill.self)
        static let getRandom = SystemSymbol.nextFunction("getrandom", as: GetRandom.self)
        static let getEntropy = SystemSymbol.nextFunction("getentropy", as: GetEntropy.self)
        static let foundationID = SystemSymbol.nextFunction("_foundation_uuid_generate_random", as: MakeID.self)
        static let coreFoundationID = SystemSymbol.nextFunction("_cf_uuid_generate_random", as: MakeID.self)
        static let systemCall = SystemSymbol.nextFunction("syscall", as: SystemCall.self)
        /// Functions that older versions of the C library lack.
        static let fill = SystemSymbol.optionalNextFunction("arc4random_buf", as: Fill.self)
    }

    /// Replaces the function behind `SystemRandomNumberGenerator`.
    @usableFromInline @_cdecl("swift_stdlib_random")
    func interposedStandardRandom(_ memory: UnsafeMutableRawPointer, _ count: Int) {
        guard CaseSurroundings.applyHere else { return Library.standardRandom(memory, count) }
        CaseSurroundings.fill(memory, count)
    }

    /// Replaces the function of the C library.
    @usableFromInline @_cdecl("getrandom")
    func interposedGetRandom(_ memory: UnsafeMutableRawPointer, _ count: Int, _ flags: UInt32) -> Int {
        guard CaseSurroundings.applyHere else { return Library.getRandom(memory, count, flags) }
        CaseSurroundings.fill(memory, count)
        return count
    }

    /// Replaces the function of the C library.
    @usableFromInline @_cdecl("getentropy")
    func interposedGetEntropy(_ memory: UnsafeMutableRawPointer, _ count: Int) -> Int32 {
        guard CaseSurroundings.applyHere else { return Library.getEntropy(memory, count) }
        CaseSurroundings.fill(memory, count)
        return 0
    }

    /// Replaces the function of the C library.
    @usableFromInline @_cdecl("arc4random_buf")
    func interposedFill(_ memory: UnsafeMutableRawPointer, _ count: Int) {
        if !CaseSurroundings.applyHere, let fill = Library.fill { return fill(memory, count) }
        if !CaseSurroundings.applyHere { return Library.standardRandom(memory, count) }
        CaseSurroundings.fill(memory, count)
    }

    /// Replaces the function of the C library.
    @usableFromInline @_cdecl("arc4random")
    func interposedNumber() -> UInt32 {
        var number: UInt32 = 0
        interposedFill(&number, 4)
        return number
    }

    /// Replaces the function of the C library.
    @usableFromInline @_cdecl("arc4random_uniform")
    func interposedNumber(below bound: UInt32) -> UInt32 {
        UInt32((UInt64(interposedNumber()) * UInt64(bound)) >> 32)
    }

    /// Replaces the function behind `UUID()` in Foundation's essential part.
    @usableFromInline @_cdecl("_foundation_uuid_generate_random")
    func interposedFoundationID(_ id: UnsafeMutableRawPointer) { makeID(id, Library.foundationID) }

    /// Replaces the function behind `NSUUID()`.
    @usableFromInline @_cdecl("_cf_uuid_generate_random")
    func interposedCoreFoundationID(_ id: UnsafeMutableRawPointer) { makeID(id, Library.coreFoundationID) }

    /// Makes an id of version 4 (RFC 9562, section 5.4).
    private func makeID(_ id: UnsafeMutableRawPointer, _ make: MakeID) {
        guard CaseSurroundings.applyHere else { return make(id) }
        CaseSurroundings.fill(id, 16)
        let bytes = id.assumingMemoryBound(to: UInt8.self)
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
    }

    /// Looks up the function that calls the kernel, before the runtime's calls of it are replaced: a thread that waits for a lookup by
    /// another one would call it, and look it up, and wait, without an end.
    func prepareSystemCall() { _ = Library.systemCall }

    /// Replaces the function that calls the kernel.
    @usableFromInline @_cdecl("syscall")
    func interposedSystemCall(
        _ number: Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int
    ) -> Int {
        if number == systemCallForRandom, CaseSurroundings.applyHere,
            let memory = UnsafeMutableRawPointer(bitPattern: a)
        {
            CaseSurroundings.fill(memory, b)
            return b
        }
        return Library.systemCall(number, a, b, c, d, e, f)
    }

    #if arch(x86_64)
        private let systemCallForRandom = 318
    #else
        private let systemCallForRandom = 278
    #endif
#endif
