import BindingFuzz
import Foundation
import ViewFuzz

/// Measures how many runs each strategy needs to find a planted bug: the median of 30 seeds. A seed that finds nothing counts as more
/// than the greatest number. Runs that only produce feedback count, too. Arguments that name strategies select them.
///
/// The check is small: ten seeds of the mix alone. It fails if one of them misses a bug that all 30 seeds find.
struct StrategyBenchmark {
    private let isCheck: Bool
    private let seeds: ClosedRange<UInt64>
    private let mostRuns: Int
    private let strategies: [StrategyName]
    private let apps: [any PlantedView.Type]

    init(_ arguments: Set<String>) {
        isCheck = arguments.contains("check")
        seeds = isCheck ? 1...10 : 1...30
        mostRuns = arguments.lazy.compactMap { Int($0) }.first ?? (isCheck ? 1_000 : 6_000)
        let named = StrategyName.allCases.filter { arguments.contains($0.rawValue) }
        strategies = !named.isEmpty ? named : isCheck ? [.standard] : StrategyName.allCases
        let all = PlantedViews.searched
        let namedApps = all.filter { arguments.contains($0.fuzzed.name) }
        // Most seeds do not find the six keys in order.
        apps = !namedApps.isEmpty ? namedApps : isCheck ? PlantedViews.shallow.filter { $0 != LettersView.self } : all
    }

    /// Prints the table.
    ///
    /// - Returns: The problems that the check finds, as sentences.
    func run() -> [String] {
        var missed: [String] = []
        print("| app | depth | " + strategies.map(\.rawValue).joined(separator: " | ") + " |")
        print("|---|--:|" + strategies.map { _ in "--:|" }.joined())
        for planted in apps {
            var line = "| \(planted.fuzzed.name) | \(planted.depth) |"
            for strategy in strategies {
                let start = ContinuousClock.now
                let runs = runs(planted, by: strategy)
                line += " \(cell(runs)) |"
                if isCheck && runs.contains(nil) { missed.append(planted.fuzzed.name) }
                let numbers = runs.map { $0.map(String.init) ?? "-" }.joined(separator: " ")
                let note = "\(planted.fuzzed.name) \(strategy.rawValue): \(numbers) in \(start.duration(to: .now))\n"
                FileHandle.standardError.write(Data(note.utf8))
            }
            print(line)
        }
        return missed.isEmpty ? [] : ["not found by each seed: \(missed.joined(separator: ", "))"]
    }

    /// Returns the number of runs for each seed; `nil` if the seed did not find the bug.
    private func runs<Planted: PlantedView>(_ planted: Planted.Type, by strategy: StrategyName) -> [Int?] {
        seeds.map { seed in
            let runner = ViewRunner<PlantedApp<Planted>>(under: [], by: strategy)
            let family = CaseFamily(seed: seed, length: ViewSubject<PlantedApp<Planted>>.caseLength)
            var index: UInt64 = 0
            while runner.draws < mostRuns {
                if runner.draw(at: index, of: family).outcome.mechanism != nil { return runner.draws }
                index += 1
            }
            return nil
        }
    }

    private func cell(_ runs: [Int?]) -> String {
        let sorted = runs.map { $0 ?? .max }.sorted()
        let (low, high) = (sorted[(sorted.count - 1) / 2], sorted[sorted.count / 2])
        let median = high == .max ? "> \(mostRuns)" : "\((low + high) / 2)"
        let found = runs.count { $0 != nil }
        return found == runs.count ? median : "\(median) (\(100 * found / runs.count) %)"
    }
}
