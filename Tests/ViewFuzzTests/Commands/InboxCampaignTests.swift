import Foundation
import TestSupport
import Testing

/// A campaign over an app's views.
@Suite struct `The inbox's campaign` {
    @Test func `finds with two workers what it finds with one, and is reported`() throws {
        let directory = try TemporaryDirectory()
        let views = ["inbox", "attachments", "settings"]
        let options = ["--seed", "3", "--cases", "30", "--block-size", "10", "--jobs"]
        let one = try directory.inbox(["campaign", "one"] + options + ["1"], views: views)
        let two = try directory.inbox(["campaign", "two"] + options + ["2"], views: views)
        #expect(one.status == 1, "\(one.errors)")
        #expect(two.status == 1, "\(two.errors)")
        #expect(one.output == two.output)
        #expect(try directory.texts(in: "one/found") == directory.texts(in: "two/found"))
        let status = try directory.inbox("status", "one")
        #expect(status.status == 0)
        #expect(status.output.contains("workers survive every case  yes"), "\(status.output)")
        #expect(status.output.contains("rules of the views"), "\(status.output)")
        // It knows itself what it is of.
        let report = try directory.inbox("report", "one", "--html", "one.html")
        #expect(report.status == 0, "\(report.errors)")
        let other = try directory.inbox("campaign", "one", "--resume", views: ["quota"])
        #expect(other.status == 64)
        #expect(other.errors.contains("one has a campaign with another BINDFUZZ_VIEWS."), "\(other.errors)")
        #expect(try directory.inbox("campaign", "one", "--resume").output == one.output)
        #expect(try directory.read("one.html").contains("What goes wrong in the views"))
        #expect(try directory.inbox("report", "one", views: views).output.contains("onReceive of InboxRow"))
        #expect(try directory.inbox("corpus", "merge", "one", views: views).status == 0)
        let again = try directory.inbox(["campaign", "again"] + options + ["2"], views: views)
        #expect(again.status == 0, "\(again.output)")
    }

    private static let login = ["INBOX_LOGIN": "1"]

    @Test func `says what a finding needs that depends on the cases before, and does not keep it`() throws {
        let directory = try TemporaryDirectory()
        func campaign(_ arguments: String...) throws -> CommandRun {
            try directory.inbox(["campaign"] + arguments, views: ["login", "attachments"], environment: Self.login)
        }
        let run = try campaign("a", "--seed", "3", "--cases", "60", "--jobs", "1")
        #expect(run.output.contains("\"login\": no steps (needs earlier cases) "), "\(run.output)")
        let text = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        let needed = #"show it in a process of its own: '"login": press "Log in"' 2 times."#
        #expect(text.contains(needed), "\(text)")
        #expect(!run.output.contains("may not be the smallest"), "\(run.output)")
        let kept = try directory.files(in: "a/found")
        #expect(kept.count == 1 && kept.allSatisfy { $0.hasPrefix("trap.") }, "\(kept)")
        #expect(try campaign("b", "--seed", "3", "--cases", "60", "--jobs", "2").output == run.output)
        #expect(try campaign("a", "--resume").output == run.output)
        let status = try directory.inbox(["status", "a"], environment: Self.login)
        #expect(status.output.contains("1 of them: needs earlier cases"), "\(status.output)")
    }

    @Test func `reports it in every form`() throws {
        let directory = try TemporaryDirectory()
        _ = try directory.inbox(
            "campaign", "a", "--seed", "3", "--cases", "30", "--jobs", "1", views: ["login"], environment: Self.login)
        func report(_ arguments: String...) throws -> String {
            try directory.inbox(["report", "a"] + arguments, environment: Self.login).output
        }
        let text = try report()
        #expect(text.contains("1 mechanism, 1 of them new to corpus;"), "\(text)")
        #expect(
            text.contains("broken.nobody-logs-in-twice  (new, needs earlier cases, not kept)\n  Case "), "\(text)")
        #expect(!text.contains("without a case here"), "\(text)")
        let markdown = try report("--markdown")
        #expect(markdown.contains("## broken.nobody-logs-in-twice\n\nNew, needs earlier cases, not kept."))
        let json = try JSONSerialization.jsonObject(with: Data(try report("--json").utf8)) as? [String: Any]
        let doubtful = try #require((json?["doubtful"] as? [[String: Any]])?.first)
        #expect(doubtful["doubt"] as? String == "needs-earlier-cases")
        #expect(doubtful["view"] as? String == "login")
        #expect((doubtful["explanation"] as? [String])?.count == 3)
        _ = try report("--html", "a.html")
        #expect(try directory.read("a.html").contains("new, needs earlier cases, not kept</span>"))
    }

    @Test func `counts what comes together over many runs`() throws {
        let directory = try TemporaryDirectory()
        let run = try directory.inbox(
            "campaign", "a", "--seed", "3", "--cases", "60", "--jobs", "1", views: ["visits"],
            environment: ["INBOX_VISITS": "1"])
        #expect(run.output.contains("broken.there-are-few-visits"))
        let text = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        #expect(text.contains(#"show it in a process of its own: '"visits": no steps' 8 times."#), "\(text)")
    }
}
