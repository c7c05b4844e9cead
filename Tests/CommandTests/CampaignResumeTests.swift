import BindingFuzz
import FuzzCampaign
import Foundation
import Testing

@Suite("What a campaign goes on from") struct CampaignResumeTests {
    private static let options = [
        "--seed", "3", "--cases", "2000", "--configurations", "*/*/runloop/*/index/read", "--block-size", "100",
    ]

    /// A campaign that ended halfway, since all of its workers were gone.
    private func halfway(_ directory: borrowing TemporaryDirectory, _ name: String) throws {
        let settings = CampaignSettings(
            seed: 3, length: 16, patterns: ["*/*/runloop/*/index/read"], cases: 2000, blockSize: 100)
        var state = CampaignState(configurations: settings.configurations.count)
        var runner = BlockRunner(settings)
        for block in [UInt64](0..<6) + [8, 9] { state.add(runner.run(block: block, skipping: []) { _ in }) }
        let campaign = CampaignDirectory(path: directory.path(name))
        try campaign.create()
        try campaign.write(CampaignCheckpoint(settings, state: state), .checkpoint)
        try campaign.write(settings, .settings)
    }

    @Test("--resume never begins: not where nothing is, nor where a part of a campaign is missing")
    func resumeNeverBegins() throws {
        let directory = try TemporaryDirectory()
        let mistyped = try CampaignProcess.campaign(directory.path("nihgt"), ["--resume"] + Self.options)
        #expect(mistyped.status == 3)
        #expect(mistyped.error.contains("expected the directory of a campaign to go on with; found none"))
        #expect(mistyped.error.contains("--resume-or-begin begins one"))
        #expect(!FileManager.default.fileExists(atPath: directory.path("nihgt")))
        for (name, file) in [("a", CampaignDirectory.Name.settings), ("b", .checkpoint)] {
            try halfway(directory, name)
            try FileManager.default.removeItem(atPath: "\(directory.path(name))/\(file.rawValue)")
            for option in ["--resume", "--resume-or-begin"] {
                let result = try CampaignProcess.campaign(directory.path(name), [option] + Self.options)
                #expect(result.status == 3)
                #expect(result.error.contains("found no \(file.rawValue). Put a copy back; or take what was found"))
            }
        }
    }

    @Test("--resume-or-begin begins, goes on, and begins again what was ended before it had begun")
    func resumeOrBegin() throws {
        let directory = try TemporaryDirectory()
        let options = Self.options + ["--resume-or-begin"]
        let begun = try CampaignProcess.campaign(directory.path("begun"), options)
        #expect(begun.status == 0)
        #expect(try CampaignProcess.campaign(directory.path("begun"), options).output == begun.output)
        try halfway(directory, "halfway")
        #expect(try CampaignProcess.campaign(directory.path("halfway"), options).output == begun.output)
        let blank = CampaignDirectory(path: directory.path("blank"))
        try blank.create()
        try blank.write(
            CampaignCheckpoint(CampaignSettings(seed: 7, length: 16, patterns: ["*/*/*/*/*/*"], cases: nil)),
            .checkpoint)
        let resumed = try CampaignProcess.campaign(blank.path, ["--resume"])
        #expect(resumed.status == 3)
        #expect(try CampaignProcess.campaign(blank.path, options).output == begun.output)
    }

    @Test("What is damaged besides settings and checkpoint is harmless: a campaign that goes on writes it anew")
    func harmless() throws {
        let directory = try TemporaryDirectory()
        let whole = try CampaignProcess.campaign(directory.path("whole"), Self.options)
        let found = try directory.texts("whole/found")
        try halfway(directory, "a")
        _ = try CampaignProcess.campaign(directory.path("a"), ["--resume"])
        var random = SplitMix64(seed: 1)
        let files = ["status.json", "statistics.jsonl", "summary.txt"] + found.keys.sorted().map { "found/\($0)" }
        for _ in 0..<5 {
            for file in files {
                let url = URL(fileURLWithPath: directory.path("a/\(file)"))
                var bytes = try [UInt8](Data(contentsOf: url))
                bytes[random.below(bytes.count)] ^= 1
                try Data(bytes.prefix(1 + random.below(bytes.count))).write(to: url)
            }
            try Data([1, 2, 3]).write(to: URL(fileURLWithPath: directory.path("a/workers/1-1")))
            let status = try CampaignProcess(["status", directory.path("a")]).wait()
            #expect(status.status == 3)
            #expect(
                status.error.contains("status.json: error: expected a file as this version of bindfuzz has written it"))
            let report = try CampaignProcess(["report", directory.path("a")]).wait()
            #expect([0, 3].contains(report.status))
            let resumed = try CampaignProcess.campaign(directory.path("a"), ["--resume"])
            #expect(resumed.status == 0)
            #expect(resumed.error.contains("statistics.jsonl: warning: damaged"))
            #expect(resumed.output == whole.output)
            #expect(try directory.texts("a/found") == found)
            #expect(try String(contentsOfFile: directory.path("a/summary.txt"), encoding: .utf8) == whole.output)
        }
    }

    @Test("What is damaged of settings and checkpoint is refused by all that would go on from it")
    func refused() throws {
        let directory = try TemporaryDirectory()
        for name in ["settings.json", "checkpoint.json"] {
            try halfway(directory, name)
            let path = directory.path("\(name)/\(name)")
            let text = try String(contentsOfFile: path, encoding: .utf8)
            let edited = text.replacing(#""cases":"#, with: #""cases":1"#)
            #expect(edited != text)
            try edited.write(toFile: path, atomically: true, encoding: .utf8)
            for arguments in [["--resume"], ["--resume-or-begin"], ["--overwrite", "--merge", directory.path(name)]] {
                let target = arguments.contains("--merge") ? directory.path("sum") : directory.path(name)
                let result = try CampaignProcess.campaign(target, arguments)
                #expect(result.status == 3, "\(arguments)")
                #expect(
                    result.error.contains("\(path): error: expected a file as this version of bindfuzz has written it"))
            }
        }
    }

    @Test("Options that cannot be meant are refused before anything is made")
    func options() throws {
        let directory = try TemporaryDirectory()
        for (arguments, text) in [
            (["--shard", "1/2"], "--shard needs --seed and --cases"),
            (["--shard", "1/2", "--seed", "1"], "--shard needs --seed and --cases"),
            (["--resume-or-begin", "--shard", "1/2", "--cases", "9"], "--shard needs --seed and --cases"),
            (["--resume", "--resume-or-begin"], "--resume, --resume-or-begin and --overwrite exclude each other"),
            (["--resume-or-begin", "--overwrite"], "--resume, --resume-or-begin and --overwrite exclude each other"),
            (["--cases", "18446744073709551615"], "--cases takes at most"),
        ] {
            let result = try CampaignProcess.campaign(directory.path("a"), arguments)
            #expect(result.status == 64, "\(arguments)")
            #expect(result.error.contains(text), "\(arguments)")
        }
        #expect(!FileManager.default.fileExists(atPath: directory.path("a")))
        // A shard that goes on knows both.
        #expect(
            try CampaignProcess.campaign(directory.path("a"), Self.options + ["--shard", "1/2"]).status == 0)
        #expect(try CampaignProcess.campaign(directory.path("a"), ["--resume", "--shard", "1/2"]).status == 0)
    }
}
