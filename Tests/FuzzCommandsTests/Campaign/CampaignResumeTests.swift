import BindingFuzz
import FuzzCampaign
import Foundation
import TestSupport
import Testing

@Suite(.runsCommands) struct `What a campaign goes on from` {
    private static let options = [
        "--seed", "3", "--cases", "2000", "--configurations", "*/*/runloop/*/index/read", "--block-size", "100",
    ]

    /// A campaign that ended halfway, since all of its workers were gone.
    private func halfway(_ directory: TemporaryDirectory, _ name: String) throws {
        let settings = CampaignSettings<RowModel>(
            seed: 3, length: 16, patterns: ["*/*/runloop/*/index/read"], cases: 2000, blockSize: 100)
        var state = CampaignState<RowModel>()
        let runner = BlockRunner<RowModel>(settings)
        for block in [UInt64](0..<6) + [8, 9] { state.add(runner.run(block: block, skipping: []) { _ in }) }
        let campaign = try CampaignDirectory<RowModel>(path: directory.path(name))
        try campaign.create()
        try campaign.write(CampaignCheckpoint<RowModel>(settings, state: state), .checkpoint)
        try campaign.write(settings, .settings)
    }

    @Test func `takes away what a killed process was about to put in its place`() throws {
        let directory = try TemporaryDirectory()
        let options = ["--seed", "1", "--jobs", "1"]
        #expect(try directory.campaign("a", options + ["--cases", "100"]).status <= 1)
        for folder in ["a", "a/found"] {
            try directory.write("half", to: "\(folder)/.bindfuzz-\(String(repeating: "0f", count: 16)).new")
        }
        #expect(try directory.campaign("a", ["--resume"]).status <= 1)
        #expect(try directory.files(in: "a").allSatisfy { !$0.hasSuffix(".new") })
        #expect(try directory.files(in: "a/found").allSatisfy { !$0.hasSuffix(".new") })
    }

    @Test func `--resume never begins: not where nothing is, nor where a part of a campaign is missing`() throws {
        let directory = try TemporaryDirectory()
        let mistyped = try directory.campaign("nihgt", ["--resume"] + Self.options)
        #expect(mistyped.status == 3)
        var outputs = OutputSnapshot()
        outputs.add("campaign nihgt --resume", mistyped)
        #expect(!directory.has("nihgt"))
        for (name, file) in [("a", CampaignFile.settings), ("b", .checkpoint)] {
            try halfway(directory, name)
            try directory.delete("\(name)/\(file.rawValue)")
            for option in ["--resume", "--resume-or-begin"] {
                let result = try directory.campaign(name, [option] + Self.options)
                #expect(result.status == 3)
                outputs.add("campaign \(name) \(option), without \(file.rawValue)", result)
            }
        }
        try outputs.expect(named: "refused-resumptions")
    }

    @Test func `--resume-or-begin begins, goes on, and begins again what was ended before it had begun`() throws {
        let directory = try TemporaryDirectory()
        let options = Self.options + ["--resume-or-begin"]
        let begun = try directory.campaign("begun", options)
        #expect(begun.status == 0)
        #expect(try directory.campaign("begun", options).output == begun.output)
        try halfway(directory, "halfway")
        #expect(try directory.campaign("halfway", options).output == begun.output)
        let blank = try CampaignDirectory<RowModel>(path: directory.path("blank"))
        try blank.create()
        try blank.write(
            CampaignCheckpoint<RowModel>(
                CampaignSettings<RowModel>(seed: 7, length: 16, patterns: ["*/*/*/*/*/*"], cases: nil)),
            .checkpoint)
        let resumed = try directory.campaign("blank", ["--resume"])
        #expect(resumed.status == 3)
        #expect(try directory.campaign("blank", options).output == begun.output)
    }

    @Test func `other damaged files than settings and checkpoint are harmless: a resumed campaign rewrites them`()
        throws
    {
        let directory = try TemporaryDirectory()
        let whole = try directory.campaign("whole", Self.options)
        let found = try directory.texts(in: "whole/found")
        try halfway(directory, "a")
        _ = try directory.campaign("a", ["--resume"])
        var random = SplitMix64(seed: 1)
        let files = ["status.json", "statistics.jsonl", "summary.txt"] + found.keys.sorted().map { "found/\($0)" }
        for round in 0..<5 {
            for file in files {
                var bytes = try [UInt8](Data(contentsOf: directory.url.appending(path: "a/\(file)")))
                bytes[random.below(bytes.count)] ^= 1
                try directory.write(Data(bytes.prefix(1 + random.below(bytes.count))), to: "a/\(file)")
            }
            try directory.write(Data([1, 2, 3]), to: "a/workers/1-1")
            let status = try directory.bindfuzz("status", "a")
            #expect(status.status == 3)
            try expectSnapshot(status.errors, named: "damaged-status")
            let report = try directory.bindfuzz("report", "a")
            #expect([0, 3].contains(report.status))
            let resumed = try directory.campaign("a", ["--resume"])
            #expect(resumed.status == 0)
            for file in ["status.json", "statistics.jsonl", "summary.txt"] {
                #expect(resumed.errors.contains("a/\(file): warning: "), "round \(round): \(resumed.errors)")
            }
            #expect(resumed.output == whole.output)
            #expect(try directory.texts(in: "a/found") == found)
            #expect(try directory.read("a/summary.txt") == whole.output)
        }
    }

    @Test func `what is damaged of settings and checkpoint is refused by all that would go on from it`() throws {
        let directory = try TemporaryDirectory()
        var outputs = OutputSnapshot()
        for name in ["settings.json", "checkpoint.json"] {
            try halfway(directory, name)
            let path = "\(name)/\(name)"
            let text = try directory.read(path)
            let edited = text.replacing(#""cases":"#, with: #""cases":1"#)
            #expect(edited != text)
            try directory.write(edited, to: path)
            for arguments in [["--resume"], ["--resume-or-begin"], ["--overwrite", "--merge", name]] {
                let target = arguments.contains("--merge") ? "sum" : name
                let result = try directory.campaign(target, arguments)
                #expect(result.status == 3, "\(arguments)")
                outputs.add("campaign \(target) \(arguments.joined(separator: " "))", result)
            }
        }
        try outputs.expect(named: "damaged-campaigns")
    }

    @Test func `options that cannot be meant are refused before anything is made`() throws {
        let directory = try TemporaryDirectory()
        var outputs = OutputSnapshot()
        for arguments in [
            ["--shard", "1/2"], ["--shard", "1/2", "--seed", "1"],
            ["--resume-or-begin", "--shard", "1/2", "--cases", "9"], ["--resume", "--resume-or-begin"],
            ["--resume-or-begin", "--overwrite"], ["--cases", "18446744073709551615"],
        ] {
            let result = try directory.campaign("a", arguments)
            #expect(result.status == 64, "\(arguments)")
            outputs.add("campaign a \(arguments.joined(separator: " "))", result)
        }
        try outputs.expect(named: "refused-options")
        #expect(!directory.has("a"))
        // A shard that goes on knows both.
        #expect(
            try directory.campaign("a", Self.options + ["--shard", "1/2"]).status == 0)
        #expect(try directory.campaign("a", ["--resume", "--shard", "1/2"]).status == 0)
    }
}
