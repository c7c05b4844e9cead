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
    /// The reason for the failure, if the label is not the cause.
    public let reason: String?

    init(
        label: String, part: String, isPartThere: Bool = true, count: Int = 0, labels: [String] = [],
        reason: String? = nil
    ) {
        self.label = label
        self.part = part
        self.isPartThere = isPartThere
        self.count = count
        self.labels = labels
        self.reason = reason
    }

    public var description: String {
        if let reason { return reason }
        guard isPartThere else { return "there is no \(part)" }
        let there =
            labels.isEmpty
            ? "nothing can be operated there" : "there are \(labels.map { "\"\($0)\"" }.joined(separator: ", "))"
        return count == 0
            ? "no control in \(part) has the label \"\(label)\": \(there)"
            : "\(count) controls in \(part) have the label \"\(label)\": name one by its row, as in \(part).row(0)"
    }
}

extension ControlError {
    /// Creates an error for an operation that a part does not allow.
    @MainActor init(_ part: HostPart, _ reason: String) {
        let isPartThere = part.node() != nil
        self.init(label: "", part: part.name, isPartThere: isPartThere, reason: isPartThere ? reason : nil)
    }
}
