import FuzzEngine
import FuzzCorpus

/// Whether a case goes wrong again as it did where it was found: it is run twice, each time in a process that has run nothing
/// before.
final class Repetition<S: DescribableSubject> {
    /// What came of it.
    private enum Result {
        /// It goes wrong in the same way both times.
        case same
        /// It comes to the same both times, and to something else than where it was found; nil is clean.
        case needsEarlierCases(S.Mechanism?)
        /// It comes to one thing and to another.
        case differs(S.Mechanism?, S.Mechanism?, StoryDifference?)
    }

    private let testCase: S.Case
    private let configuration: S.Configuration
    private let mechanism: S.Mechanism?
    private let result: Result
    /// What was seen in the runs that need not be the same each time.
    private let chances: [String]

    /// Runs a case again, where its subject can be run afresh.
    ///
    /// - Parameters:
    ///   - testCase: the case.
    ///   - configuration: what it goes wrong under.
    ///   - mechanism: how it does; nil where it is clean.
    /// - Returns: nil where there is nothing that runs could leave behind.
    init?(of testCase: S.Case, under configuration: S.Configuration, expecting mechanism: S.Mechanism?) {
        let runs = (0..<2).compactMap { _ in S.freshOutcomes(of: [testCase], under: configuration)?.outcomes.first }
        guard runs.count == 2 else { return nil }
        self.testCase = testCase
        self.configuration = configuration
        self.mechanism = mechanism
        if runs[0].mechanism != runs[1].mechanism {
            let stories = (0..<2).compactMap { _ in S.freshStory(of: testCase, after: [], under: configuration) }
            let difference = stories.count == 2 ? StoryDifference(stories[0].timeline, stories[1].timeline) : nil
            result = .differs(runs[0].mechanism, runs[1].mechanism, difference)
        } else {
            result = runs[0].mechanism == mechanism ? .same : .needsEarlierCases(runs[0].mechanism)
        }
        chances = S.chances(in: testCase, runs)
    }

    /// Why the case cannot be held to this; nil where it goes wrong in the same way, whatever was run before.
    ///
    /// - Parameter earlier: what was run before it; nil where what it needs is not looked for.
    func doubt(after earlier: [S.Case]?) -> Flakiness? {
        switch result {
        case .same: return nil
        case .needsEarlierCases(let other):
            let reason =
                "It needs earlier cases: in a process that has run nothing before it is \(word(other)), twice. Something "
                + "outlives a case, such as a singleton or a stored setting."
            guard let earlier, let mechanism else { return Flakiness(.needsEarlierCases, [reason]) }
            return doubt(reason, of: mechanism, after: earlier)
        case .differs(let first, let second, let difference):
            let isFailure = first?.isFailure == true && second?.isFailure == true
            let words = isFailure ? "It fails differently each time" : "It does not repeat"
            let reason =
                "\(words): in two processes that have run nothing before it is \(word(first)) and \(word(second))."
            return Flakiness(
                isFailure ? .failsDifferently : .doesNotRepeat,
                [reason] + (difference.map { [$0.sentence] } ?? ["Two stories of it are the same."])
                    + (chances.isEmpty ? [] : ["In its runs there is \(chances.list("and"))."]))
        }
    }

    /// Looks for what it takes to see it.
    private func doubt(_ reason: String, of mechanism: S.Mechanism, after earlier: [S.Case]) -> Flakiness {
        let target = ShrinkTarget<S>(configuration: configuration, mechanism: mechanism)
        let needed = PrerequisiteCases<S>(testCase, to: target, after: earlier)
        let least =
            needed.map { "The least that was found to show it in a process of its own: \($0.text)." }
            ?? "What it needs was not found: cases before it, again and again, do not show it in a process of their own."
        let size = "It was shrunk in a process that had run others, so it need not be the smallest."
        return Flakiness(
            .needsEarlierCases, [reason, least, size],
            sequence: needed.map { CaseSequence<S>($0.sequence, showing: target).text })
    }

    private func word(_ mechanism: S.Mechanism?) -> String { mechanism.map { "\($0)" } ?? "clean" }
}

/// Tries findings of a search in processes that have run nothing before: a case once, however many configurations come to it, and
/// what it needs is looked for once for each mechanism.
package struct FindingVerifier<S: DescribableSubject> {
    private struct ShrinkAttempt: Hashable {
        let testCase: S.Case
        let mechanism: S.Mechanism
    }

    private let family: CaseFamily
    private var doubts: [ShrinkAttempt: Flakiness?] = [:]
    private var explained: Set<S.Mechanism> = []

    /// - Parameter family: what the search runs.
    package init(_ family: CaseFamily) {
        self.family = family
    }

    /// Why nothing could be held to a finding; nil where it goes wrong again as it did.
    package mutating func doubt(of finding: Finding<S>) -> Flakiness? {
        let trial = ShrinkAttempt(testCase: finding.testCase, mechanism: finding.mechanism)
        if let known = doubts[trial] { return known }
        let repetition = Repetition<S>(
            of: finding.testCase, under: finding.configuration, expecting: finding.mechanism)
        var doubt = repetition?.doubt(after: nil)
        if doubt?.kind == .needsEarlierCases, explained.insert(finding.mechanism).inserted {
            doubt = repetition?.doubt(after: earlier(than: finding))
        }
        doubts[trial] = .some(doubt)
        return doubt
    }

    /// The cases before the first that showed it, and that one.
    private func earlier(than finding: Finding<S>) -> [S.Case] {
        let last = finding.firstIndex
        let first = last - min(last, PrerequisiteCases<S>.mostEarlier)
        return (first...last).map { S.testCase(at: $0, of: family) }
    }
}
