import FuzzEngine

/// Where two stories of one case differ first.
struct StoryDifference {
    /// The step; empty where it is none.
    let step: String
    /// What happens there in the one story and in the other; nil where it has ended by then.
    let texts: (String?, String?)

    /// Compares two stories; nil where they are the same.
    init?(_ first: Timeline, _ second: Timeline) {
        let count = max(first.entries.count, second.entries.count)
        func entry(_ timeline: Timeline, _ index: Int) -> TimelineEntry? {
            timeline.entries.indices.contains(index) ? timeline.entries[index] : nil
        }
        guard let index = (0..<count).first(where: { entry(first, $0) != entry(second, $0) }) else { return nil }
        let longer = first.entries.count > index ? first : second
        // A step is named in its first line.
        step = longer.entries[...index].last { !$0.step.isEmpty }?.step ?? ""
        texts = (entry(first, index)?.text, entry(second, index)?.text)
    }

    var sentence: String {
        let place = step.isEmpty ? "" : ", at '\(step)'"
        return "What differs first\(place): \(quoted(texts.0)) and \(quoted(texts.1))\(hint.map { "; \($0)" } ?? "")."
    }

    private func quoted(_ text: String?) -> String { text.map { "'\($0)'" } ?? "nothing any more" }

    /// What may be the reason, as far as the texts show it.
    private var hint: String? {
        guard let first = texts.0, let second = texts.1 else { return nil }
        let identifier = #/[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/#
        if first.replacing(identifier, with: "#") == second.replacing(identifier, with: "#") {
            return "a UUID is made by random numbers"
        }
        let number = #/[0-9]+/#
        guard first.replacing(number, with: "#") == second.replacing(number, with: "#") else { return nil }
        return "they differ in numbers, as the time and random numbers make them"
    }
}
