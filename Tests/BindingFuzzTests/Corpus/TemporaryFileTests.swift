import BindingFuzz
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
        let campaign = try CampaignDirectory(path: folder.path("night"))
        let path = campaign.path(.summary)
        try FileManager.default.createSymbolicLink(
            atPath: path + ".new", withDestinationPath: folder.path("outside"))
        try campaign.write(Data("new".utf8), .summary)
        #expect(try folder.read("outside") == "mine")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    }

    @Test func `that a killed process has left is no case, and in nobody's way`() throws {
        let text = CaseFile(try interleaving("clear; post")).recordingExpectations().text
        try folder.write("bindfu", to: "corpus/found/.bindfuzz-1abc.new")
        try folder.write(text, to: "corpus/a.case")
        let corpus = try Corpus(directory: folder.path("corpus"))
        #expect(corpus.entries.map(\.name) == ["a.case"])
        #expect(try folder.files(in: "corpus/found") == [".bindfuzz-1abc.new"])
    }

    @Test func `that a killed campaign has left goes when it goes on, and nothing else with it`() throws {
        let campaign = try CampaignDirectory(path: folder.path("night"))
        try campaign.create()
        let long = String(repeating: "z", count: 26)
        for left in ["night/.bindfuzz-1abc.new", "night/found/.bindfuzz-\(long).new"] { try folder.write("", to: left) }
        let kept = [
            ".bindfuzz-.new", ".bindfuzz-1ABC.new", ".bindfuzz-1a-b.new", ".bindfuzz-\(long)z.new",
            ".bindfuzz-1abc.new~",
            "x.bindfuzz-1abc.new", "1abc.new",
        ]
        for name in kept { try folder.write("mine", to: "night/\(name)") }
        try folder.write("mine", to: "outside")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("night/.bindfuzz-link.new"), withDestinationPath: folder.path("outside"))
        try folder.write("mine", to: "night/.bindfuzz-folder.new/file")
        campaign.removeLeftovers()
        let expected = (kept + [".bindfuzz-folder.new", ".bindfuzz-link.new"]).sorted()
        #expect(try folder.files(in: "night").filter { $0.contains(".new") }.sorted() == expected)
        #expect(try folder.read("outside") == "mine")
    }

    @Test func `gets a name that nothing has, or is gone`() throws {
        #expect(try StoredFile.create(Array("one".utf8), path: folder.path("corpus/a")))
        #expect(try !StoredFile.create(Array("two".utf8), path: folder.path("corpus/a")))
        #expect(try folder.read("corpus/a") == "one")
        #expect(try folder.files(in: "corpus") == ["a"])
    }

    @Test func `gives one of many threads a name that all of them want`() async throws {
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
}
