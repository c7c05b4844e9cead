import BindingFuzz
import FilesAndProcesses
import Foundation
import FuzzCampaign
import FuzzCorpus
import TestSupport
import Testing

@Suite struct `A temporary file` {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
    }

    /// Where the names came from a number that counts, whoever knew it could have planted links under the next ones.
    @Test func `follows no link that is planted under a name that was used before`() throws {
        try folder.write("mine", to: "outside")
        let process = getpid()
        for number in 0..<100 {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("corpus/.bindfuzz-\(process)-\(number).new"),
                withDestinationPath: folder.path("outside"))
        }
        for number in 0..<20 { try StoredFile.write([UInt8(number)], path: folder.path("corpus/a")) }
        #expect(try folder.read("outside") == "mine")
        #expect(try folder.files(in: "corpus").count == 101)
    }

    @Test func `of a campaign follows no link either, and has a name that only chance knows`() throws {
        try folder.write("mine", to: "outside")
        try folder.write("", to: "night/found/keep")
        let campaign = try CampaignDirectory<RowModel>(path: folder.path("night"))
        let path = campaign.path(.summary)
        try FileManager.default.createSymbolicLink(
            atPath: path + ".new", withDestinationPath: folder.path("outside"))
        try campaign.write(Data("new".utf8), .summary)
        #expect(try folder.read("outside") == "mine")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    }

    @Test func `that a killed process has left is no case, and in nobody's way`() throws {
        let text = CaseFile<RowModel>(try interleaving("clear; post")).recordingExpectations().text
        try folder.write("bindfu", to: "corpus/found/.bindfuzz-1abc.new")
        try folder.write(text, to: "corpus/a.case")
        let corpus = try Corpus<RowModel>(directory: folder.path("corpus"))
        #expect(corpus.entries.map(\.name) == ["a.case"])
        #expect(try folder.files(in: "corpus/found") == [".bindfuzz-1abc.new"])
    }

    @Test func `that a killed campaign has left goes when it goes on, and nothing else with it`() throws {
        let campaign = try CampaignDirectory<RowModel>(path: folder.path("night"))
        try campaign.create()
        let digits = String(repeating: "0f", count: 16)
        for left in ["night/.bindfuzz-\(digits).new", "night/found/.bindfuzz-\(digits).new"] {
            try folder.write("", to: left)
        }
        let kept = [
            ".bindfuzz-.new", ".bindfuzz-1abc.new", ".bindfuzz-notes.new", ".bindfuzz-\(digits.dropLast()).new",
            ".bindfuzz-\(digits)0.new", ".bindfuzz-\(digits.dropLast())F.new", ".bindfuzz-\(digits.dropLast())g.new",
            ".bindfuzz-\(digits.dropLast())-.new", ".bindfuzz-\(digits).new~", "x.bindfuzz-\(digits).new",
            "\(digits).new",
            "mine.new",
        ]
        for name in kept { try folder.write("mine", to: "night/\(name)") }
        try folder.write("mine", to: "outside")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("night/.bindfuzz-\(digits.dropLast())1.new"),
            withDestinationPath: folder.path("outside"))
        try folder.write("mine", to: "night/.bindfuzz-\(digits.dropLast())2.new/file")
        campaign.removeLeftovers()
        let expected = (kept + [1, 2].map { ".bindfuzz-\(digits.dropLast())\($0).new" }).sorted()
        #expect(try folder.files(in: "night").filter { $0.contains(".new") }.sorted() == expected)
        #expect(try folder.read("outside") == "mine")
    }

    @Test func `that a process is writing stays, and goes once the process has let go of it`() throws {
        let name = ".bindfuzz-\(String(repeating: "0f", count: 16)).new"
        try folder.write("half", to: "corpus/\(name)")
        let writer = open(folder.path("corpus/\(name)"), O_WRONLY | O_CLOEXEC)
        try #require(writer >= 0 && flock(writer, LOCK_EX) == 0)
        TemporaryFile.removeLeftovers(in: folder.path("corpus"))
        #expect(try folder.files(in: "corpus") == [name])
        close(writer)
        TemporaryFile.removeLeftovers(in: folder.path("corpus"))
        #expect(try folder.files(in: "corpus") == [])
    }

    @Test func `is never removed while others look for leftovers`() async throws {
        let path = folder.path("corpus")
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<4 {
                group.addTask {
                    for _ in 0..<200 where number == 0 { TemporaryFile.removeLeftovers(in: path) }
                    for round in 0..<200 where number > 0 {
                        #expect(throws: Never.self) { try StoredFile.write([UInt8(round)], path: "\(path)/\(number)") }
                    }
                }
            }
        }
        #expect(try folder.files(in: "corpus") == ["1", "2", "3"])
    }

    @Test func `gets a name that nothing has, or is gone`() throws {
        #expect(try StoredFile.create(Array("one".utf8), path: folder.path("corpus/a")))
        #expect(try !StoredFile.create(Array("two".utf8), path: folder.path("corpus/a")))
        #expect(try folder.read("corpus/a") == "one")
        #expect(try folder.files(in: "corpus") == ["a"])
    }

    @Test func `gives one of many threads a name that all of them ask for`() async throws {
        let path = folder.path("corpus/a")
        let made = try await withThrowingTaskGroup(of: Int?.self) { group in
            for number in 0..<50 {
                group.addTask { try StoredFile.create(Array("\(number)".utf8), path: path) ? number : nil }
            }
            return try await group.reduce(into: [Int]()) { made, number in if let number { made.append(number) } }
        }
        #expect(made.count == 1)
        #expect(try folder.read("corpus/a") == made.first.map { "\($0)" })
    }

    /// Writes a file that is about to replace `corpus/a`.
    private func replacement(_ text: String) throws -> TemporaryFile {
        try TemporaryFile.write(Array(text.utf8), in: folder.path("corpus")).get()
    }

    #if os(Linux)
        /// What it writes after the exchange would go into a file without a name.
        @Test func `leaves a file alone that a program has open for writing`() throws {
            let path = folder.path("corpus/a")
            try folder.write("old", to: "corpus/a")
            let version = try StoredFile.readVersion(path: path, upTo: 100)
            let writer = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
            #expect(throws: FileError.self) { try StoredFile.write(Array("new".utf8), path: path, replacing: version) }
            #expect(try !StoredFile.remove(path, reading: version))
            #expect(write(writer, "er", 2) == 2)
            close(writer)
            #expect(try folder.read("corpus/a") == "older")
            #expect(try folder.files(in: "corpus") == ["a"])
        }

        @Test func `replaces a file that a program has open for reading`() throws {
            try folder.write("old", to: "corpus/a")
            let reader = open(folder.path("corpus/a"), O_RDONLY | O_CLOEXEC)
            defer { close(reader) }
            let version = try StoredFile.readVersion(path: folder.path("corpus/a"), upTo: 100)
            try StoredFile.write(Array("new".utf8), path: folder.path("corpus/a"), replacing: version)
            #expect(try folder.read("corpus/a") == "new")
        }
    #endif

    /// An editor that saves under another name and renames, exactly between the check and the exchange.
    @Test func `leaves an edit in place that arrives after the check`() throws {
        let path = folder.path("corpus/a")
        try folder.write("old", to: "corpus/a")
        try folder.write("edited", to: "edit")
        var checks = 0
        let reason = try replacement("new").replace(path) { name in
            let isOld = (try? String(contentsOfFile: name, encoding: .utf8)) == "old"
            if checks == 0 { #expect(rename(folder.path("edit"), path) == 0) }
            checks += 1
            return isOld
        }
        #expect(reason == ESTALE && checks == 2)
        #expect(try folder.read("corpus/a") == "edited")
        #expect(try folder.files(in: "corpus") == ["a"])
    }

    @Test func `keeps an edit that arrives during the exchange, and one that arrives as it is undone`() throws {
        let path = folder.path("corpus/a")
        try folder.write("old", to: "corpus/a")
        for edit in ["first", "second"] { try folder.write(edit, to: edit) }
        var edits = ["first", "second"][...]
        let reason = try replacement("new").replace(path) { name in
            let isOld = (try? String(contentsOfFile: name, encoding: .utf8)) == "old"
            if let edit = edits.popFirst() { #expect(rename(folder.path(edit), path) == 0) }
            return isOld
        }
        #expect(reason == ESTALE)
        let texts = try folder.files(in: "corpus").map { try folder.read("corpus/\($0)") }
        #expect(texts.sorted() == ["first", "second"])
        #expect(try folder.read("corpus/a") == "first")
    }

    @Test func `replaces the file that was expected`() throws {
        try folder.write("old", to: "corpus/a")
        #expect(try replacement("new").replace(folder.path("corpus/a")) { _ in true } == nil)
        #expect(try folder.read("corpus/a") == "new")
        #expect(try folder.files(in: "corpus") == ["a"])
    }
}
