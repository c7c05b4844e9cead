import TestSupport
import Testing

/// The reports of crashes on deleted objects of Core Data in Tests/DeletedModels, which cite their sources.
@Suite(.runsCommands) struct `Reports of deleted managed objects` {
    /// Each view, and the entity in the name of its finding.
    private static let reports = [
        ("c01", "LogEntry"), ("c02", "ClubMember"), ("c03", "FileDownload"), ("c04", "StoreProduct"),
        ("c05", "BookPage"), ("c06", "BlogPost"), ("c07", "LogTask"), ("c08", "AssetMessage"),
    ]

    private func search(_ view: String, cases: Int, in directory: TemporaryDirectory) throws -> CommandRun {
        try directory.start(
            ["fuzz", "--seed", "1", "--cases", "\(cases)", "--jobs", "1"], of: "deletedmodels",
            environment: ["BINDFUZZ_VIEWS": view]
        ).wait()
    }

    @Test(arguments: Self.reports) func `are found by the default search`(view: String, entity: String) throws {
        let directory = try TemporaryDirectory()
        let run = try search(view, cases: 60, in: directory)
        #expect(run.status == 1, "\(run.output)\(run.errors)")
        #expect(run.output.contains(entity), "\(run.output)")
    }

    @Test(arguments: Self.reports) func `are not found once they are fixed`(view: String, entity: String) throws {
        let directory = try TemporaryDirectory()
        let run = try search("\(view) fixed", cases: 100, in: directory)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }
}
