/// The column on top of a split view that is collapsed into one stack.
///
/// A selection in a column shows the next one, and the end of the selection returns to the column of the list. Going back ends the
/// selection. The columns beneath the top keep their state.
struct CollapsedColumns {
    /// The position of the column on top.
    private(set) var top = 0
    /// The preferred column of the last update; nil if the app prefers none.
    private var preferred: Int?
    /// The selected values of each column in the last update.
    private var selections: [Set<AnyHashable>] = []

    /// Creates the state of columns as they collapse: the last column with something to show is on top.
    ///
    /// - Parameters:
    ///   - preferred: The column that the app wants on top at least.
    ///   - selections: The selected values of each column.
    ///   - replaced: Whether a link has replaced the content of each column.
    init(preferred: Int?, selections: [Set<AnyHashable>], replaced: [Bool]) {
        self.preferred = preferred
        self.selections = selections
        let chosen = selections.indices.dropLast().last { !selections[$0].isEmpty || replaced[$0 + 1] }
        top = max(preferred ?? 0, chosen.map { $0 + 1 } ?? 0)
    }

    /// Takes the values of an update.
    mutating func follow(preferred: Int?, selections: [Set<AnyHashable>]) {
        if preferred != self.preferred, let preferred { top = preferred }
        self.preferred = preferred
        for index in selections.indices.dropLast() where selections[index] != self.selections[index] {
            top = selections[index].isEmpty ? min(top, index) : max(top, index + 1)
        }
        self.selections = selections
    }

    /// Puts a column on top for a link in an earlier one.
    mutating func show(_ position: Int) { top = max(top, position) }

    /// Returns to the column beneath the top.
    mutating func goBack() { top = max(0, top - 1) }
}
