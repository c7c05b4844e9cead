import FuzzCorpus

/// The table of verdicts of a new corpus.
enum NewTable {
    /// An app without schedulers, so with the configurations that every new package has.
    private enum NewApp: FuzzedApp {}

    /// A table that claims nothing yet: no case was searched.
    static var text: String { VerdictTable<ViewSubject<NewApp>>.claimingNothing.text }
}
