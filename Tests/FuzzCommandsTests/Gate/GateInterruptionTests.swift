import BindingFuzz
import Foundation
import FuzzCorpus
import FuzzReports
import RowReports
import Locks
import TestSupport
import Testing

/// What is left of a gate that is ended before it has looked at everything.
@Suite(.runsCommands) struct `A gate that is interrupted` {
    private func report(
        in folder: TemporaryDirectory, watching watch: @escaping GateWatch
    ) throws -> Gate<RowModel>.Report {
        let gate = Gate<RowModel>(
            corpus: try Corpus<RowModel>(directory: folder.path("corpus")),
            table: try VerdictTable<RowModel>(path: folder.path("corpus/verdicts.txt")), watching: watch)
        return gate.run(cases: 8, watching: watch)
    }

    /// Where a watch says no, and ever after.
    private static let ends: [@Sendable (GateStage) -> Bool] = [
        { if case .replaying(0, _) = $0 { true } else { false } },
        { if case .replaying(1, _) = $0 { true } else { false } },
        { if case .searching(0, _, _) = $0 { true } else { false } },
        { if case .shrinking(0, _) = $0 { true } else { false } },
        { if case .shrinking(5, _) = $0 { true } else { false } },
        { if case .repeating(0, _) = $0 { true } else { false } },
        { if case .repeating(3, _) = $0 { true } else { false } },
    ]

    @Test func `has not passed, whenever that was, and says so in each form`() throws {
        let folder = try TemporaryDirectory()
        try folder.writeCorpus()
        let whole = try report(in: folder) { _ in true }
        #expect(!whole.isInterrupted && whole.status == .unexpectedFailure)
        #expect(try !whole.json().contains("interrupted"))
        var outputs = OutputSnapshot()
        for (position, isEnd) in Self.ends.enumerated() {
            let hasEnded = Locked(false)
            let report = try report(in: folder) { stage in
                if isEnd(stage) { hasEnded.withLock { $0 = true } }
                return !hasEnded.withLock { $0 }
            }
            #expect(report.isInterrupted, "\(position)")
            #expect(report.status == .interrupted)
            outputs.add("text of gate \(position)", report.text)
            outputs.add("annotations of gate \(position)", report.gitHubAnnotations)
            #expect(report.cases.count == [0, 1, 3][min(position, 2)], "\(position)")
            #expect(report.findings.count == (position == 6 ? 3 : 0), "\(position)")
            // What was not looked at is not told as if something were wrong with it.
            #expect(report.problems.isEmpty || position == 6, "\(report.text)")
            #expect(try report.json().contains(#""interrupted" : true"#))
            #expect(try report.json().contains(#""passed" : false"#))
            #expect(try report.sarif().contains(#""executionSuccessful" : false"#))
            #expect(report.junit.contains(#"<error type="interrupted""#))
            #expect(report.gitHubAnnotations.hasPrefix("::error "))
        }
        try outputs.expect(named: "interrupted")
    }

    /// A signal that comes during a run: the watch lets the run begin, and not go on.
    @Test(arguments: [
        (GateStage.replaying(done: 0, count: 2), 0), (.replaying(done: 1, count: 2), 1),
        (.repeating(done: 1, count: 50), 3),
    ])
    func `during a run tells nothing of what that run came to`(stage: GateStage, cases: Int) throws {
        let folder = try TemporaryDirectory()
        try folder.writeCorpus()
        let looks = Locked(0)
        let report = try report(in: folder) { current in
            looks.withLock { looks in
                if looks == 1 || current.isLike(stage) { looks += 1 }
                return looks < 2
            }
        }
        #expect(report.status == .interrupted)
        #expect(report.cases.count == cases)
        #expect(report.findings.count == (cases == 3 ? 1 : 0))
    }

    @Test func `by Ctrl-C ends soon, with 130, and records nothing`() throws {
        for options in [[], ["--record"]] {
            let folder = try TemporaryDirectory()
            try folder.writeCorpus()
            let table = try folder.read("corpus/verdicts.txt")
            let command = try folder.start(["gate", "--cases", "1000000000", "--sarif", "gate.sarif"] + options)
            sleep(2)
            command.send(SIGINT)
            let run = try command.wait()
            #expect(run.status == 130, "\(run.errors)")
            #expect(run.output.hasPrefix("gate interrupted, not passed: "))
            #expect(try folder.read("gate.sarif").contains(#""exitCode" : 130"#))
            #expect(try folder.read("corpus/verdicts.txt") == table)
            let told = "corpus/verdicts.txt was not written: the gate was interrupted\n"
            #expect(run.errors == (options.isEmpty ? "" : told))
        }
    }

    @Test func `shows on a terminal how far it is, and elsewhere nothing`() throws {
        let folder = try TemporaryDirectory()
        try folder.writeCorpus()
        let shown = try folder.onTerminal(["gate", "--cases", "5"], columns: 80)
        #expect(
            shown.contains(
                #/\u{1B}\[K(searched [0-9,]+ of 5 cases · [0-9,]+ findings?|shrinking [0-9,]+ of [0-9,]+)/#))
        #expect(try folder.bindfuzz("gate", "--cases", "5").errors.isEmpty)
    }
}

extension GateStage {
    /// Whether as much is done in another stage of the same kind.
    fileprivate func isLike(_ other: GateStage) -> Bool {
        switch (self, other) {
        case (.replaying(let done, _), .replaying(let otherDone, _)): done == otherDone
        case (.repeating(let done, _), .repeating(let otherDone, _)): done == otherDone
        default: false
        }
    }
}
