import TestSupport
import Testing

/// The field reports that hang on what SwiftUI or AppKit does within an update or a run of the loop.
@Suite(.runsCommands) struct `The default search` {
    /// Each report, with an assumption that one of its findings needs, and a step of that finding.
    private static let reports: [(view: String, assumption: String?, step: String)] = [
        ("r20", "control-reads at-layout", #"press "Close the kitchen""#),
        ("r21", "removed-child evaluated-once-more", #"press "Close the last room""#),
        ("r22", "control-reads at-layout", "full-swipe on"),
        ("r23", nil, #"press "Close all""#),
    ]

    private func search(_ view: String, cases: Int, in directory: TemporaryDirectory) throws -> CommandRun {
        try directory.start(
            ["fuzz", "--seed", "1", "--cases", "\(cases)", "--jobs", "1"], of: "fieldreports",
            environment: ["BINDFUZZ_VIEWS": view]
        ).wait()
    }

    @Test(arguments: Self.reports.indices)
    func `finds the report, and its file says what it assumes`(_ number: Int) throws {
        let (view, assumption, step) = Self.reports[number]
        let directory = try TemporaryDirectory()
        let run = try search(view, cases: 12, in: directory)
        #expect(run.status == 1, "\(run.output)\(run.errors)")
        let line = assumption.map { "assume \($0)" }
        let isFound = try directory.texts(in: "corpus/found").values.contains { text in
            let lines = text.split(separator: "\n")
            let assumed = lines.first { $0.hasPrefix("assume ") }.map(String.init)
            return lines.contains { $0.hasPrefix(step) } && assumed == line
        }
        #expect(isFound, "\(run.output)")
    }

    @Test(arguments: Self.reports.indices)
    func `finds nothing in the view with the fix`(_ number: Int) throws {
        let directory = try TemporaryDirectory()
        let run = try search("\(Self.reports[number].view) fixed", cases: 60, in: directory)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }
}
