import Foundation

extension ChildProcess {
    /// The signal by which a parent asks a child what it is doing. It asks again until it has the answer.
    package static let question = SIGQUIT

    /// Asks the child what it is doing.
    package func ask() {
        Foundation.kill(identifier, Self.question)
    }

    /// Whether the process is a fork server whose child runs on without its end of the pipe; `false` if the system does not tell.
    package var hasChildWithoutOutput: Bool {
        let children = try? String(contentsOfFile: "/proc/\(identifier)/task/\(identifier)/children", encoding: .utf8)
        var pipe = stat()
        guard let child = children?.split(separator: " ").first, fstat(output, &pipe) == 0,
            let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(child)/fd")
        else { return false }
        return !names.contains { name in
            var file = stat()
            return stat("/proc/\(child)/fd/\(name)", &file) == 0 && file.st_ino == pipe.st_ino
                && file.st_dev == pipe.st_dev
        }
    }
}
