import Foundation
import TestSupport
import Testing

/// What stands in the place of a file and is none, or none that can be used.
@Suite(.timeLimit(.minutes(20))) struct `A path that leads to no ordinary file` {
    private static let text = "bindfuzz 1\nitems 1\n\nclear\npost\n"

    /// Commands that read `x`, in the place of a case, a corpus's case, its table or a campaign's settings.
    private static let readers: [(path: String, arguments: [String])] = [
        ("x", ["replay", "x"]), ("x", ["explain", "x"]), ("x", ["shrink", "x"]), ("x", ["convert", "x"]),
        ("x", ["compare", "x"]), ("x", ["corpus", "add", "x"]), ("x", ["corpus", "record", "x"]),
        ("corpus/x.case", ["corpus", "list"]), ("corpus/x.case", ["fuzz", "--cases", "1"]),
        ("corpus/verdicts.txt", ["gate", "--cases", "1"]), ("night/settings.json", ["campaign", "night", "--resume"]),
        ("night/status.json", ["status", "night"]), ("corpus/statistics.jsonl", ["report", "corpus"]),
    ]

    @Test(arguments: readers.indices) func `is refused at once where it is a pipe`(index: Int) throws {
        let (path, arguments) = Self.readers[index]
        let folder = try TemporaryDirectory()
        try folder.write(Self.text, to: "corpus/a.case")
        try folder.write("{}", to: "night/checkpoint.json")
        #expect(mkfifo(folder.path(path), 0o600) == 0)
        let run = try folder.bindfuzz(arguments)
        #expect(run.status == 3)
        #expect(run.errors.hasPrefix("\(path): error: "), "\(run.errors)")
    }

    @Test func `is refused in words`() throws {
        let folder = try TemporaryDirectory()
        try folder.write(Self.text, to: "a.case")
        let latin = Data("bindfuzz 1\nnote caf\u{E9}\n".unicodeScalars.map { UInt8($0.value) })
        try folder.write(latin, to: "latin.case")
        try Self.makeSocket("socket", in: folder)
        var outputs = OutputSnapshot()
        for path in ["/dev/zero", ".", "socket", "missing", "a.case/b", "latin.case"] {
            let run = try folder.bindfuzz("replay", path)
            #expect(run.status == 3)
            outputs.add("replay \(path)", run)
            #expect(!run.errors.contains("Domain"))
        }
        try outputs.expect(named: "unusable-files")
    }

    @Test func `is not written over`() throws {
        let folder = try TemporaryDirectory()
        try folder.write(Self.text, to: "a.case")
        try folder.write(Self.text, to: "corpus/a.case")
        try folder.write("", to: "folder/file")
        #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
        var outputs = OutputSnapshot()
        for arguments in [
            ["report", "corpus", "--html", "pipe"], ["shrink", "a.case", "--output", "/dev/null"],
            ["shrink", "a.case", "--output", "folder"], ["shrink", "a.case", "--output", "a.case/b"],
            ["gate", "--cases", "1", "--junit", "pipe"],
        ] {
            let run = try folder.bindfuzz(arguments)
            #expect(run.status == 3)
            let error = run.errors.split(separator: "\n").first { $0.contains(": error: ") }
            outputs.add(arguments.joined(separator: " "), String(error ?? "no error"))
            #expect(!run.errors.contains("Domain"))
            // What was begun is gone, too.
            #expect(try folder.files(in: ".") == ["a.case", "corpus", "folder", "pipe"])
        }
        try outputs.expect(named: "unwritable-files")
    }

    @Test func `is not read to an end that it has not`() throws {
        let folder = try TemporaryDirectory()
        let run = try folder.bash("bindfuzz replay - < /dev/zero")
        #expect(run.status == 3)
        #expect(run.errors == "-: error: expected at most 256 MiB of cases; found more\n")
    }

    private static func makeSocket(_ name: String, in folder: TemporaryDirectory) throws {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let path = folder.path(name)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try #require(result == 0)
    }
}

/// A text that begins with a mark of how it is encoded.
@Suite(.runsCommands) struct `A byte order mark` {
    @Test(arguments: [
        ([0xEF, 0xBB, 0xBF] as [UInt8], "a byte order mark"), ([0xFF, 0xFE], "the byte order mark of UTF-16"),
    ]) func `is named`(mark: [UInt8], words: String) throws {
        let folder = try TemporaryDirectory()
        try folder.write(Data(mark + Array("bindfuzz 1\n".utf8)), to: "a.case")
        let run = try folder.bindfuzz("replay", "a.case")
        #expect(run.status == 3)
        let expected = "a.case:1:1: error: expected 'bindfuzz 1'; found \(words); save the file as UTF-8 without it\n"
        #expect(run.errors == expected)
    }
}
