import FilesAndProcesses

/// What a search has missed, as text: a heading that counts it, and the first entries under it, or all on request.
enum MissedList {
    /// The number of entries that are listed, unless all are.
    private static let mostListed = 3

    /// Returns the list as lines; none without entries.
    ///
    /// - Parameters:
    ///   - heading: the heading, which says how many entries there are.
    ///   - listsAll: whether to list all entries, and each as a whole.
    ///   - text: returns the text of an entry, as a whole or shortened.
    static func lines<Entry>(
        _ heading: String, _ entries: [Entry], listsAll: Bool, width: Int,
        text: (_ entry: Entry, _ isWhole: Bool) -> String
    ) -> [String] {
        guard !entries.isEmpty else { return [] }
        let listed = listsAll ? entries[...] : entries.prefix(mostListed)
        let isWhole =
            listed.count == entries.count && listed.allSatisfy { text($0, listsAll) == text($0, true) }
        return [heading + (isWhole ? "" : "; --verbose lists all")]
            + listed.flatMap { entry in
                WrappedText.lines(text(entry, listsAll).visible, width: width - 2, hanging: 2).map { "  " + $0 }
            }
    }
}
