import Foundation

/// The counts of a program that was built for code coverage. Without that, nothing here has an effect.
///
/// LLVM's runtime writes the counts when a process ends normally. The processes that run cases rarely do: they trap, or are ended. So
/// each writes its counts after every task. Several processes add to the same file.
package enum CoverageProfile {
    /// The environment variable of LLVM's runtime.
    private static let variable = "LLVM_PROFILE_FILE"
    /// A pool of files, to which the runtime adds counts under a lock.
    private static let pattern = "%4m.profraw"

    private typealias Write = @convention(c) () -> Int32
    private typealias Reset = @convention(c) () -> Void
    private typealias SetName = @convention(c) (UnsafePointer<CChar>?) -> Void

    /// The functions of the runtime; `nil` if the program was built without it. Only the table of local symbols names them.
    private static let runtime: (write: Write, reset: Reset, setName: SetName)? = {
        guard let write = function("__llvm_profile_write_file"), let reset = function("__llvm_profile_reset_counters"),
            let name = function("__llvm_profile_set_filename")
        else { return nil }
        return (
            unsafeBitCast(write, to: Write.self), unsafeBitCast(reset, to: Reset.self),
            unsafeBitCast(name, to: SetName.self)
        )
    }()

    private static func function(_ name: String) -> UnsafeRawPointer? {
        guard let program = ProgramFile.ofThisProcess, let address = program.address(of: name),
            let loaded = LoadedProgram.addresses
        else { return nil }
        return UnsafeRawPointer(bitPattern: loaded.lowerBound + UInt(address - program.addresses.lowerBound))
    }

    /// Whether the program was built for code coverage.
    package static var isCollected: Bool { runtime != nil }

    /// Makes this process, and the processes that it starts, write their counts to a directory.
    package static func collect(in directory: String) {
        let path = "\(directory)/\(pattern)"
        setenv(variable, path, 1)
        // The runtime keeps the pointer.
        runtime?.setName(strdup(path))
    }

    /// Adds the counts of this process to its file, and resets them, if the counts are collected.
    package static func write() {
        guard getenv(variable) != nil, let runtime else { return }
        _ = runtime.write()
        runtime.reset()
    }
}
