import Foundation

/// What code of a case reads of the machine: the time, and random numbers. A run is a function of its case, so both are the case's.
///
/// They apply to code of the main thread and to jobs of the host. The harness works on other threads, or between cases.
package enum CaseSurroundings {
    /// The date at which each case begins, in nanoseconds since 1970: noon of 3 March 2025, a Monday, in UTC.
    static let beginning: UInt64 = 1_741_003_200_000_000_000
    /// The time since the machine has started at which each case begins, in nanoseconds.
    static let uptime: UInt64 = 1_000_000_000_000
    /// Sebastiano Vigna's SplitMix64, which needs no more than a number.
    private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

    nonisolated(unsafe) private static var isCase = false
    nonisolated(unsafe) private static var state: UInt64 = 0
    private static let lock = TimedCondition()

    /// Begins a case.
    ///
    /// - Parameter seed: The seed of its random numbers.
    package static func begin(seed: UInt64) {
        lock.withLock { state = seed }
        ComparedTexts.forget()
        #if os(Linux)
            _ = LibraryCalls.areRedirected
        #endif
        // What the check reads is initialized before the check is asked about an initializer.
        _ = (MainThread.isCurrent, BackgroundWork.isJobHere)
        isCase = true
        srandom(UInt32(truncatingIfNeeded: seed))
        srand48(Int(truncatingIfNeeded: seed))
    }

    /// Ends the case: time and random numbers are the machine's.
    package static func end() { isCase = false }

    /// Whether the calling thread runs code of a case.
    static var applyHere: Bool { isCase && (MainThread.isCurrent || BackgroundWork.isJobHere) }

    /// Runs the initializer of a global or static property, which happens once in a process. Its random numbers depend on the property
    /// alone. If they were those of the case, a later case, whose numbers are the same, would make ids that the property has.
    ///
    /// - Parameter property: A number that identifies the property in the program.
    static func initialize(_ property: UInt64, _ initializer: () -> Void) {
        let outer = lock.withLock {
            let outer = state
            state = property
            // Properties lie close together, and their sequences must not overlap.
            state = next()
            return outer
        }
        defer { lock.withLock { state = outer } }
        initializer()
    }

    /// The nanoseconds that the host's clock has moved since the case began.
    static var elapsed: UInt64 {
        Graph.noteTime()
        return UInt64(VirtualClock.current?.now.microseconds ?? 0) * 1000
    }

    /// Fills memory with random bytes.
    static func fill(_ memory: UnsafeMutableRawPointer, _ count: Int) {
        lock.withLock {
            var word: UInt64 = 0
            for position in 0..<count {
                if position % 8 == 0 { word = next() }
                memory.storeBytes(of: UInt8(truncatingIfNeeded: word), toByteOffset: position, as: UInt8.self)
                word >>= 8
            }
        }
    }

    private static func next() -> UInt64 {
        state &+= step
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
