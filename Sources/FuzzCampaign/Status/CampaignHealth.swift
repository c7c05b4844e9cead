import FuzzEngine
import FuzzCorpus

/// The health of a campaign: the observations of the harness that show whether its results can be trusted. Every report has them.
package struct CampaignHealth<S: Subject>: Codable, Hashable, Sendable {
    /// The result of a check, as reports print it.
    package enum Grade: String, Codable, Hashable, Sendable {
        case holds = "ok"
        /// The check holds, with a remark on the code that runs.
        case note = "note"
        case fails = "NOT OK"
    }

    /// One check of the harness.
    package struct Check: Codable, Hashable, Sendable {
        /// The name of the check.
        package let name: String
        /// The observation, in words.
        package let result: String
        /// The result of the check.
        package let grade: Grade
        /// Whether the check does not fail.
        package var holds: Bool { grade != .fails }

        init(name: String, result: String, holds: Bool, isNote: Bool = false) {
            self.name = name
            self.result = result
            grade = !holds ? .fails : isNote ? .note : .holds
        }
    }

    /// The number of traced cases after which an unused rule counts as a defect of the generator.
    private static var enoughTraced: UInt64 { 100 }
    private static var stalledName: String { "workers make progress" }

    /// The checks, in the order of reports.
    package private(set) var checks: [Check]
    /// Whether no check fails.
    package var holds: Bool { checks.allSatisfy(\.holds) }

    /// Creates the health of a campaign from its state.
    package init(_ state: CampaignState<S>, _ settings: CampaignSettings<S>, _ configurations: [S.Configuration]) {
        let observed = state.checks
        checks = [
            Check(
                name: "canary",
                result: "found \(observed.canaries - observed.missedCanaries) of \(observed.canaries.counted("time"))",
                holds: observed.missedCanaries == 0),
            Check(
                name: "every thousandth case twice", result: Self.repetition(observed), holds: observed.differing == 0,
                isNote: !observed.unrepeated.isEmpty),
            Self.rules(RuleUses(observed.rules, under: configurations), observed, settings),
            Check(
                name: "no case crashes a worker",
                result: state.incidents.isEmpty ? "yes" : "\(state.incidents.count.counted("case")) did",
                holds: state.incidents.isEmpty),
        ]
    }

    /// Adds a check for stalled workers. It appears in the status of a running campaign, but not in the summary, which does not
    /// depend on workers.
    mutating func add(_ stalled: [StalledWorker]) {
        checks.removeAll { $0.name == Self.stalledName }
        guard !stalled.isEmpty else { return }
        checks.append(
            Check(name: Self.stalledName, result: stalled.map(\.state).joined(separator: "; "), holds: false))
    }

    private static func repetition(_ observed: CampaignChecks<S>) -> String {
        if observed.differing > 0 {
            let indices = observed.differingIndices.prefix(5).map(String.init).joined(separator: ", ")
            return "\(observed.differing) of \(observed.repeated) cases differ: \(indices)"
        }
        guard !observed.unrepeated.isEmpty else { return "\(observed.repeated.counted("case")), the same result" }
        let parts = Flakiness.Kind.allCases.compactMap { kind in
            observed.unrepeated[kind].map { "\(kind.words): \($0)" }
        }
        let indices = observed.unrepeatedCases.map { "\($0.index)" }.joined(separator: ", ")
        return "\(observed.repeated.counted("case")), \(parts.joined(separator: ", ")); see case \(indices)"
    }

    private static func rules(
        _ uses: RuleUses<S.Rule>, _ observed: CampaignChecks<S>, _ settings: CampaignSettings<S>
    ) -> Check {
        let unused = uses.unused.map(\.rawValue)
        // Short cases cannot use every rule, and a few cases need not.
        let isJudged =
            observed.repeated >= enoughTraced && settings.length >= S.caseLength
        let list = unused.joined(separator: "; ")
        let result =
            uses.rules.isEmpty
            ? "none was counted: a case that ends its process counts none"
            : unused.isEmpty
                ? "all \(uses.rules.count) rules were used"
                : isJudged ? "never used: \(list)" : "too early to judge; not used yet: \(list)"
        return Check(name: "rules of the \(S.Rule.owner)", result: result, holds: unused.isEmpty || !isJudged)
    }
}
