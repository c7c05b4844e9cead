import BindingFuzz
import Foundation
import Testing

@Suite("A report tells a directory of findings")
struct ReportTests {
    /// A case whose handlers on the main queue read a row that is gone or another one, and nothing more.
    private static let small = ["found/a.case": "event\nremove 0\nasync post"]

    @Test("as text, with every mechanism's case, explanation, configurations, cure and command")
    func text() throws {
        let directory = try FindingsDirectory(Self.small)
        try expectSnapshot(directory.anonymous(try directory.report().text), named: "report-text")
    }

    @Test("as Markdown")
    func markdown() throws {
        let directory = try FindingsDirectory(Self.small)
        try expectSnapshot(directory.anonymous(try directory.report().markdown), named: "report-markdown")
    }

    @Test("as JSON that parses, with the same mechanisms")
    func json() throws {
        let directory = try FindingsDirectory(Self.small)
        let report = try directory.report()
        try expectSnapshot(directory.anonymous(report.json), named: "report-json")
        let object = try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any]
        let mechanisms = try #require(object?["mechanisms"] as? [[String: Any]])
        #expect(mechanisms.map { $0["mechanism"] as? String } == report.items.map(\.mechanism.description))
        #expect(object?["total"] as? Int == report.items.count)
    }

    @Test("with the smallest case of each mechanism")
    func smallest() throws {
        let directory = try FindingsDirectory(["a.case": "event\nidle\nclear\npost", "b.case": "clear\npost"])
        for item in try directory.report().items where item.mechanism.description == "out-of-range-event-live" {
            #expect(item.path.hasSuffix("/b.case"))
        }
        #expect(try directory.report().items.contains { $0.mechanism.description == "out-of-range-event-live" })
    }

    @Test("only once, unless everything is asked for")
    func onlyOnce() throws {
        let directory = try FindingsDirectory(Self.small)
        let first = try directory.report()
        #expect(first.newCount == first.items.count && !first.items.isEmpty)
        try directory.remember(first)
        let second = try directory.report()
        #expect(second.newCount == 0 && second.shown.isEmpty)
        #expect(second.text.contains("--all tells everything"))
        #expect(try directory.report(all: true).shown.count == first.items.count)
    }

    @Test("again where a mechanism has a smaller case")
    func smallerAgain() throws {
        let directory = try FindingsDirectory(["a.case": "event\nidle\nclear\npost"])
        try directory.remember(try directory.report())
        try directory.write("b.case", "clear\npost")
        let again = try directory.report()
        #expect(again.shown.contains { $0.novelty == .changed && $0.path.hasSuffix("/b.case") })
        try directory.remember(again)
        #expect(try directory.report().shown.isEmpty)
    }

    @Test("and remembers in a text that can be read again")
    func memory() throws {
        let directory = try FindingsDirectory(Self.small)
        try directory.remember(try directory.report())
        let memory = try ReportMemory(directory: directory.path)
        try expectSnapshot(memory.text, named: "reported")
        #expect(try TextFile.read(path: "\(directory.path)/reported.txt") == memory.text)
    }

    @Test("but not with a damaged memory, whose line it names")
    func damagedMemory() throws {
        let directory = try FindingsDirectory(["reported.txt": "# told\nout-of-range 1 item: post\n"])
        let error = #expect(throws: CorpusError.self) { try directory.report() }
        #expect(error?.description.contains("reported.txt:2: error: expected a mechanism") == true)
    }

    @Test("without running what a worker did not survive")
    func incidents() throws {
        let directory = try FindingsDirectory(["incidents/timeout-7.case": "clear\npost"])
        #expect(try directory.report().items.isEmpty)
    }

    @Test("without canaries, which are no findings")
    func canaries() throws {
        let directory = try FindingsDirectory(["canary/a.case": "clear\npost"])
        #expect(try directory.report().items.isEmpty)
        #expect(try directory.report().text.contains(": no findings"))
    }

    @Test("with statistics, whose last line may be unfinished")
    func statistics() throws {
        let lines = Self.lines([(0, 0, 0), (9, 2, 7.5)])
        let directory = try FindingsDirectory(["statistics.jsonl": lines + "{\"cases\":1"])
        let points = try directory.report().growth
        #expect(points.map(\.cases) == [0, 9] && points.map(\.mechanisms) == [0, 2])
        #expect(points.map(\.elapsed_s) == [0, 7.5])
        try directory.write("statistics.jsonl", "{\"cases\":1\n" + lines)
        let error = #expect(throws: CorpusError.self) { try directory.report() }
        #expect(error?.description.contains("statistics.jsonl:1: error:") == true)
    }

    /// Statistics as a campaign writes them.
    static func lines(_ points: [(cases: UInt64, mechanisms: Int, elapsed_s: Double)]) -> String {
        points.map { point in
            let line = CampaignStatisticsLine(
                elapsed_s: point.elapsed_s, cases: point.cases, mechanisms: point.mechanisms, incidents: 0, restarts: 0)
            return String(decoding: CampaignJSON.data(line), as: UTF8.self) + "\n"
        }.joined()
    }
}
