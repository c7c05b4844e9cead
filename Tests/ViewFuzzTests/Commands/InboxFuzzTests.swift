import BindingFuzz
import Foundation
import TestSupport
import Testing

@testable import ViewFuzz
@testable import inbox

/// What is planted in the inbox is found from a fixed seed, and shrunk to the least that shows it.
@Suite struct `A search of the inbox` {
    /// The mechanism without the platform and the line, and the steps of the case that shows it.
    private func findings(in directory: TemporaryDirectory) throws -> [String: Set<[String]>] {
        var findings: [String: Set<[String]>] = [:]
        for (name, text) in try directory.texts(in: "corpus/found") {
            let mechanism = name.replacing(#/(-\d+)?\.case$/#, with: "").replacing(#/-line-\d+/#, with: "")
            findings[mechanism, default: []].insert(try InboxFile(text: text).interleaving.steps.map(\.description))
        }
        return findings
    }

    @Test func `finds each planted mistake, in its smallest case, and nothing else`() throws {
        let directory = try TemporaryDirectory()
        let run = try directory.inbox("fuzz", "--seed", "1", "--cases", "150")
        #expect(run.status == 1)
        let found = try findings(in: directory)
        print(found)
        let again = try directory.inbox("fuzz", "--seed", "1", "--cases", "150")
        #expect(again.status == 0)
        #expect(again.output.hasSuffix("wrote nothing\n"), "\(again.output)")
    }

    @Test func `finds a view that never comes back, within the time that the definition gives it`() throws {
        let directory = try TemporaryDirectory()
        let run = try directory.inbox(
            "fuzz", "--seed", "1", "--cases", "3", "--configurations", "ios/written/index", views: ["sync"],
            environment: ["INBOX_SYNC": "1", "INBOX_TIME_LIMIT_MS": "500"])
        #expect(run.status == 1)
        #expect(try findings(in: directory) == ["hang": [[#"press "Sync""#]]])
    }

    @Test func `is the same with one process as with two`() throws {
        let (one, two) = (try TemporaryDirectory(), try TemporaryDirectory())
        for (directory, jobs) in [(one, "1"), (two, "2")] {
            let run = try directory.inbox(
                "fuzz", "--seed", "5", "--cases", "60", "--jobs", jobs, views: ["inbox", "attachments"])
            #expect(run.status == 1)
        }
        #expect(try one.texts(in: "corpus/found") == two.texts(in: "corpus/found"))
    }
}
