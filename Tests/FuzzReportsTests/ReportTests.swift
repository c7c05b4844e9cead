import BindingFuzz
import FilesAndProcesses
import FuzzCampaign
import FuzzCorpus
import RowReports
import FuzzReports
import Foundation
import TestSupport
import Testing

@Suite struct `The report on a directory of findings` {
    /// A case whose handlers on the main queue read a row that is gone or another one, and nothing more.
    private static let small = ["found/a.case": "event\nremove 0\nasync post"]

    @Test func `as text, with every mechanism's case, explanation, configurations, cure and command`() throws {
        let directory = try FindingsDirectory(Self.small)
        try expectSnapshot(directory.anonymous(try directory.report().text()), named: "report-text")
    }

    @Test func `as Markdown`() throws {
        let directory = try FindingsDirectory(Self.small)
        try expectSnapshot(directory.anonymous(try directory.report().markdown), named: "report-markdown")
    }

    @Test func `as JSON that parses, with the same mechanisms`() throws {
        let directory = try FindingsDirectory(Self.small)
        let report = try directory.report()
        try expectSnapshot(directory.anonymous(report.json), named: "report-json")
        let object = try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any]
        let mechanisms = try #require(object?["mechanisms"] as? [[String: Any]])
        #expect(mechanisms.map { $0["mechanism"] as? String } == report.items.map(\.mechanism.description))
        #expect(object?["total"] as? Int == report.mechanismCount)
    }

    @Test func `with the smallest case of each mechanism`() throws {
        let directory = try FindingsDirectory(["a.case": "event\nidle\nclear\npost", "b.case": "clear\npost"])
        for item in try directory.report().items where item.mechanism.description == "out-of-range-event-live" {
            #expect(item.path.hasSuffix("/b.case"))
        }
        #expect(try directory.report().items.contains { $0.mechanism.description == "out-of-range-event-live" })
    }

    @Test func `the same way every time, byte for byte`() throws {
        let directory = try FindingsDirectory(Self.small)
        let first = try directory.report()
        #expect(first.newCount == first.items.count(where: \.mechanism.isFailure) && first.newCount > 0)
        let second = try directory.report()
        #expect(
            [first.text(), first.markdown, first.json, first.html]
                == [second.text(), second.markdown, second.json, second.html])
    }

    @Test func `and what the corpus shows is only named, unless everything is asked for`() throws {
        let directory = try FindingsDirectory(Self.small)
        let corpus = try FindingsDirectory(Self.small)
        let report = try directory.report(knowing: corpus)
        #expect(report.newCount == 0 && report.shown.isEmpty && report.named.count == report.items.count)
        var outputs = OutputSnapshot()
        outputs.add("summary", report.summary)
        outputs.add("text", Self.words(of: report.text()))
        try outputs.expect(named: "report-of-known")
        for item in report.items {
            for form in [report.text(), report.markdown, report.json, report.html] {
                #expect(form.contains(item.mechanism.description))
            }
        }
        #expect(try directory.report(knowing: corpus, all: true).shown.count == report.items.count)
    }

    @Test func `first what is new: a mechanism under a configuration that no case of the corpus breaks by it`() throws {
        // Both read out of range in a touch, the corpus's only where the handler removes.
        let corpus = try FindingsDirectory(["a.case": "post\npost"])
        let directory = try FindingsDirectory(["b.case": "clear\npost", "c.case": "post\npost"])
        let report = try directory.report(knowing: corpus)
        let shared = Set(try corpus.report().items.map(\.mechanism))
        #expect(!shared.isEmpty)
        let item = try #require(report.shown.first { shared.contains($0.mechanism) })
        #expect(item.novelty == .new && item.path.hasSuffix("/b.case"))
        #expect(item.configuration.handler == .read)
    }

    @Test func `with a story for each described finding, and none for those that it only names`() throws {
        let corpus = try FindingsDirectory(["a.case": "post\npost"])
        let directory = try FindingsDirectory(["b.case": "clear\npost", "c.case": "post\npost"])
        let report = try directory.report(knowing: corpus)
        #expect(report.items.count { $0.isStoryMade } == 0)
        for text in [report.text(), report.markdown, report.html] { #expect(!text.isEmpty) }
        #expect(!report.named.isEmpty && !report.shown.isEmpty)
        #expect(report.shown.count { $0.isStoryMade } == report.shown.count)
        #expect(report.named.count { $0.isStoryMade } == 0)
    }

    @Test func `with a smaller case of what is known, which is not new`() throws {
        let corpus = try FindingsDirectory(["a.case": "event\nidle\nclear\npost", "b.case": "post\npost"])
        let directory = try FindingsDirectory(["a.case": "clear\npost"])
        let report = try directory.report(knowing: corpus)
        #expect(report.newCount == 0)
        #expect(report.shown.contains { $0.novelty == .smaller && $0.path.hasSuffix("/a.case") })
        var outputs = OutputSnapshot()
        outputs.add("text", Self.words(of: report.text()))
        try outputs.expect(named: "report-of-smaller")
    }

    @Test func `of the corpus itself without comparing it with itself`() throws {
        let directory = try FindingsDirectory(Self.small)
        let corpus = try Corpus<RowModel>(directory: directory.path)
        #expect(CorpusSurvey<RowModel>(corpus).contains(directory: directory.path + "/./found/"))
        #expect(!CorpusSurvey<RowModel>(corpus).contains(directory: directory.path + "-two"))
        let report = Report<RowModel>(corpus)
        #expect(report.shown.count == report.items.count && !report.items.isEmpty)
        #expect(report.newCount == 0)
        var outputs = OutputSnapshot()
        outputs.add("text", Self.words(of: report.text()))
        outputs.add("Markdown", Self.words(of: report.markdown))
        outputs.add("page", page: report.html)
        try outputs.expect(named: "report-of-corpus")
    }

    @Test func `without running what a worker did not survive`() throws {
        let directory = try FindingsDirectory(["incidents/timeout-7.case": "clear\npost"])
        #expect(try directory.report().items.isEmpty)
    }

    @Test func `without canaries, which are no findings`() throws {
        let directory = try FindingsDirectory(["canary/a.case": "clear\npost"])
        #expect(try directory.report().items.isEmpty)
        #expect(try directory.report().summary == "no findings")
    }

    @Test func `with statistics, whose last line may be unfinished`() throws {
        let lines = FindingsDirectory.statistics([(0, 0, 0), (9, 2, 7.5)])
        let directory = try FindingsDirectory(["statistics.jsonl": lines + "{\"cases\":1"])
        let points = try directory.report().growth
        #expect(points.map(\.cases) == [0, 9] && points.map(\.mechanisms) == [0, 2])
        #expect(points.map(\.elapsed_s) == [0, 7.5])
        try directory.write("statistics.jsonl", "{\"cases\":1\n" + lines)
        let error = #expect(throws: FileError.self) { try directory.report() }
        #expect(error?.description.contains("statistics.jsonl:1: error:") == true)
    }

    /// Returns a text without its line breaks, which depend on the length of the name of the directory.
    private static func words(of text: String) -> String { text.split { $0.isWhitespace }.joined(separator: " ") }
}
