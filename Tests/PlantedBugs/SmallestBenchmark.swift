import BindingFuzz
import Foundation
import ViewFuzz

/// Measures how often shrinking ends at the fewest steps that show a planted bug: of 20 bugs and 30 seeds each, the goal is 95 %.
/// Each seed searches until it finds the bug, and shrinks the case as a search does.
///
/// The check is small: two seeds, and fewer bugs.
struct SmallestBenchmark {
    /// The percentage of cases that must have the fewest steps.
    private static let goal = 95
    /// The runs after which a seed has missed the bug.
    private static let mostRuns = 20_000

    private let seeds: ClosedRange<UInt64>
    private let apps: [any PlantedView.Type]

    /// The results of all seeds for one bug.
    private struct Row {
        var atMinimum = 0
        var count = 0
        var runs = 0
        /// The cases with more steps than needed.
        var larger: [String] = []
        var problems: [String] = []
    }

    init(_ arguments: Set<String>) {
        let isCheck = arguments.contains("check")
        seeds = isCheck ? 1...2 : 1...30
        let all = PlantedViews.shrunk
        let named = all.filter { arguments.contains($0.fuzzed.name) }
        let ofCheck = all.filter { ["basket", "wizard", "rooms", "sum", "tools"].contains($0.fuzzed.name) }
        apps = !named.isEmpty ? named : isCheck ? ofCheck : all
    }

    /// Prints the table.
    ///
    /// - Returns: The problems, as sentences.
    func run() -> [String] {
        var problems: [String] = []
        var (atMinimum, count) = (0, 0)
        print("| app | steps | smallest | runs to shrink |")
        print("|---|--:|--:|--:|")
        for planted in apps {
            let start = ContinuousClock.now
            let row = row(planted)
            problems += row.problems
            atMinimum += row.atMinimum
            count += row.count
            print(
                "| \(planted.fuzzed.name) | \(planted.smallest.count) | \(row.atMinimum) of \(row.count) | "
                    + "\(row.count == 0 ? 0 : row.runs / row.count) |")
            let lines = row.larger.map { "  \($0)\n" }.joined()
            FileHandle.standardError.write(
                Data("\(planted.fuzzed.name): \(start.duration(to: .now))\n\(lines)".utf8))
        }
        print(
            "\(atMinimum) of \(count) cases have the fewest steps: \(100 * Double(atMinimum) / Double(max(count, 1))) %"
        )
        if 100 * atMinimum < Self.goal * count { problems.append("fewer than \(Self.goal) % have the fewest steps") }
        return problems
    }

    private func row<Planted: PlantedView>(_ planted: Planted.Type) -> Row {
        typealias S = ViewSubject<PlantedApp<Planted>>
        var row = Row()
        let name = planted.fuzzed.name
        let runner = ViewRunner<PlantedApp<Planted>>(under: [], by: .standard)
        let lines = ["bindfuzz 1", "view \(JSONStringLiteral.of(name))", ""] + planted.smallest
        let known = try? CaseFile<S>(text: lines.map { $0 + "\n" }.joined()).testCase
        let fails = S.Configuration.standardMatrix.contains { configuration in
            known.map { runner.run($0, under: configuration).mechanism != nil } ?? false
        }
        if !fails { row.problems.append("\(name): the smallest case does not show the bug") }
        for seed in seeds {
            guard let drawn = found(planted, seed) else {
                row.problems.append("\(name): seed \(seed) does not find the bug")
                continue
            }
            guard let mechanism = drawn.outcome.mechanism else { continue }
            let target = ShrinkTarget<S>(configuration: drawn.configuration, mechanism: mechanism)
            let shrunk = runner.shrink(drawn.testCase, to: target, known: nil)
            row.count += 1
            row.runs += shrunk.executions
            let steps = shrunk.testCase.steps.count
            if steps == planted.smallest.count { row.atMinimum += 1 }
            if steps > planted.smallest.count { row.larger.append("seed \(seed): \(shrunk.testCase)") }
            if steps < planted.smallest.count {
                row.problems.append("\(name): a case with fewer steps shows the bug: \(shrunk.testCase)")
            }
        }
        return row
    }

    /// Returns the first case of a seed that shows the bug.
    private func found<Planted: PlantedView>(
        _ planted: Planted.Type, _ seed: UInt64
    ) -> DrawnCase<PlantedApp<Planted>>? {
        let runner = ViewRunner<PlantedApp<Planted>>(under: [], by: .standard)
        let family = CaseFamily(seed: seed, length: ViewSubject<PlantedApp<Planted>>.caseLength)
        var index: UInt64 = 0
        while runner.draws < Self.mostRuns {
            let drawn = runner.draw(at: index, of: family)
            if drawn.outcome.mechanism != nil { return drawn }
            index += 1
        }
        return nil
    }
}
