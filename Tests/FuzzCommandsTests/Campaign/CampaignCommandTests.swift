import BindingFuzz
import FuzzCampaign
import Foundation
import TestSupport
import Testing

@Suite(.runsCommands) struct `The campaign command` {
    private static let options = [
        "--seed", "3", "--cases", "2000", "--configurations", "*/*/runloop/unguarded/index/read", "--block-size", "100",
    ]

    @Test func `the summary is the same, byte for byte, for 1, 2 and 8 workers`() throws {
        let directory = try TemporaryDirectory()
        let summaries = try [1, 2, 8].map { jobs in
            let result = try directory.campaign("\(jobs)", Self.options + ["--jobs", "\(jobs)"])
            #expect(result.status == 0)
            #expect(try directory.read("\(jobs)/summary.txt") == result.output)
            return result.output
        }
        #expect(Set(summaries).count == 1)
        try expectSnapshot(summaries[0], named: "summary")
        #expect(try directory.texts(in: "1/found") == directory.texts(in: "8/found"))
        #expect(try directory.texts(in: "1/found").count == 16)
    }

    @Test func `a case that traps and a case that hangs are reported, and cost nothing but themselves`() throws {
        let directory = try TemporaryDirectory()
        let traps = ["TRAPPING_TRAP_AT": "700,1999", "TRAPPING_HANG_AT": "50"]
        let summaries = try [1, 3].map { jobs in
            let result = try directory.campaign(
                "\(jobs)", Self.options + ["--jobs", "\(jobs)", "--hang-timeout", "2s"],
                of: "trapping", environment: traps)
            #expect(result.status == 70)
            return result.output
        }
        #expect(summaries[0] == summaries[1])
        try expectSnapshot(summaries[0], named: "summary-incidents")
        let cases = try directory.texts(in: "1/incidents")
        #expect(cases.keys.sorted() == ["hung-50.case", "trapped-1999.case", "trapped-700.case"])
        let trapped = try CaseFile<RowModel>(text: #require(cases["trapped-700.case"]))
        #expect(trapped.testCase == InterleavingGenerator(CaseFamily(seed: 3)).testCase(at: 700))
    }

    @Test func `a directory that is not empty is refused, and other files are never removed`() throws {
        let directory = try TemporaryDirectory()
        try directory.write("mine", to: "precious")
        let refused = try directory.campaign(".", Self.options)
        #expect(refused.status == 3)
        var outputs = OutputSnapshot()
        outputs.add("campaign .", refused)
        #expect(try directory.campaign(".", Self.options + ["--overwrite"]).status == 3)
        #expect(directory.has("precious"))
        #expect(try directory.campaign("a", Self.options).status == 0)
        let again = try directory.campaign("a", Self.options)
        #expect(again.status == 64)
        outputs.add("campaign a, again", again)
        let other = try directory.campaign("a", ["--resume", "--seed", "4"])
        #expect(other.status == 64)
        outputs.add("campaign a --resume --seed 4", other)
        #expect(try directory.campaign("a", Self.options + ["--overwrite"]).status == 0)
        let below = try directory.campaign("precious/campaign", Self.options)
        #expect(below.status == 3)
        outputs.add("campaign precious/campaign", below)
        try outputs.expect(named: "refused-directories")
    }

    #if os(Linux)
        @Test func `where there is no room, what was there stays whole and the campaign goes on later`() throws {
            let directory = try TemporaryDirectory()
            let whole = try directory.campaign("whole", Self.options)
            let campaign = try CampaignDirectory<RowModel>(path: directory.path("a"))
            // A case that hangs holds the campaign until a signal makes it write; there is no room for any file by then.
            let earlier = signal(SIGXFSZ, SIG_IGN)
            let process = try directory.startCampaign(
                "a", Self.options + ["--jobs", "1", "--hang-timeout", "1h"],
                of: "trapping", environment: ["TRAPPING_HANG_AT": "1500"])
            signal(SIGXFSZ, earlier)
            let before = try CampaignState<RowModel>.awaited(campaign, cases: 1500)
            try process.leaveNoRoom()
            process.send(SIGTERM)
            let full = try process.wait()
            #expect(full.status == 3)
            let problem = try #require(full.errors.split(separator: "\n").first { $0.contains(": error: ") })
            // Which of the two is written first is up to the clock.
            let stable = problem.replacing(#/a\/(checkpoint|status)\.json/#, with: "a/….json")
            try expectSnapshot(String(stable) + "\n", named: "no-room")
            #expect(try campaign.campaign().checkpoint.state == before)
            #expect(try directory.files(in: "a").allSatisfy { !$0.hasSuffix(".new") })
            let resumed = try directory.campaign("a", Self.options + ["--resume"])
            #expect(resumed.status == 0)
            #expect(resumed.output == whole.output)
        }

        @Test func `where nothing can be written, it says so at once`() throws {
            let result = try TemporaryDirectory().campaign("/proc/bindfuzz", Self.options)
            #expect(result.status == 3)
            // The reason is the system's.
            let stable = result.errors.replacing(#/can be created; .*/#, with: "can be created; …")
            try expectSnapshot(stable, named: "unwritable-directory")
        }
    #endif

    @Test func `shards are the whole when they are added up`() throws {
        let directory = try TemporaryDirectory()
        let whole = try directory.campaign("whole", Self.options)
        for shard in 1...3 {
            let result = try directory.campaign("\(shard)", Self.options + ["--shard", "\(shard)/3"])
            #expect(result.status == 0)
        }
        let parts = ["1", "2", "3"]
        let merged = try directory.campaign("merged", ["--merge"] + parts)
        #expect(merged.status == 0)
        #expect(merged.output == whole.output)
        #expect(try directory.texts(in: "merged/found") == directory.texts(in: "whole/found"))
        // A merge that fails leaves nothing behind, and what was there as it was.
        var outputs = OutputSnapshot()
        for (target, options) in [("two", []), ("merged", ["--overwrite"])] {
            let missing = try directory.campaign(target, options + ["--merge"] + parts.dropLast())
            #expect(missing.status == 3)
            outputs.add("campaign \(target) --merge 1 2", missing)
        }
        #expect(!directory.has("two"))
        #expect(try directory.texts(in: "merged/found") == directory.texts(in: "whole/found"))
        #expect(try directory.campaign("merged", ["--resume"]).output == whole.output)
        let intoItself = try directory.campaign("1", ["--overwrite", "--merge"] + parts)
        #expect(intoItself.status == 3)
        outputs.add("campaign 1 --overwrite --merge 1 2 3", intoItself)
        let nowhere = try directory.campaign("two", ["--merge", "4"])
        outputs.add("campaign two --merge 4", nowhere)
        try outputs.expect(named: "refused-merges")
        #expect(!directory.has("two"))
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `a signal ends it with its summary, status shows it from outside, and only one runs in a directory`(
        number: Int32
    ) throws {
        let directory = try TemporaryDirectory()
        let endless = [
            "--seed", "3", "--configurations", "*/*/runloop/*/index/read", "--jobs", "2", "--hang-timeout", "1h",
        ]
        // A case that never ends must not hold up the end.
        let process = try directory.startCampaign(
            "a", endless, of: "trapping", environment: ["TRAPPING_HANG_AT": "50"])
        var shown = ""
        for _ in 0..<200 where !shown.hasPrefix("campaign running") {
            usleep(100_000)
            shown = try directory.bindfuzz("status", "a").output
        }
        var outputs = OutputSnapshot()
        // The lines below depend on the speed of the machine.
        outputs.add("status a", shown.split(separator: "\n").prefix(2).joined(separator: "\n"))
        let second = try directory.campaign("a", endless + ["--resume"])
        #expect(second.status == 3)
        outputs.add("campaign a --resume", second)
        process.send(number)
        let result = try process.wait()
        #expect(result.status == 0)
        #expect(try directory.read("a/summary.txt") == result.output)
        let ended = try directory.bindfuzz("status", "a").output
        outputs.add("status a, after a signal", ended.split(separator: "\n").prefix(1).joined())
        try outputs.expect(named: "signal")
    }

    @Test func `time ends a campaign, all of its runs together`() throws {
        let directory = try TemporaryDirectory()
        let options = ["--seed", "3", "--configurations", "ios/eager/runloop/*/index/read", "--time", "1s"]
        let result = try directory.campaign("a", options)
        #expect(try directory.read("a/summary.txt") == result.output)
        let again = try directory.campaign("a", ["--resume"])
        #expect(try directory.read("a/summary.txt") == again.output)
    }
}

extension CampaignState<RowModel> {
    /// The state that a campaign has written, once it counts so many cases.
    fileprivate static func awaited(_ directory: CampaignDirectory<RowModel>, cases: UInt64) throws -> CampaignState<
        RowModel
    > {
        for _ in 0..<600 {
            if let state = try? directory.campaign().checkpoint.state, state.cases >= cases { return state }
            usleep(100_000)
        }
        return try directory.campaign().checkpoint.state
    }
}
