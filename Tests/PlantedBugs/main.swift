// Measures how many runs each strategy needs to find a bug planted in a view: `swift run -c release plantedbugs`. Arguments that
// name apps or strategies select them. A number sets the maximum number of runs. The result is the median of 30 seeds. A seed that
// finds nothing counts as more than the maximum. Runs that only produce feedback count, too.
//
// `plantedbugs check` is small, for `.ci/run`: ten seeds of the mix alone. It fails if one of them misses a bug that all 30 seeds
// find.
import BindingFuzz
import Foundation
import HeadlessUI
import ViewFuzz

/// A view with a planted bug.
protocol PlantedView {
    /// The number of particular steps that the bug takes, in order.
    static var depth: Int { get }
    static var fuzzed: FuzzedView { get }
}

/// An app with one view.
enum PlantedApp<Planted: PlantedView>: FuzzedApp {
    static var views: [FuzzedView] { [Planted.fuzzed] }

    /// Counts only stale bindings. Other issues are not planted bugs.
    static func counts(_ issue: RuntimeIssue) -> Bool {
        if case .staleDereference = issue.kind { true } else { false }
    }
}

let words = Set(CommandLine.arguments.dropFirst())
let isCheck = words.contains("check")
let seeds: ClosedRange<UInt64> = isCheck ? 1...10 : 1...30
let mostRuns = words.lazy.compactMap { Int($0) }.first ?? (isCheck ? 1_000 : 6_000)

/// Returns the number of runs for each seed; `nil` if the seed did not find the bug.
func runs<Planted: PlantedView>(_ planted: Planted.Type, by strategy: StrategyName) -> [Int?] {
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

func cell(_ runs: [Int?]) -> String {
    let sorted = runs.map { $0 ?? .max }.sorted()
    let (low, high) = (sorted[(sorted.count - 1) / 2], sorted[sorted.count / 2])
    let median = high == .max ? "> \(mostRuns)" : "\((low + high) / 2)"
    let found = runs.count { $0 != nil }
    return found == runs.count ? median : "\(median) (\(100 * found / runs.count) %)"
}

let named = StrategyName.allCases.filter { words.contains($0.rawValue) }
let strategies = !named.isEmpty ? named : isCheck ? [.standard] : StrategyName.allCases
let all: [any PlantedView.Type] = [
    BasketView.self, NotesView.self, CheckoutView.self, LettersView.self, TabsView.self, TimersView.self,
    OrderView.self, ChatView.self,
]
let namedApps = all.filter { words.contains($0.fuzzed.name) }
// Most seeds do not find the six keys in order.
let apps = !namedApps.isEmpty ? namedApps : isCheck ? all.filter { $0 != LettersView.self } : all
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
        let note =
            "\(planted.fuzzed.name) \(strategy.rawValue): \(runs.map { $0.map(String.init) ?? "-" }.joined(separator: " "))"
        FileHandle.standardError.write(Data("\(note) in \(start.duration(to: .now))\n".utf8))
    }
    print(line)
}
if !missed.isEmpty {
    FileHandle.standardError.write(
        Data("plantedbugs: not found by each seed: \(missed.joined(separator: ", "))\n".utf8))
    exit(1)
}
