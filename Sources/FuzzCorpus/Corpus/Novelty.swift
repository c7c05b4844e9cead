/// The novelty of a finding compared to a corpus, in the order of reports.
package enum Novelty: String, Hashable, Sendable, CaseIterable {
    /// No case of the corpus shows this mechanism under this configuration.
    case new
    /// The cases of the corpus that show the mechanism are larger.
    case smaller
    /// The finding belongs to the corpus itself, so there is nothing to compare it with.
    case own
    /// A case of the corpus that is no larger shows the mechanism.
    case known
}
