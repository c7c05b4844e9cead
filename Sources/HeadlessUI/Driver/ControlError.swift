/// An error that a verb throws: its label matches no control or several, or the part does not allow the operation.
public struct ControlError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The label that the verb looked for.
    public let label: String
    /// The part that the verb searched.
    public let part: String
    /// Whether the row or container exists.
    public let isPartThere: Bool
    /// The number of controls with the label.
    public let count: Int
    /// The labels of the controls in the part.
    public let labels: [String]
    /// The rows elsewhere on the screen that have a control with the label, as a person would say them.
    public let rows: [String]
    /// Whether the controls with the label are in rows of the part, by which they can be told apart.
    public let areInRows: Bool
    /// The reason for the failure, if the label is not the cause.
    public let reason: String?

    init(
        label: String, part: String, isPartThere: Bool = true, count: Int = 0, labels: [String] = [],
        rows: [String] = [], areInRows: Bool = false, reason: String? = nil
    ) {
        self.label = label
        self.part = part
        self.isPartThere = isPartThere
        self.count = count
        self.labels = labels
        self.rows = rows
        self.areInRows = areInRows
        self.reason = reason
    }

    public var description: String {
        if let reason { return reason }
        guard isPartThere else { return "there is no \(part)" }
        let there =
            labels.isEmpty
            ? "nothing can be operated there" : "there are \(labels.map { "\"\($0)\"" }.joined(separator: ", "))"
        return count == 0
            ? "no control in \(part) has the label \"\(label)\"\(Self.clause(rows)): \(there)"
            : "\(count) controls in \(part) have the label \"\(label)\": "
                + (areInRows
                    ? "name one by its row, as in \(part).row(0)" : "give each an accessibilityIdentifier of its own")
    }
}

extension ControlError {
    /// The most rows that an error names.
    private static let mostRows = 3

    /// Returns a clause that names the rows with a label: `, but the row "Milk" has it`.
    static func clause(_ rows: [String]) -> String {
        guard let last = rows.prefix(mostRows).last else { return "" }
        let rest = rows.count - mostRows
        if rows.count == 1 { return ", but the row \(last) has it" }
        if rest > 0 {
            return ", but the rows \(rows.prefix(mostRows).joined(separator: ", ")) and \(rest) more have it"
        }
        return ", but the rows \(rows.dropLast().joined(separator: ", ")) and \(last) have it"
    }

    /// Creates an error for an operation that a part does not allow.
    @MainActor init(_ part: HostPart, _ reason: String) {
        let isPartThere = part.node() != nil
        self.init(label: "", part: part.name, isPartThere: isPartThere, reason: isPartThere ? reason : nil)
    }
}
