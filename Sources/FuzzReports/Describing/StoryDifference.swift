import FuzzCampaign
import FuzzEngine

extension FindingVerifier where S: DescribableSubject {
    /// Creates a verifier that explains flaky findings by the difference of their stories.
    package convenience init(_ family: CaseFamily) { self.init(family, explainedBy: S.flakinessEvidence) }
}

extension DescribableSubject {
    /// Returns the first difference between the stories of two fresh runs, and the sources of chance in the runs.
    package static func flakinessEvidence(
        of testCase: Case, under configuration: Configuration, _ outcomes: [Outcome]
    ) -> [String] {
        let stories = (0..<2).compactMap { _ in freshStory(of: testCase, after: [], under: configuration) }
        let difference = stories.count == 2 ? StoryDifference(stories[0].timeline, stories[1].timeline) : nil
        let chances = chances(in: testCase, outcomes)
        return [difference?.sentence ?? "Two timelines of it are identical."]
            + (chances.isEmpty ? [] : ["Its runs involve \(chances.list("and"))."])
    }
}

/// The first difference between two stories of one case.
struct StoryDifference {
    /// The step; empty if there is none.
    let step: String
    /// The text of each story there; nil for a story that has already ended.
    let texts: (String?, String?)

    /// Compares two stories; returns nil if they are equal.
    init?(_ first: Timeline, _ second: Timeline) {
        let count = max(first.entries.count, second.entries.count)
        func entry(_ timeline: Timeline, _ index: Int) -> TimelineEntry? {
            timeline.entries.indices.contains(index) ? timeline.entries[index] : nil
        }
        guard let index = (0..<count).first(where: { entry(first, $0) != entry(second, $0) }) else { return nil }
        let longer = first.entries.count > index ? first : second
        // Only the first line of a step has its name.
        step = longer.entries[...index].last { !$0.step.isEmpty }?.step ?? ""
        texts = (entry(first, index)?.text, entry(second, index)?.text)
    }

    var sentence: String {
        let place = step.isEmpty ? "" : ", at '\(step)'"
        return "First difference\(place): \(quoted(texts.0)) and \(quoted(texts.1))\(hint.map { "; \($0)" } ?? "")."
    }

    private func quoted(_ text: String?) -> String { text.map { "'\($0)'" } ?? "no entry" }

    /// The likely cause, as far as the texts show it.
    private var hint: String? {
        guard let first = texts.0, let second = texts.1 else { return nil }
        let identifier = #/[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/#
        if first.replacing(identifier, with: "#") == second.replacing(identifier, with: "#") {
            return "UUIDs are random"
        }
        let number = #/[0-9]+/#
        guard first.replacing(number, with: "#") == second.replacing(number, with: "#") else { return nil }
        return "the numbers differ, as times and random numbers do"
    }
}
