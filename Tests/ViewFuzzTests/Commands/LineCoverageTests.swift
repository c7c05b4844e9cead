import Foundation
import FuzzCommands
import Testing

@Suite struct `The lines that ran` {
    /// The output of `llvm-cov export -summary-only`, without what is not read.
    private static let export = """
        {"data": [{"files": [
            {"filename": "/home/a/app/Sources/App/List.swift", "summary": {"lines": {"count": 8, "covered": 6}}},
            {"filename": "/home/a/app/Sources/App/Edit.swift", "summary": {"lines": {"count": 10, "covered": 0}}},
            {"filename": "/home/a/shared/Model.swift", "summary": {"lines": {"count": 2, "covered": 2}}},
            {"filename": "/home/a/app/.build/checkouts/x/X.swift", "summary": {"lines": {"count": 5, "covered": 5}}},
            {"filename": "/home/b/Sources/HeadlessUI/Text.swift", "summary": {"lines": {"count": 5, "covered": 5}}},
            {"filename": "/home/a/app/Sources/App/Empty.swift", "summary": {"lines": {"count": 0, "covered": 0}}}
        ]}], "type": "llvm.coverage.json.export", "version": "2.0.1"}
        """

    @Test func `are those of the app, by file`() throws {
        let coverage = try LineCoverage(
            export: Data(Self.export.utf8), in: "/home/a/app", leavingOut: "/home/b/Sources/")
        #expect(
            coverage.lines == [
                "lines of the app that ran:",
                "  /home/a/shared/Model.swift  2 of 2 (100 %)",
                "  Sources/App/Edit.swift      0 of 10 (0 %)",
                "  Sources/App/List.swift      6 of 8 (75 %)",
                "  in all                      8 of 20 (40 %)",
            ])
    }

    @Test func `leave out this package`() {
        #expect(LineCoverage.sourcesOfThisPackage.hasSuffix("/Sources/"), "\(LineCoverage.sourcesOfThisPackage)")
    }
}
