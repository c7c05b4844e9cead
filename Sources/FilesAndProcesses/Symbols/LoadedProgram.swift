import Foundation

/// The machine code of this program in memory.
package enum LoadedProgram {
    /// The addresses of the program without its libraries; `nil` if they are unknown.
    package static let addresses: Range<UInt>? = {
        guard let size = ProgramFile.ofThisProcess?.addresses.count, let find = Self.find else { return nil }
        // The second of four fields is the start of the program.
        var fields: [UInt] = [0, 0, 0, 0]
        guard find(#dsohandle, &fields) != 0, fields[1] != 0 else { return nil }
        return fields[1]..<fields[1] + UInt(size)
    }()

    private typealias Find = @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UInt>) -> Int32
    /// Swift does not import this function of the C library.
    private static let find = dlsym(nil, "dladdr").map { unsafeBitCast($0, to: Find.self) }
}

/// The calls that a thread is in.
package struct CallStack: ~Copyable, @unchecked Sendable {
    /// The greatest number of calls. Endless recursion has more.
    private static let mostCalls = 512

    private typealias Read = @convention(c) (UnsafeMutablePointer<UInt>, Int32) -> Int32

    private let calls = UnsafeMutablePointer<UInt>.allocate(capacity: mostCalls)
    /// Swift does not import this function of the C library, and some systems lack it.
    private let read: Read?

    /// Prepares all that takes memory. A signal handler can read the stack afterward.
    package init() {
        read = dlsym(nil, "backtrace").map { unsafeBitCast($0, to: Read.self) }
        // The first call loads a library.
        _ = read?(calls, 1)
        _ = LoadedProgram.addresses
    }

    deinit { calls.deallocate() }

    /// Returns the addresses of the calls in this program, innermost first, counted from its place in memory.
    ///
    /// - Parameter interrupted: the instruction at which a signal came; the calls of its handler are left out.
    package func addresses(from interrupted: UInt? = nil) -> [UInt64] {
        guard let program = LoadedProgram.addresses, let read else { return [] }
        let count = Int(read(calls, Int32(Self.mostCalls)))
        let first = (0..<count).first { calls[$0] == interrupted }
        return ((first ?? 0)..<count).compactMap { index in
            // A call returns behind itself, which may be behind its function.
            let address = calls[index] &- (index == first ? 0 : 1)
            return program.contains(address) ? UInt64(address - program.lowerBound) : nil
        }
    }
}
