/// Why a finding cannot be kept as a case: run again in processes that had run nothing before, its case did not fail as it did
/// where it was found.
package struct Flakiness: Codable, Hashable, Sendable {
    /// What the runs say of the code.
    package enum Kind: String, Codable, CodingKeyRepresentable, Hashable, Sendable, CaseIterable {
        /// Each fresh run has the same outcome, which differs from the one that was found.
        case needsEarlierCases = "needs-earlier-cases"
        /// Each fresh run fails, by different mechanisms.
        case failsDifferently = "fails-differently"
        /// One fresh run fails and another does not.
        case doesNotRepeat = "does-not-repeat"

        /// The kind in words.
        package var words: String { rawValue.replacing("-", with: " ") }
        /// Whether the code has a defect for certain, whatever it takes to see it.
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

    /// What the runs say of the code.
    package let kind: Kind
    /// What the runs have shown, for a person; the first sentence names the kind.
    package let sentences: [String]
    /// The text of the file of cases that show the finding together; nil if none were found.
    package let sequence: String?

    /// Creates a description of its parts.
    package init(_ kind: Kind, _ sentences: [String], sequence: String? = nil) {
        self.kind = kind
        self.sentences = sentences
        self.sequence = sequence
    }
}
