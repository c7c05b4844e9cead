import Foundation

/// How the program is called, so that a command can be typed as it is printed. What is written to a file, and what must be the
/// same on every machine, has `plain`; only the command line knows how it was called.
package struct Invocation: Hashable, Sendable {
    /// `bindfuzz`.
    package static let plain = Invocation(words: ["bindfuzz"])

    private let words: [String]

    private init(words: [String]) {
        self.words = words
    }

    /// Finds out how to call the program again.
    ///
    /// - Parameters:
    ///   - program: what it was called as: the first of its arguments.
    ///   - isOnPath: whether a shell finds this very program as `bindfuzz`.
    package init(program: String, isOnPath: Bool) {
        let parts = program.split(separator: "/", omittingEmptySubsequences: false)
        if isOnPath || parts.count < 2 {
            self = .plain
        } else if parts.count == 4, parts[0] == ".build", parts[3] == "bindfuzz" {
            // `swift run` calls .build/TRIPLE/release/bindfuzz; nobody types that.
            words = ["swift", "run"] + (parts[2] == "release" ? ["-c", "release"] : []) + ["bindfuzz"]
        } else {
            words = [program]
        }
    }

    /// A command as a person copies it into a shell.
    package func command(_ arguments: [String]) -> String { ShellCommand.text(words + arguments) }

    /// A command as a person copies it into a shell.
    package func command(_ arguments: String...) -> String { command(arguments) }
}

extension Invocation {
    /// How this process was called.
    package static let here = Invocation(program: CommandLine.arguments.first ?? "", isOnPath: isOnPath)

    /// Whether the shell finds this very file, and not another one of its name.
    private static var isOnPath: Bool {
        #if os(Linux)
            let executable = "/proc/self/exe"
        #else
            let executable = Bundle.main.executablePath ?? CommandLine.arguments[0]
        #endif
        var own = stat()
        guard stat(executable, &own) == 0 else { return false }
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        for folder in folders {
            let path = "\(folder)/bindfuzz"
            var found = stat()
            guard access(path, X_OK) == 0, stat(path, &found) == 0 else { continue }
            return found.st_dev == own.st_dev && found.st_ino == own.st_ino
        }
        return false
    }
}
