import BindingFuzz
import FuzzCampaign
import FuzzCorpus
import Foundation
import TestSupport
import Testing

/// What a campaign and the commands of the morning after print, as their reader sees it.
@Suite(.runsCommands) struct `The outputs of a campaign` {
    private static let campaign = [
        "campaign", "night", "--seed", "3", "--cases", "2000", "--configurations", "ios/*/commit/unguarded/index/read",
    ]

    @Test func `are a summary that depends on neither the time nor the workers`() throws {
        let folder = try TemporaryDirectory()
        let run = try folder.bindfuzz(Self.campaign)
        #expect(run.status == 1)
        try expectSnapshot(run.output, named: "campaign")
        let beginning = run.errors.split(separator: "\n").first ?? ""
        try expectSnapshot(String(beginning) + "\n", named: "beginning")
        // With a corpus that knows the findings nothing is new.
        #expect(try folder.bindfuzz("corpus", "merge", "night").status == 0)
        #expect(try folder.bindfuzz(Self.campaign + ["--overwrite"]).status == 0)
    }

    @Test func `are a status that anybody can look at`() throws {
        let folder = try TemporaryDirectory()
        let settings = CampaignSettings<RowModel>(
            seed: 7, length: 16, patterns: ["*/*/*/*/index/read"], cases: nil,
            blockSize: CampaignSettings<RowModel>.defaultBlockSize)
        var state = CampaignState<RowModel>()
        let runner = BlockRunner<RowModel>(settings)
        state.add(runner.run(block: 0, skipping: []) { _ in })
        state.add(CampaignIncident(kind: .trapped, index: 1234, whileShrinking: false))
        var checkpoint = CampaignCheckpoint<RowModel>(settings, state: state)
        checkpoint.elapsed_s = 3723
        checkpoint.lastNew_s = 61
        var status = CampaignStatus<RowModel>(
            checkpoint, settings, settings.configurations, known: KnownMechanisms<RowModel>())
        status.workers = 2
        status.left_s = 25_077
        status.casesPerSecond = 116_000
        status.add([
            StalledWorker(number: 2, process: 4711, isStopped: true, index: 17, stalled_s: 61),
            StalledWorker(number: 3, process: 4712, isStopped: false, index: 12_345, stalled_s: 12),
        ])
        status.phase = .interrupted
        let directory = try CampaignDirectory<RowModel>(path: folder.path("night"))
        try directory.create()
        try directory.write(status, .status)
        try expectSnapshot(try folder.timelessStatus("--verbose"), named: "status-standing")
        status.phase = .running
        try directory.write(status, .status)
        // Nobody holds the lock, so the campaign ended without having said so.
        try expectSnapshot(try folder.timelessStatus(), named: "status")
        let missing = try folder.bindfuzz("status", "day")
        #expect(missing.status == 3)
        #expect(missing.errors == "day: error: expected the directory of a campaign; found no status.json\n")
    }
}

extension TemporaryDirectory {
    /// What `status` shows, but for how old that is.
    fileprivate func timelessStatus(_ options: String...) throws -> String {
        let run = try bindfuzz(["status", "night"] + options)
        #expect(run.status == 0)
        #expect(run.output.contains(/as of [0-9:]+ ago/))
        return run.output.replacing(/as of [0-9:]+ ago/, with: "as of … ago")
    }
}
