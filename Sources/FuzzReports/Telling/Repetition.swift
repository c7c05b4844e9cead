import BindingFuzz

/// Whether a case goes wrong again as it did where it was found: it is run twice, each time in a process that has run nothing
/// before.
package struct Repetition<S: TellableSubject> {
    /// What came of it.
    enum Result {
        /// It goes wrong in the same way both times.
        case same
        /// It comes to the same both times, and to something else than where it was found; nil is clean.
        case needsEarlierCases(S.Mechanism?)
        /// It comes to one thing and to another.
        case differs(S.Mechanism?, S.Mechanism?, StoryDifference?)
    }

    let result: Result
    /// What was seen in the runs that need not be the same each time.
    private let chances: [String]
    private let configuration: S.Configuration

    /// Runs a case again, where its subject can be run afresh.
    ///
    /// - Parameters:
    ///   - interleaving: the case.
    ///   - configuration: what it goes wrong under.
    ///   - mechanism: how it does; nil where it is clean.
    /// - Returns: nil where there is nothing that runs could leave behind.
    package init?(of interleaving: S.Case, under configuration: S.Configuration, expecting mechanism: S.Mechanism?) {
        guard let first = S.freshOutcome(of: interleaving, under: configuration),
            let second = S.freshOutcome(of: interleaving, under: configuration)
        else { return nil }
        self.configuration = configuration
        if first.mechanism != second.mechanism {
            let stories = (0..<2).compactMap { _ in S.freshStory(of: interleaving, under: configuration) }
            let difference = stories.count == 2 ? StoryDifference(stories[0].timeline, stories[1].timeline) : nil
            result = .differs(first.mechanism, second.mechanism, difference)
        } else {
            result = first.mechanism == mechanism ? .same : .needsEarlierCases(first.mechanism)
        }
        chances = S.chances(in: interleaving, [first, second])
    }

    /// Whether it goes wrong in the same way, whatever was run before.
    package var isSame: Bool { if case .same = result { true } else { false } }

    /// What there is to say, in sentences; nothing where it goes wrong in the same way.
    package var sentences: [String] {
        switch result {
        case .same: []
        case .needsEarlierCases(let mechanism):
            [
                "It needs earlier cases: in a process that has run nothing before it is \(word(mechanism)), twice. Something "
                    + "outlives a case, such as a singleton or a stored setting."
            ]
        case .differs(let first, let second, let difference):
            [
                "It does not repeat: in two processes that have run nothing before it is \(word(first)) and "
                    + "\(word(second))."
            ] + (difference.map { [$0.sentence] } ?? ["Two stories of it are the same."])
                + (chances.isEmpty ? [] : [seen])
        }
    }

    private var seen: String { "In its runs there is \(chances.list("and"))." }

    private func word(_ mechanism: S.Mechanism?) -> String { mechanism.map { "\($0)" } ?? "clean" }

    var paragraphs: [LabelledText] {
        sentences.enumerated().map { LabelledText(label: $0 == 0 ? "Repeats" : "", text: $1, ink: .bad) }
    }
}
