import Foundation

/// How a program is called, so that a command can be typed as it is printed.
package struct Invocation: Hashable, Sendable {
    private let words: [String]

    /// By its name, whatever it is called here.
    package init(plain program: String) {
        words = [program]
    }

    /// Finds out how to call a program again.
    ///
    /// - Parameters:
    ///   - program: its name.
    ///   - path: what it was called as: the first of its arguments.
    ///   - isOnPath: whether a shell finds this very program by its name.
    package init(of program: String, calledAs path: String, isOnPath: Bool) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        if isOnPath || parts.count < 2 {
            words = [program]
        } else if parts.count == 4, parts[0] == ".build", parts[3] == program {
            // `swift run` calls .build/TRIPLE/release/bindfuzz; nobody types that.
            words = ["swift", "run"] + (parts[2] == "release" ? ["-c", "release"] : []) + [program]
        } else {
            words = [path]
        }
    }

    /// How this process was called.
    ///
    /// - Parameter program: its name.
    package init(ofThisProcess program: String) {
        self.init(
            of: program, calledAs: CommandLine.arguments.first ?? "", isOnPath: Self.isOnPath(program))
    }

    /// A command as a person copies it into a shell.
    package func command(_ arguments: [String]) -> String { ShellCommand.text(words + arguments) }

    /// A command as a person copies it into a shell.
    package func command(_ arguments: String...) -> String { command(arguments) }

    /// Whether the shell finds this very file by the program's name, and not another one.
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
