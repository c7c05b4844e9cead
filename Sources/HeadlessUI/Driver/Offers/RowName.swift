/// The address of a row as a person would say it.
public enum RowName: Hashable, Sendable {
    /// The row that shows a text or has it as its accessibility identifier. The number tells rows with the same text apart, counted
    /// from 1.
    case text(String, number: Int)
    /// The position of a row in its own list, and the position of the list on the screen, both counted from 1.
    case position(Int, list: Int)
}

/// The control and the row of an action, however the action addresses them.
package struct ActionTarget {
    /// The label of the control; nil if the verb needs none.
    package var label: String?
    /// The accessibility identifier of the control; nil if it has none.
    package var identifier: String?
    /// The text by which a person would name the row; nil if the action is in no row.
    package var row: String?
    /// The path of the row: positions from the outside in, counted from 0.
    package var rows: [Int] = []
}

extension Host {
    /// Returns the same action with the address that a person would use: the row by what it shows, and the control by its
    /// accessibility identifier if its label is not enough. The address stays as it is if no other one leads to the same place.
    package func named(_ action: UserAction) -> UserAction {
        guard isOpen, let front = graph.front else { return action }
        return graph.withoutReporting {
            if let name = nameOfOnlyRow(of: action, in: front) {
                var named = action
                named.rows = []
                named.row = name
                return named
            }
            let offers = OfferWalk(of: front, in: self, for: .init(verb: action.verb)).offers
            let identified = identified(action, among: offers)
            guard !action.rows.isEmpty, let name = rowName(of: identified, among: offers) else { return identified }
            var named = identified
            named.rows = []
            named.row = name
            // A text and its number come from the same rows as the position that they lead to.
            if case .text = name { return named }
            return positioned(named, among: offers)?.rows == action.rows ? named : identified
        }
    }

    /// Returns the name of the row of an action if no other row has the name, and the label of the action is enough to find the
    /// control; nil otherwise, and where only the offers of other rows tell.
    ///
    /// Most rows are of this kind, and a look at one row is a tenth of a look at the screen.
    private func nameOfOnlyRow(of action: UserAction, in front: PresenterNode) -> RowName? {
        guard action.label != nil, let row = node(at: action.rows), row.isRow else { return nil }
        let offers = OfferWalk(of: front, in: self, for: .like(action)).offers
        guard offers.contains(where: { $0.action.label == action.label }),
            identified(action, among: offers).label == action.label
        else { return nil }
        guard let text = row.addresses.first, front.first(where: { $0.isRow && $0 !== row && $0.isNamed(text) }) == nil
        else { return nil }
        return .text(text, number: 1)
    }

    /// Returns the same action with the positions of the row that its address names.
    func positioned(_ action: UserAction) throws(ControlError) -> UserAction {
        guard let name = action.row else { return action }
        guard isOpen, let front = graph.front else { return action }
        let found = graph.withoutReporting {
            positioned(action, among: OfferWalk(of: front, in: self, for: .init(verb: action.verb)).offers)
        }
        if let found { return found }
        throw refusal(
            "no row \(name.words) has \(action.verb.rawValue)\(action.label.map { " \"\($0)\"" } ?? "")"
                + (action.ordinal > 1 ? " number \(action.ordinal)" : "")
                + ControlError.clause(rowNames(offering: action)))
    }

    /// Returns the rows that offer an action, as a person would say them.
    func rowNames(offering action: UserAction) -> [String] {
        guard isOpen, let front = graph.front else { return [] }
        return graph.withoutReporting {
            let offers = OfferWalk(of: front, in: self, for: .init(verb: action.verb)).offers
            return rows(offering: action, among: offers).compactMap { path in
                var found = action
                found.rows = path
                return rowName(of: found, among: offers)?.words
            }
        }
    }

    /// Returns the target of an action as the screen shows it now.
    package func target(of action: UserAction) -> ActionTarget {
        guard isOpen, let front = graph.front, let action = try? positioned(action) else {
            return ActionTarget(label: action.label)
        }
        return graph.withoutReporting {
            let offers = OfferWalk(of: front, in: self, for: .like(action)).offers.found(by: action.label)
            let offer = offers.first { $0.action.ordinal == action.ordinal } ?? offers.first
            return ActionTarget(
                label: offer?.action.label ?? action.label,
                identifier: offer?.node.environment.accessibilityIdentifier,
                row: action.rows.isEmpty ? nil : node(at: action.rows)?.rowName, rows: action.rows)
        }
    }

    private func positioned(_ action: UserAction, among offers: [Offer]) -> UserAction? {
        var positioned = action
        positioned.row = nil
        switch action.row {
        case nil: return action
        case .text(let text, let number):
            let outermost = graph.front?.elementRows ?? []
            let rows = rows(offering: action, among: offers).filter {
                node(at: $0, among: outermost)?.isNamed(text) ?? false
            }
            guard rows.indices.contains(number - 1) else { return nil }
            positioned.rows = rows[number - 1]
        case .position(let number, let list):
            guard let row = position(of: number, inList: list) else { return nil }
            positioned.rows = [row]
        }
        return positioned
    }

    /// Returns the action with the accessibility identifier of its control, if the label alone does not name one control.
    private func identified(_ action: UserAction, among offers: [Offer]) -> UserAction {
        let alike = offers.filter { $0.action.rows == action.rows && $0.action.label == action.label }
        guard action.label == "" || Set(alike.map(\.action.ordinal)).count > 1,
            let offer = alike.first(where: { $0.action.ordinal == action.ordinal }),
            let identifier = offer.node.environment.accessibilityIdentifier, identifier != action.label
        else { return action }
        let others = offers.filter { $0.action.rows == action.rows }
        let found = others.found(by: identifier)
        guard !found.isEmpty, found.allSatisfy({ $0.node === offer.node }) else { return action }
        var identified = action
        identified.label = identifier
        identified.ordinal = 1
        return identified
    }

    private func rowName(of action: UserAction, among offers: [Offer]) -> RowName? {
        guard let row = node(at: action.rows) else { return nil }
        let texts = row.addresses
        let rows = rows(offering: action, among: offers)
        guard let own = rows.firstIndex(of: action.rows) else { return position(ofRowAt: action.rows) }
        let outermost = graph.front?.elementRows ?? []
        let earlier = rows[..<own].map { node(at: $0, among: outermost) }
        let numbered = texts.map { text in
            RowName.text(text, number: 1 + earlier.count { $0?.isNamed(text) ?? false })
        }
        if let name = numbered.first(where: \.isUnnumbered) ?? numbered.first { return name }
        return position(ofRowAt: action.rows)
    }

    private func position(ofRowAt rows: [Int]) -> RowName? { rows.count == 1 ? position(of: rows[0]) : nil }

    /// Returns the paths of the rows that offer an action, in order, each once.
    private func rows(offering action: UserAction, among offers: [Offer]) -> [[Int]] {
        var rows: [[Int]] = []
        for offer in offers.found(by: action.label) where !offer.action.rows.isEmpty && rows.last != offer.action.rows {
            rows.append(offer.action.rows)
        }
        return rows
    }

    private func node(at rows: [Int]) -> Node? {
        rows.isEmpty ? graph.front : node(at: rows, among: graph.front?.elementRows ?? [])
    }

    /// Returns the row with a path.
    ///
    /// - Parameter outermost: The rows of the screen, without those within others.
    private func node(at path: [Int], among outermost: [Node]) -> Node? {
        guard let first = path.first, outermost.indices.contains(first) else { return nil }
        return path.dropFirst().reduce(outermost[first] as Node?) { node, position in
            let rows = node?.elementRows ?? []
            return rows.indices.contains(position) ? rows[position] : nil
        }
    }

    /// Returns the position in its own list of a row of the screen.
    private func position(of row: Int) -> RowName? {
        var left = row
        for (list, container) in (graph.front?.rowContainers ?? []).enumerated() {
            let count = container.elementRows.count
            if left < count { return .position(left + 1, list: list + 1) }
            left -= count
        }
        return nil
    }

    /// Returns the position on the screen of a row of a list.
    private func position(of number: Int, inList list: Int) -> Int? {
        let counts = (graph.front?.rowContainers ?? []).map(\.elementRows.count)
        guard counts.indices.contains(list - 1), (1...max(1, counts[list - 1])).contains(number), counts[list - 1] > 0
        else { return nil }
        return counts.prefix(list - 1).reduce(0, +) + number - 1
    }
}

extension RowName {
    fileprivate var isUnnumbered: Bool {
        if case .text(_, 1) = self { true } else { false }
    }

    /// The address in messages.
    fileprivate var words: String {
        switch self {
        case .text(let text, let number): "\"\(text)\"" + (number > 1 ? " number \(number)" : "")
        case .position(let number, let list): "\(number)" + (list > 1 ? " of list \(list)" : "")
        }
    }
}

extension Node {
    /// The texts by which a person may address the row, the better one first.
    fileprivate var addresses: [String] {
        [rowIdentifier, rowName].compactMap { $0 }.filter { text in
            !text.isEmpty && !(text.utf8.contains(UInt8(ascii: "\n")) && text.contains("\n"))
        }
    }

    /// The accessibility identifier of the row: that of its outermost content that has one.
    fileprivate var rowIdentifier: String? {
        let outer = parent?.environment.accessibilityIdentifier
        var (last, node) = (parent, self)
        while true {
            // Most nodes have the environment of their parent.
            if !(last?.hasSameEnvironment(as: node) ?? false),
                let identifier = node.environment.accessibilityIdentifier,
                identifier != outer
            {
                return identifier
            }
            let children = node.children
            guard children.count == 1 else { return nil }
            (last, node) = (node, children[0])
        }
    }

    /// Returns whether a person may address the row by a text.
    fileprivate func isNamed(_ text: String) -> Bool { rowIdentifier == text || rowName == text }
}
