import BindingFuzz
import FuzzEngine
import FuzzReports
import LiveEngine

/// Compares a scheduler of the app with the deliveries of the row app, and names the one that it matches.
///
/// The search itself shows the scheduler's effect on the app's views, because configurations include it. The matching line of the
/// standard matrix shows its general effect, which is proven and explained there.
enum SchedulerCheck {
    /// Runs the row app with a scheduler of the app.
    static func of<App: FuzzedApp>(_ own: String, _: App.Type) -> PreflightResult {
        MainActor.assumeIsolated {
            let likeness = SchedulerLikeness {
                // Each run looks the scheduler up again, so that one run leaves nothing in it for the next.
                let scheduler = App.schedulers.first { $0.name == own }
                return OwnDelivery { scheduler?.deliver($0) ?? $0 }
            }
            return PreflightResult(sentence(of: likeness, own), table: table(of: likeness, own))
        }
    }

    /// Returns a sentence with the result of the comparison.
    private static func sentence(of likeness: SchedulerLikeness, _ name: String) -> String {
        let (delivery, runs) = (likeness.delivery.rawValue, likeness.runCount.counted("run"))
        if likeness.isSame {
            return "equivalent to \(delivery) in the row app (\(runs), no difference): \(shares(of: likeness))"
        }
        if likeness.strayCount > 0 {
            // Threads race, so the number of differing runs is chance. The sentence omits it.
            return "not equivalent to any delivery of the row app: it delivers on other threads, where handlers race"
        }
        let verb = likeness.differingCount == 1 ? "differs" : "differ"
        return
            "not equivalent to any delivery of the row app; closest to \(delivery), from which "
            + "\(likeness.differingCount.grouped) of "
            + "\(runs) \(verb)" + (likeness.difference.map { "; the smallest difference: \(text(of: $0, name))" } ?? "")
    }

    /// Returns the share of cases with a stale binding under the delivery, by platform and guard.
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

    /// Returns a percentage. A nonzero share never reads as 0 %.
    private static func percent(_ part: Int, of whole: Int) -> String {
        part > 0 && 100 * part < whole ? "less than 1 %" : "\(100 * part / whole) %"
    }

    private static func text(of difference: SchedulerLikeness.Difference, _ name: String) -> String {
        "\(difference.testCase) under \(difference.configuration), where "
            + "\(difference.configuration.delivery.rawValue) gives \(text(of: difference.model)), and \(name) gives "
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

    /// Returns a table with a row for each cell of the delivery's line in the standard matrix.
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
