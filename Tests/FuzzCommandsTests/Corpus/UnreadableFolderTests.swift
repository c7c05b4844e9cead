import FilesAndProcesses
import Foundation
import FuzzCorpus
import TestSupport
import Testing

@Suite(.runsCommands) struct `A folder of a corpus that cannot be read` {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try folder.writeCorpus()
        try folder.write(try recorded("clear; post"), to: "corpus/hidden/deep/a.case")
    }

    @Test func `is an error that names it, wherever it is`() throws {
        for (depth, name) in ["corpus", "corpus/hidden", "corpus/hidden/deep"].enumerated() {
            let error = #expect(throws: FileError.self) {
                _ = try FolderWalk.entries(below: folder.path("corpus")) { text, descriptor in
                    let isMeant = depth == 0 ? descriptor == AT_FDCWD : name.hasSuffix("/\(String(cString: text))")
                    guard isMeant else { return FolderWalk.open(text, in: descriptor) }
                    errno = EACCES
                    return -1
                }
            }
            #expect(
                error?.description
                    == "\(folder.path(name)): error: expected a directory of cases that can be read; Permission denied")
        }
    }

    @Test func `and that is deleted meanwhile is passed over`() throws {
        let names = try FolderWalk.entries(below: folder.path("corpus")) { text, descriptor in
            if String(cString: text) == "hidden" { try? folder.delete("corpus/hidden") }
            return FolderWalk.open(text, in: descriptor)
        }.map(\.name)
        #expect(names.sorted() == ["canary/must-fail.case", "reproduced.case", "seeds/clean.case", "verdicts.txt"])
    }

    /// Runs a line of a shell as a user who may not read everything.
    private func unprivileged(_ line: String) throws -> CommandRun {
        let user = getuid() == 0 ? "setpriv --reuid 65534 --regid 65534 --clear-groups " : ""
        return try folder.shell("\(user)sh -c '\(line)'")
    }

    @Test(
        .enabled(
            if: getuid() != 0 || isInstalled("/usr/bin/setpriv"),
            "root reads every directory, and without setpriv nobody else runs the command"))
    func `ends every command that reads the corpus with 3`() throws {
        defer { chmod(folder.path("corpus/hidden"), 0o755) }
        let commands = [
            "gate --cases 0", "corpus verify", "corpus list", "corpus format --check", "corpus merge corpus",
            "report corpus",
            "fuzz --seed 1 --cases 1",
        ]
        var outputs = OutputSnapshot()
        for mode: mode_t in [0o000, 0o444] {
            chmod(folder.path("corpus/hidden"), mode)
            for command in commands {
                let run = try unprivileged("bindfuzz \(command)")
                #expect(run.status == 3, "\(command): \(run.output)")
                outputs.add("\(command), with mode \(String(mode, radix: 8))", run.errors)
            }
        }
        try outputs.expect(named: "unreadable-folder")
    }
}
