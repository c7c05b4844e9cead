import BindingFuzz
import Foundation
import FuzzCorpus
import FuzzReports
import Synchronization
import TestSupport
import Testing

/// What is left of a gate that is ended before it has looked at everything.
@Suite struct `A gate that is interrupted` {
    private typealias Gate = FuzzCorpus.Gate<RowModel>

    /// Says no when it is asked for so many times.
    private final class Limit: Sendable {
        private let left: Mutex<Int>

        init(_ count: Int) { left = Mutex(count) }

        func goesOn() -> Bool {
            left.withLock { left in
                left -= 1
                return left >= 0
            }
        }
    }

    private func report(
        in folder: TemporaryDirectory, watching watch: @escaping GateWatch
    ) throws -> Gate.Report {
        let gate = Gate(
            corpus: try FuzzCorpus.Corpus<RowModel>(directory: folder.path("corpus")),
            table: try FuzzCorpus.VerdictTable<RowModel>(path: folder.path("corpus/verdicts.txt")), watching: watch)
        return gate.run(cases: 2 * RowModel.blockSize, watching: watch)
    }

    @Test func `has not passed, whenever that was, and says so in each form`() throws {
        let folder = try TemporaryDirectory()
        try folder.writeCorpus()
        let counted = Mutex(0)
        let whole = try report(in: folder) { stage in
            if case .shrinking = stage { return true }
            counted.withLock { $0 += 1 }
            return true
        }
        #expect(!whole.isInterrupted)
        #expect(try !whole.json().contains("interrupted"))
        for asked in 0..<counted.withLock({ $0 }) {
            let limit = Limit(asked)
            let report = try report(in: folder) { stage in
                if case .shrinking = stage { return true }
                return limit.goesOn()
            }
            #expect(report.isInterrupted, "\(asked)")
            #expect(report.status == 130)
            #expect(report.text.hasPrefix("gate interrupted, and not passed: "))
            #expect(report.cases.count <= whole.cases.count && report.searched <= whole.searched)
            #expect(report.discoveries.count <= whole.discoveries.count)
            // What was not looked at is not told as if something were wrong with it.
            #expect(Set(report.problems).isSubset(of: Set(whole.problems)) || report.searched > 0, "\(report.text)")
            #expect(try report.json().contains(#""interrupted" : true"#))
            #expect(try report.json().contains(#""passed" : false"#))
            #expect(try report.sarif().contains(#""executionSuccessful" : false"#))
            #expect(report.junit.contains(#"<error type="interrupted""#))
            #expect(report.gitHubAnnotations.hasPrefix("::error title=bindfuzz%3A interrupted::"))
        }
    }

    @Test func `has what was done until then`() throws {
        let folder = try TemporaryDirectory()
        try folder.writeCorpus()
        let early = try report(in: folder) { if case .replaying(let done, _) = $0 { done < 1 } else { true } }
        #expect(early.cases.count < 3 && early.searched == 0 && early.brokenClaims.isEmpty)
        #expect(early.problems.isEmpty)
        let late = try report(in: folder) { if case .searching(let cases, _, _) = $0 { cases == 0 } else { true } }
        #expect(late.cases.count == 3 && late.searched == RowModel.blockSize)
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
            #expect(run.output.hasPrefix("gate interrupted, and not passed: "))
            #expect(try folder.read("gate.sarif").contains(#""exitCode" : 130"#))
            #expect(try folder.read("corpus/verdicts.txt") == table)
            let told = "corpus/verdicts.txt was not written: the gate was interrupted\n"
            #expect(run.errors == (options.isEmpty ? "" : told))
        }
    }

    @Test func `shows on a terminal how far it is, and elsewhere nothing`() throws {
        let folder = try TemporaryDirectory()
        try folder.writeCorpus()
        let shown = try folder.onTerminal(["gate", "--cases", "20000"], columns: 80)
        #expect(
            shown.contains(
                #/\u{1B}\[K(searched [0-9,]+ of 20,000 cases · [0-9,]+ findings?|shrinking [0-9,]+ of [0-9,]+)/#))
        #expect(try folder.bindfuzz("gate", "--cases", "100").errors.isEmpty)
    }
}
