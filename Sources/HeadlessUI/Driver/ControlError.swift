/// A label that names nothing to operate, or more than one; or something that cannot be done to a part of what is shown.
public struct ControlError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The label that was looked for.
    public let label: String
    /// Where it was looked for.
    public let part: String
    /// Whether the row or container is there.
    public let isPartThere: Bool
    /// How many there are with the label.
    public let count: Int
    /// The labels that there are.
    public let labels: [String]
    /// Why nothing can be done, where it is for another reason than a label.
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
    /// Something that cannot be done to a part, and why.
    @MainActor init(_ part: HostPart, _ reason: String) {
        let isPartThere = part.node() != nil
        self.init(label: "", part: part.name, isPartThere: isPartThere, reason: isPartThere ? reason : nil)
    }
}
