import BindingFuzz
import FuzzReports
import LiveEngine

/// A scheduler of an app's own in the row app of which all deliveries are known: which of them it comes to.
///
/// What it does to the app's own views the search tells, which has it in configurations. What it does in general is told by the
/// line of the standard matrix that it comes to, which is proven and explained there.
enum SchedulerTrial {
    /// What stands before the scheduler's name in that of its trial.
    static let prefix = "scheduler "

    /// Tries a scheduler of an app.
    static func of<App: FuzzedApp>(_ name: String, _: App.Type) -> SubjectTrial {
        let own = String(name.dropFirst(prefix.count))
        guard App.schedulers.contains(where: { $0.name == own }) else { return SubjectTrial("there is none") }
        return MainActor.assumeIsolated {
            let likeness = SchedulerLikeness {
                // What one run has left in a scheduler is not to come up in the next.
                let scheduler = App.schedulers.first { $0.name == own }
                return OwnDelivery { scheduler?.deliver($0) ?? $0 }
            }
            return SubjectTrial(sentence(of: likeness, own), table: table(of: likeness, own))
        }
    }

    /// What it comes to.
    static func sentence(of likeness: SchedulerLikeness, _ name: String) -> String {
        let runs = likeness.runCount
        if likeness.isSame {
            return "as \(likeness.delivery.rawValue) in the row app (\(runs.counted("run")), all the same): "
                + shares(of: likeness)
        }
        let nearest =
            likeness.differingCount == 0
            ? "as \(likeness.delivery.rawValue) otherwise"
            : "nearest to \(likeness.delivery.rawValue), from which \(likeness.differingCount.grouped) of "
                + "\(runs.counted("run")) \(likeness.differingCount == 1 ? "differs" : "differ")"
        let strays =
            likeness.strayCount == 0
            ? ""
            : ", with \(likeness.strayCount.counted("delivery")) on a thread of its own, which no delivery there has"
        return "as none of the deliveries of the row app\(strays); \(nearest): \(shares(of: likeness))"
            + (likeness.difference.map { "; the smallest case that differs: \(text(of: $0, name))" } ?? "")
    }

    /// How often a binding is stale, by platform and guard.
    private static func shares(of likeness: SchedulerLikeness) -> String {
        let shares = Platform.allCases.flatMap { platform in
            Guard.allCases.compactMap { `guard` -> String? in
                let cells = likeness.cells.filter {
                    $0.configuration.platform == platform && $0.configuration.guard == `guard`
                }
                guard !cells.isEmpty else { return nil }
                let stale = cells.reduce(0) { $0 + $1.staleCount }
                let percent = 100 * stale / max(1, cells.count * likeness.caseCount)
                return "\(platform.rawValue)/*/\(`guard`.rawValue) stale in \(percent) %"
            }
        }
        return shares.joined(separator: ", ")
    }

    private static func text(of difference: SchedulerLikeness.Difference, _ name: String) -> String {
        "\(difference.interleaving) under \(difference.configuration), where "
            + "\(difference.configuration.delivery.rawValue) comes to \(text(of: difference.model)), and \(name) to "
            + text(of: difference.live)
    }

    private static func text(of outcome: LiveOutcome) -> String {
        let verdict =
            outcome.stale.map { "\($0.kind.rawValue) in step \($0.step) (\($0.place))" } ?? outcome.verdict.rawValue
        let counts = [
            ("delivered", outcome.delivered), ("skipped", outcome.skipped), ("never delivered", outcome.undelivered),
        ]
        let rest = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" } + (outcome.offMain ? ["on another thread"] : [])
        return rest.isEmpty ? verdict : "\(verdict) with \(rest.joined(separator: ", "))"
    }

    /// A row for each cell of the standard matrix's line.
    private static func table(of likeness: SchedulerLikeness, _ name: String) -> [[String]] {
        let verdicts = VerdictKind.findings
        let delivery = likeness.isSame ? likeness.delivery.rawValue : name
        return [["configuration", "cases"] + verdicts.map { $0.rawValue.replacing("-", with: " ") } + ["clean"]]
            + likeness.cells.map { cell in
                let configuration = cell.configuration
                let parts = [
                    configuration.platform.rawValue, configuration.container.rawValue, delivery,
                    configuration.guard.rawValue,
                ]
                let counts = (verdicts + [.clean]).map { (cell.counts[$0] ?? 0).grouped }
                return [parts.joined(separator: "/"), likeness.caseCount.grouped] + counts
            }
    }
}

extension SchedulerLikeness.Cell {
    fileprivate var staleCount: Int { VerdictKind.failures.reduce(0) { $0 + (counts[$1] ?? 0) } }
}
