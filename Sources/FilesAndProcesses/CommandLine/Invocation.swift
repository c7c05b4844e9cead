import Foundation
import Locks

/// The words that a user types to run the program, so that printed commands can be copied.
package struct Invocation: Hashable, Sendable {
    private let words: [String]

    /// Creates the invocation that consists of the program's name, however this process was started.
    package init(plain program: String) {
        words = [program]
    }

    /// Finds the words that run the program again.
    ///
    /// - Parameters:
    ///   - program: the name of the program.
    ///   - path: the first argument of the process.
    ///   - isOnPath: whether a shell finds this executable by its name.
    package init(of program: String, calledAs path: String, isOnPath: Bool) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        if isOnPath || parts.count < 2 {
            words = [program]
        } else if parts.count == 4, parts[0] == ".build", parts[3] == program {
            // `swift run` calls .build/TRIPLE/release/bindfuzz, which no user types.
            words = ["swift", "run"] + (parts[2] == "release" ? ["-c", "release"] : []) + [program]
        } else {
            words = [path]
        }
    }

    /// Finds the words that started this process. A process that is no command line, such as a test, has the program's name.
    ///
    /// - Parameter program: the name of the program.
    package init(ofThisProcess program: String) {
        guard Self.isOfCommandLine.withLock({ $0 }) else {
            self.init(plain: program)
            return
        }
        self.init(
            of: program, calledAs: CommandLine.arguments.first ?? "", isOnPath: Self.isOnPath(program))
    }

    private static let isOfCommandLine = Locked(false)

    /// Notes that this process is the command line of its program, so that printed commands call it as it was called.
    package static func beginCommandLine() { isOfCommandLine.withLock { $0 = true } }

    /// Returns a command line that can be copied into a shell.
    package func command(_ arguments: [String]) -> String { ShellCommand.text(words + arguments) }

    /// Returns a command line that can be copied into a shell.
    package func command(_ arguments: String...) -> String { command(arguments) }

    /// Whether the first executable of this name on `PATH` is the one of this process.
    private static func isOnPath(_ program: String) -> Bool {
        #if os(Linux)
            let executable = "/proc/self/exe"
        #else
            let executable = Bundle.main.executablePath ?? CommandLine.arguments[0]
        #endif
        var own = stat()
        guard stat(executable, &own) == 0 else { return false }
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        for folder in folders {
            let path = "\(folder)/\(program)"
            var found = stat()
            guard access(path, X_OK) == 0, stat(path, &found) == 0 else { continue }
            return found.st_dev == own.st_dev && found.st_ino == own.st_ino
        }
        return false
    }
}
