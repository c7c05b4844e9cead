/// Why a finding is nothing that a case could be held to: in processes that had run nothing before, its case did not go wrong
/// again as it did where it was found. A function of the finding, so that it can be kept with it.
package struct Flakiness: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, CodingKeyRepresentable, Hashable, Sendable, CaseIterable {
        /// It comes to the same each time, and to something else than where it was found.
        case needsEarlierCases = "needs-earlier-cases"
        /// It goes wrong each time, in one way and in another.
        case failsDifferently = "fails-differently"
        /// It goes wrong one time, and another time it does not.
        case doesNotRepeat = "does-not-repeat"

        /// In words.
        package var words: String { rawValue.replacing("-", with: " ") }
        /// Whether something is wrong for certain, whatever it takes to see it.
        package var isFailure: Bool { self != .doesNotRepeat }
        /// What to do about it, as a sentence.
        package var remedy: String {
            switch self {
            case .needsEarlierCases:
                "Make what outlives a case, such as a singleton or a stored setting, anew for each, or empty it where a case begins."
            case .failsDifferently, .doesNotRepeat:
                "Take out of the run what differs each time: the clock, random numbers, work of other threads."
            }
        }
    }

    package let kind: Kind
    /// What there is to say; first which of the kinds it is.
    package let sentences: [String]
    /// The text of a `CaseSequence` that shows the finding; nil where none was found.
    package let sequence: String?

    /// Makes it of its parts.
    package init(_ kind: Kind, _ sentences: [String], sequence: String? = nil) {
        self.kind = kind
        self.sentences = sentences
        self.sequence = sequence
    }
}
