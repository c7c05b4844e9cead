/// What a finding adds to a corpus, in the order in which reports show findings.
package enum Novelty: String, Hashable, Sendable, CaseIterable {
    /// No case of the corpus shows this mechanism under this configuration.
    case new
    /// The cases of the corpus that show it are larger.
    case smaller
    /// It is the corpus's own: there is nothing to compare with.
    case own
    /// A case of the corpus that is as small shows it.
    case known
}
