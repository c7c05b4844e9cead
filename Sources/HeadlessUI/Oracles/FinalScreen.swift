extension Host {
    /// Whether an `onReceive` has got a value, other than one that it got as it subscribed.
    package var hasReceived: Bool { graph.oracles.hasReceived }
}

/// The texts and controls on the screen with which a run ends.
package struct FinalScreen: Sendable {
    private struct Part: Sendable {
        let words: String
        /// The view of the app that shows it.
        let view: String?
    }

    private let parts: [Part]

    /// A difference between two screens.
    package struct Difference: Sendable {
        /// What the first and the second screen show there.
        package let first, second: String
        /// The view of the app that shows it.
        package let view: String
    }

    /// The number of texts of a difference that a report shows.
    private static let mostWords = 3

    @MainActor fileprivate init(_ seen: [Seen]) {
        parts = seen.map { seen in
            Part(words: seen.words, view: seen.node.enclosingViewType.map { String("\($0)".prefix { $0 != "<" }) })
        }
    }

    /// Returns the difference from another screen: what is left without equal texts at the beginning and at the end; nil if a
    /// person sees none.
    package func difference(from other: FinalScreen) -> Difference? {
        let (words, others) = (parts.map(\.words), other.parts.map(\.words))
        guard words != others else { return nil }
        let start = zip(words, others).prefix { $0 == $1 }.count
        let end = zip(words[start...].reversed(), others[start...].reversed()).prefix { $0 == $1 }.count
        let there = parts[start..<parts.count - end], otherThere = other.parts[start..<other.parts.count - end]
        let view = (there + otherThere).lazy.compactMap(\.view).first ?? "a view"
        return Difference(first: Self.text(of: there), second: Self.text(of: otherThere), view: view)
    }

    private static func text(of parts: ArraySlice<Part>) -> String {
        guard !parts.isEmpty else { return "nothing there" }
        let shown = parts.prefix(mostWords).map { "\"\($0.words)\"" }.joined(separator: " ")
        return parts.count > mostWords ? "\(shown) and \(parts.count - mostWords) more" : shown
    }
}

extension Host {
    /// The texts and controls on screen.
    package var finalScreen: FinalScreen { FinalScreen(isOpen ? graph.seen : []) }
}

extension RuntimeIssue {
    /// Creates the issue of a mistake that shows once a run has ended.
    package init(afterRun mistake: Mistake) {
        self.init(
            kind: .mistake(mistake), access: nil, binding: nil, action: nil, place: .wait, step: 0, isOnMainThread: true
        )
    }
}
