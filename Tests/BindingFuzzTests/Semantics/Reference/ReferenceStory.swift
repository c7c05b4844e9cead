import Testing

@testable import RowModelReference

/// Stories for tests of the plain interpreter: cases written on a line, and what they come to in a sentence.
extension Reference {
    /// What steps from text come to under a configuration, in words:
    /// `out-of-range: row 1, gone, index 0, found 0, step 4 queue, cause 3 event; 1 delivered`.
    static func words(_ steps: String, items: Int = 1, under configuration: String) throws -> String {
        let configuration = try #require(Configuration(configuration))
        return outcome(items: items, steps: try Step.all(steps), under: configuration).words
    }

    /// What a story tells of.
    enum Topic {
        /// `track{` and `}` around a callout, `run ends`, `sleep`.
        case loop
        /// `flush@exit`.
        case updates
        /// `clear@blocks`: what was deferred, where it runs.
        case deferred
        /// `1 dropped`, `1 called@blocks` for its handler, `1 at 0@queue` for an access, `1 returns@queue` for one that
        /// the guard did not let pass, `1 finds nothing@queue`, `1 suspended`, `1 resumed` for how many there were.
        case reads
    }

    /// What happens while the steps are executed, and while the case settles where that is asked for.
    static func story(
        _ steps: String, items: Int = 1, under configuration: String, of topics: Topic..., andSettling: Bool = false
    ) throws -> String {
        let steps = try Step.all(steps)
        var events = log(items: items, steps: steps, under: try #require(Configuration(configuration))).events
        if !andSettling, let end = events.firstIndex(where: { $0.begins(steps.count + 1) }) {
            events.removeSubrange(end...)
        }
        return events.compactMap(\.told).filter { topics.contains($0.topic) }.map(\.words).joined(separator: "; ")
    }
}

extension Reference.Event {
    fileprivate func begins(_ number: Int) -> Bool {
        if case .step(number) = self { true } else { false }
    }

    fileprivate var told: (topic: Reference.Topic, words: String)? {
        switch self {
        case .step, .posted: nil
        case .opened(let step): (.loop, "\(step.rawValue){")
        case .closed: (.loop, "}")
        case .slept: (.loop, "sleep")
        case .runEnded: (.loop, "run ends")
        case .flushed(let place): (.updates, "flush@\(place.rawValue)")
        case .ran(.action(.mutate(let mutation), from: _), let place, _): (.deferred, "\(mutation)@\(place.rawValue)")
        case .ran(.action(.post, from: _), let place, _): (.deferred, "post@\(place.rawValue)")
        case .ran: nil
        case .dropped(let row): (.reads, "\(row) dropped")
        case .handled(let row, let place): (.reads, "\(row) called@\(place.rawValue)")
        case .suspended(let row): (.reads, "\(row) suspended")
        case .resumed(let count): (.reads, "\(count) resumed")
        case .returned(let row, _, let place): (.reads, "\(row) returns@\(place.rawValue)")
        case .foundNothing(let row, _, let place): (.reads, "\(row) finds nothing@\(place.rawValue)")
        case .accessed(let row, let index, _, let place): (.reads, "\(row) at \(index)@\(place.rawValue)")
        }
    }
}

extension Reference.Outcome {
    /// Everything it says, but for what is zero or false.
    fileprivate var words: String {
        var counts = [(delivered, "delivered"), (skipped, "skipped"), (undelivered, "undelivered")]
            .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        if offMain { counts.append("off the main thread") }
        let verdict =
            stale.map {
                "\($0.kind.rawValue): row \($0.row), \($0.state.rawValue), index \($0.index), found \($0.found), "
                    + "step \($0.step) \($0.place.rawValue), cause \($0.causeStep) \($0.causePlace.rawValue)"
            } ?? "clean"
        return counts.isEmpty ? verdict : "\(verdict); \(counts.joined(separator: ", "))"
    }
}
