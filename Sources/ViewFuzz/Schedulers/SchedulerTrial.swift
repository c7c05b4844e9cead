import BindingFuzz
import FuzzEngine
import FuzzReports
import LiveEngine

/// A scheduler of an app's own in the row app of which all deliveries are known: which of them it comes to.
///
/// What it does to the app's own views the search tells, which has it in configurations. What it does in general is told by the
/// line of the standard matrix that it comes to, which is proven and explained there.
enum SchedulerTrial {
    /// Tries a scheduler of an app.
    static func of<App: FuzzedApp>(_ own: String, _: App.Type) -> PreflightResult {
        MainActor.assumeIsolated {
            let likeness = SchedulerLikeness {
                // What one run has left in a scheduler is not to come up in the next.
                let scheduler = App.schedulers.first { $0.name == own }
                return OwnDelivery { scheduler?.deliver($0) ?? $0 }
            }
            return PreflightResult(sentence(of: likeness, own), table: table(of: likeness, own))
        }
    }

    /// What it comes to.
    private static func sentence(of likeness: SchedulerLikeness, _ name: String) -> String {
        let (delivery, runs) = (likeness.delivery.rawValue, likeness.runCount.counted("run"))
        if likeness.isSame { return "as \(delivery) in the row app (\(runs), all the same): \(shares(of: likeness))" }
        if likeness.strayCount > 0 {
            // How often is chance, as it is with threads.
            return "as no delivery of the row app: it delivers on threads of its own, where handlers race"
        }
        let verb = likeness.differingCount == 1 ? "differs" : "differ"
        return
            "as no delivery of the row app; nearest to \(delivery), from which \(likeness.differingCount.grouped) of "
            + "\(runs) \(verb)" + (likeness.difference.map { "; the smallest: \(text(of: $0, name))" } ?? "")
    }

    /// How often a binding is stale under the delivery, by platform and guard.
    private static func shares(of likeness: SchedulerLikeness) -> String {
        let shares = Platform.allCases.flatMap { platform in
            Guard.allCases.compactMap { `guard` -> String? in
                let cells = likeness.cells.filter {
                    $0.configuration.platform == platform && $0.configuration.guard == `guard`
                }
                let count = cells.reduce(0) { $0 + $1.runCount }
                guard count > 0 else { return nil }
                let stale = cells.reduce(0) { $0 + $1.staleCount }
                let pattern = "\(platform.rawValue)/*/\(likeness.delivery.rawValue)/\(`guard`.rawValue)"
                return "\(pattern) stale in \(percent(stale, of: count))"
            }
        }
        return shares.joined(separator: ", ")
    }

    /// Few are not none.
    private static func percent(_ part: Int, of whole: Int) -> String {
        part > 0 && 100 * part < whole ? "less than 1 %" : "\(100 * part / whole) %"
    }

    private static func text(of difference: SchedulerLikeness.Difference, _ name: String) -> String {
        "\(difference.testCase) under \(difference.configuration), where "
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
        guard likeness.strayCount == 0 else { return [] }
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
                return [parts.joined(separator: "/"), cell.runCount.grouped] + counts
            }
    }
}

extension SchedulerLikeness.Cell {
    fileprivate var staleCount: Int { VerdictKind.failures.reduce(0) { $0 + (counts[$1] ?? 0) } }
}
