import Foundation
import TestSupport
import Testing

/// A campaign over an app's views.
@Suite(.runsCommands) struct `The inbox's campaign` {
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
        #expect(status.output.contains("no case crashes a worker  yes"), "\(status.output)")
        #expect(status.output.contains("rules of the views"), "\(status.output)")
        // It knows itself what it is of.
        let report = try directory.inbox("report", "one", "--html", "one.html")
        #expect(report.status == 0, "\(report.errors)")
        let other = try directory.inbox("campaign", "one", "--resume", views: ["quota"])
        #expect(other.status == 64)
        #expect(other.errors.contains("one has a campaign with another BINDFUZZ_VIEWS."), "\(other.errors)")
        #expect(try directory.inbox("campaign", "one", "--resume").output == one.output)
        #expect(try directory.read("one.html").contains("View failures"))
        #expect(try directory.inbox("report", "one", views: views).output.contains("onReceive of InboxRow"))
        #expect(try directory.inbox("corpus", "merge", "one", views: views).status == 0)
        let again = try directory.inbox(["campaign", "again"] + options + ["2"], views: views)
        #expect(again.status == 0, "\(again.output)")
    }

    private static let login = ["INBOX_LOGIN": "1"]
    private static let cases = TestSize.of(small: 30, usual: 30, full: 60)

    @Test func `says what a finding needs that depends on the cases before, and does not keep it`() throws {
        let directory = try TemporaryDirectory()
        func campaign(_ arguments: String...) throws -> CommandRun {
            try directory.inbox(["campaign"] + arguments, views: ["login", "attachments"], environment: Self.login)
        }
        let run = try campaign("a", "--seed", "3", "--cases", "\(Self.cases)", "--jobs", "1")
        #expect(run.output.contains("\"login\": no steps (needs earlier cases) "), "\(run.output)")
        let text = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        let needed = #"shows it in a fresh process: '"login": press "Log in"' 2 times."#
        #expect(text.contains(needed), "\(text)")
        #expect(!run.output.contains("may not be the smallest"), "\(run.output)")
        let kept = try directory.files(in: "a/found")
        #expect(kept.count == 1 && kept.allSatisfy { $0.hasPrefix("trap.") }, "\(kept)")
        #expect(try campaign("b", "--seed", "3", "--cases", "\(Self.cases)", "--jobs", "2").output == run.output)
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
        #expect(!text.contains("without a case in this directory"), "\(text)")
        let markdown = try report("--format", "markdown")
        #expect(markdown.contains("## broken.nobody-logs-in-twice\n\nNew, needs earlier cases, not kept."))
        let json = try JSONSerialization.jsonObject(with: Data(try report("--format", "json").utf8)) as? [String: Any]
        let doubtful = try #require((json?["doubtful"] as? [[String: Any]])?.first)
        #expect(doubtful["doubt"] as? String == "needs-earlier-cases")
        #expect(doubtful["view"] as? String == "login")
        #expect((doubtful["explanation"] as? [String])?.count == 3)
        _ = try report("--html", "a.html")
        #expect(try directory.read("a.html").contains("new, needs earlier cases, not kept</span>"))
    }

    @Test func `says that something outlives a case, and takes that for no defect of its own`() throws {
        let directory = try TemporaryDirectory()
        let visits = ["INBOX_VISITS": "1"]
        let run = try directory.inbox(
            "campaign", "a", "--seed", "3", "--cases", "1001", "--jobs", "1", views: ["visits"], environment: visits)
        #expect(run.status == 1, "\(run.output)")
        let check = "note  every thousandth case twice  2 cases, needs earlier cases: 1; see case 1000\n"
        #expect(run.output.contains(check), "\(run.output)")
        let told = """
            case 1000, under ios/written/index
              In the campaign the case was broken.there-are-few-visits.
              It needs earlier cases: in two fresh processes it is clean.
            """
        #expect(run.output.contains(told), "\(run.output)")
        func inbox(_ arguments: String...) throws -> String {
            try directory.inbox(arguments, environment: visits).output
        }
        #expect(try inbox("campaign", "a", "--resume") == run.output)
        let status = try inbox("status", "a")
        #expect(status.contains(check), "\(status)")
        #expect(status.contains("case 1000: needs earlier cases\n"), "\(status)")
        #expect(try inbox("report", "a").contains("case 1000  (needs earlier cases)\n"))
        #expect(
            try inbox("report", "a", "--format", "markdown").contains("## Case 1000\n\nNeeds earlier cases, under ios/")
        )
        let json = try JSONSerialization.jsonObject(with: Data(try inbox("report", "a", "--format", "json").utf8))
        let unrepeated = try #require(((json as? [String: Any])?["unrepeated"] as? [[String: Any]])?.first)
        #expect(unrepeated["case"] as? Int == 1000)
        #expect(unrepeated["doubt"] as? String == "needs-earlier-cases")
        _ = try inbox("report", "a", "--html", "a.html")
        #expect(try directory.read("a.html").contains("<h3>Case 1000 <span class=\"badge\">needs earlier cases"))
    }

    @Test func `keeps the cases that show together what needs them, and replays them`() throws {
        let directory = try TemporaryDirectory()
        _ = try directory.inbox(
            "campaign", "a", "--seed", "3", "--cases", "30", "--jobs", "1", views: ["login"], environment: Self.login)
        let path = "a/sequences/broken.nobody-logs-in-twice.cases"
        let line = "inbox replay --together --configurations ios/written/index \(path)\n"
        let report = try directory.inbox(["report", "a"], environment: Self.login).output
        #expect(report.contains(line), "\(report)")
        let replay = ["replay", "--together", path, "--configurations", "ios/written/index"]
        let run = try directory.inbox(replay, environment: Self.login)
        #expect(run.status == 0, "\(run.output)")
        let alone = try directory.inbox(["replay", path], environment: Self.login)
        #expect(alone.status == 3 && alone.errors.contains("found a sequence; run it with --together"), "\(alone)")
        #expect(run.output.hasPrefix("ios/written/index  2 cases, one after the other in one process\n  clean "))
        #expect(run.output.contains("\n  broken \(path):2 \"login\": press \"Log in\"\n"), "\(run.output)")
        #expect(run.output.contains("✗ The property 'nobody logs in twice' does not hold."), "\(run.output)")
        #expect(run.output.contains("Alone   clean, in a fresh process"), "\(run.output)")
        let json = try directory.inbox(replay + ["--format", "json"], environment: Self.login).output
        let verdicts = try json.split(separator: "\n").map { line in
            (try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["verdict"] as? String
        }
        #expect(verdicts == ["clean", "broken"], "\(json)")
        // The last one alone is clean, which is not what it says.
        let parts = try directory.read(path).components(separatedBy: "---\n")
        try directory.write(parts[1], to: "last.case")
        #expect(try directory.inbox(["replay", "--together", "last.case"], environment: Self.login).status == 2)
        try directory.write(parts[0], to: "first.case")
        let files = ["replay", "--together", "first.case", "last.case", "--configurations", "ios/written/index"]
        #expect(try directory.inbox(files, environment: Self.login).status == 0)
    }

    @Test func `counts what comes together over many runs`() throws {
        let directory = try TemporaryDirectory()
        let run = try directory.inbox(
            "campaign", "a", "--seed", "3", "--cases", "60", "--jobs", "1", views: ["visits"],
            environment: ["INBOX_VISITS": "1"])
        #expect(run.output.contains("broken.there-are-few-visits"))
        let text = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        #expect(text.contains(#"shows it in a fresh process: '"visits": no steps' 8 times."#), "\(text)")
    }
}
