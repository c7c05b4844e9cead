/// The reason why a finding cannot be kept as a case: in fresh processes, its case did not fail in the same way as in the search.
package struct Flakiness: Codable, Hashable, Sendable {
    /// The classification of the fresh runs.
    package enum Kind: String, Codable, CodingKeyRepresentable, Hashable, Sendable, CaseIterable {
        /// Each fresh run has the same outcome, which differs from the finding's.
        case needsEarlierCases = "needs-earlier-cases"
        /// Each fresh run fails, by different mechanisms.
        case failsDifferently = "fails-differently"
        /// Some fresh runs fail and others do not.
        case doesNotRepeat = "does-not-repeat"

        /// The kind in words.
        package var words: String { rawValue.replacing("-", with: " ") }
        /// Whether the code certainly has a defect, even if it shows only in some runs.
        package var isFailure: Bool { self != .doesNotRepeat }
        /// The advice for the developer, as a sentence.
        package var remedy: String {
            switch self {
            case .needsEarlierCases:
                "Create state that outlives a case, such as a singleton or a stored setting, again for each case, or reset it."
            case .failsDifferently, .doesNotRepeat:
                "Remove what differs from run to run: the clock, random numbers, work on other threads."
            }
        }
    }

    /// The classification of the fresh runs.
    package let kind: Kind
    /// The results of the runs, for a person. The first sentence names the kind.
    package let sentences: [String]
    /// The text of a file of cases that show the finding together; `nil` if there is none.
    package let sequence: String?

    /// Creates a description of the runs.
    package init(_ kind: Kind, _ sentences: [String], sequence: String? = nil) {
        self.kind = kind
        self.sentences = sentences
        self.sequence = sequence
    }
}
