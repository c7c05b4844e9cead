import TestSupport
import Testing

/// The reports of crashes on deleted objects in Tests/DeletedModels, which cite their sources.
@Suite(.runsCommands) struct `Reports of deleted objects` {
    /// Each view, and the model in the name of its finding.
    private static let reports = [
        ("d01", "ChatMessage"), ("d02", "LiftSet"), ("d03", "DojoProfile"), ("d04", "SharedNote"),
        ("d05", "GymSession"), ("d06", "ClayPot"), ("d07", "PodcastEpisode"), ("d08", "PlannedTrip"),
        ("d09", "MediaClip"), ("d10", "SafeVault"), ("d11", "MeshNode"), ("d12", "FocusProfile"),
    ]

    private func search(_ view: String, cases: Int, in directory: TemporaryDirectory) throws -> CommandRun {
        try directory.start(
            ["fuzz", "--seed", "1", "--cases", "\(cases)", "--jobs", "1"], of: "deletedmodels",
            environment: ["BINDFUZZ_VIEWS": view]
        ).wait()
    }

    @Test(arguments: Self.reports) func `are found by the default search`(view: String, model: String) throws {
        let directory = try TemporaryDirectory()
        let run = try search(view, cases: 60, in: directory)
        #expect(run.status == 1, "\(run.output)\(run.errors)")
        #expect(run.output.contains(model), "\(run.output)")
    }

    @Test(arguments: Self.reports) func `are not found once they are fixed`(view: String, model: String) throws {
        let directory = try TemporaryDirectory()
        let run = try search("\(view) fixed", cases: 100, in: directory)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }
}
