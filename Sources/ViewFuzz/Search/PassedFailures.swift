import FuzzEngine

/// The failures after which a drawing run goes on, since the app does. The case is about one of them, or about the failure that
/// ends the run.
///
/// A failure that every case meets early would otherwise hide all that comes after it: the first failure decides that no earlier case
/// of the search was about.
struct PassedFailures {
    /// The percentage of cases that are about the last failure, if all failures are known, or if the search does not learn.
    private static let casesAboutLast = 75

    /// The failures in order, each with the number of steps until then.
    private var failures: [(mechanism: TextMechanism<ViewVerdict>, count: Int)] = []
    private var random: SplitMix64

    /// Prepares for a case of a family.
    init(in family: CaseFamily, at index: UInt64) {
        random = SplitMix64(seed: ~family.seed, index: index)
    }

    /// The steps that go on after the failures, for the beginning of a case.
    var steps: [ViewStep] { failures.map { .past("\($0.mechanism)") } }

    /// Adds a failure.
    mutating func add(_ failed: ViewOutcome, after count: Int) {
        if let mechanism = failed.mechanism { failures.append((mechanism, count)) }
    }

    /// Chooses the failure that the case is about.
    ///
    /// - Parameters:
    ///   - outcome: the outcome of the whole run.
    ///   - count: the number of its steps.
    ///   - guide: what is known of earlier cases.
    /// - Returns: the steps that go on after the earlier failures, the number of steps until the chosen one, and that failure; `nil`
    ///   if the run went on after none.
    mutating func choice(
        or outcome: ViewOutcome, after count: Int, knownBy guide: ViewGuide
    ) -> (earlier: [ViewStep], count: Int, failure: TextMechanism<ViewVerdict>)? {
        guard !failures.isEmpty else { return nil }
        var candidates = failures
        if let mechanism = outcome.mechanism, !failures.contains(where: { $0.mechanism == mechanism }) {
            candidates.append((mechanism, count))
        }
        let isAboutLast = random.below(100) < Self.casesAboutLast
        let usual = isAboutLast ? candidates.count - 1 : random.below(candidates.count)
        let chosen = candidates.firstIndex { guide.isUnknown($0.mechanism) } ?? usual
        return (Array(steps.prefix(chosen)), candidates[chosen].count, candidates[chosen].mechanism)
    }
}
