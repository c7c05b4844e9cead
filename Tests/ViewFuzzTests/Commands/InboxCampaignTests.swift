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
        var outputs = OutputSnapshot()
        outputs.add("campaign one", one.output)
        let status = try directory.inbox("status", "one")
        #expect(status.status == 0)
        outputs.add("status one", status)
        // It knows itself what it is of.
        let report = try directory.inbox("report", "one", "--html", "one.html")
        #expect(report.status == 0, "\(report.errors)")
        let other = try directory.inbox("campaign", "one", "--resume", views: ["quota"])
        #expect(other.status == 64)
        outputs.add("campaign one --resume, with BINDFUZZ_VIEWS=quota", other)
        #expect(try directory.inbox("campaign", "one", "--resume").output == one.output)
        outputs.add("report one", try directory.inbox("report", "one", views: views).output)
        outputs.add("one.html", page: try directory.read("one.html"))
        try outputs.expect(named: "campaign")
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
        let run = try campaign("a", "--seed", "3", "--cases", "30", "--jobs", "1")
        let kept = try directory.files(in: "a/found")
        #expect(kept.count == 1 && kept.allSatisfy { $0.hasPrefix("trap.") }, "\(kept)")
        #expect(try campaign("b", "--seed", "3", "--cases", "30", "--jobs", "2").output == run.output)
        #expect(try campaign("a", "--resume").output == run.output)
        var outputs = OutputSnapshot()
        outputs.add("campaign a", run.output)
        outputs.add("status a", try directory.inbox(["status", "a"], environment: Self.login))
        try outputs.expect(named: "campaign-needs-earlier-cases")
    }

    @Test func `reports it in every form`() throws {
        let directory = try TemporaryDirectory()
        _ = try directory.inbox(
            "campaign", "a", "--seed", "3", "--cases", "30", "--jobs", "1", views: ["login"], environment: Self.login)
        func report(_ arguments: String...) throws -> String {
            try directory.inbox(["report", "a"] + arguments, environment: Self.login).output
        }
        let text = try report()
        var outputs = OutputSnapshot()
        outputs.add("report a", text)
        outputs.add("report a --format markdown", try report("--format", "markdown"))
        let json = try JSONSerialization.jsonObject(with: Data(try report("--format", "json").utf8)) as? [String: Any]
        let doubtful = try #require((json?["doubtful"] as? [[String: Any]])?.first)
        #expect(doubtful["doubt"] as? String == "needs-earlier-cases")
        #expect(doubtful["view"] as? String == "login")
        #expect((doubtful["explanation"] as? [String])?.count == 3)
        _ = try report("--html", "a.html")
        outputs.add("a.html", page: try directory.read("a.html"))
        try outputs.expect(named: "report-needs-earlier-cases")
    }

    @Test func `says that something outlives a case, and takes that for no defect of its own`() throws {
        let directory = try TemporaryDirectory()
        let visits = ["INBOX_VISITS": "1"]
        let run = try directory.inbox(
            "campaign", "a", "--seed", "3", "--cases", "1001", "--jobs", "1", views: ["visits"], environment: visits)
        #expect(run.status == 1, "\(run.output)")
        var outputs = OutputSnapshot()
        outputs.add("campaign a", run.output)
        func inbox(_ arguments: String...) throws -> String {
            try directory.inbox(arguments, environment: visits).output
        }
        #expect(try inbox("campaign", "a", "--resume") == run.output)
        outputs.add("status a", try inbox("status", "a"))
        outputs.add("report a", try inbox("report", "a"))
        outputs.add("report a --format markdown", try inbox("report", "a", "--format", "markdown"))
        let json = try JSONSerialization.jsonObject(with: Data(try inbox("report", "a", "--format", "json").utf8))
        let unrepeated = try #require(((json as? [String: Any])?["unrepeated"] as? [[String: Any]])?.first)
        #expect(unrepeated["case"] as? Int == 1000)
        #expect(unrepeated["doubt"] as? String == "needs-earlier-cases")
        _ = try inbox("report", "a", "--html", "a.html")
        outputs.add("a.html", page: try directory.read("a.html"))
        try outputs.expect(named: "campaign-outlived-case")
    }

    @Test func `keeps the cases that show together what needs them, and replays them`() throws {
        let directory = try TemporaryDirectory()
        _ = try directory.inbox(
            "campaign", "a", "--seed", "3", "--cases", "30", "--jobs", "1", views: ["login"], environment: Self.login)
        let path = "a/sequences/broken.nobody-logs-in-twice.cases"
        var outputs = OutputSnapshot()
        outputs.add("report a", try directory.inbox(["report", "a"], environment: Self.login))
        let replay = ["replay", "--together", path, "--configurations", "ios/written/index"]
        let run = try directory.inbox(replay, environment: Self.login)
        #expect(run.status == 0, "\(run.output)")
        let alone = try directory.inbox(["replay", path], environment: Self.login)
        #expect(alone.status == 3, "\(alone)")
        outputs.add("replay --together", run)
        outputs.add("replay, without --together", alone)
        try outputs.expect(named: "replay-together")
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
        var outputs = OutputSnapshot()
        outputs.add("campaign a", run.output)
        try outputs.expect(named: "campaign-many-runs")
    }
}
