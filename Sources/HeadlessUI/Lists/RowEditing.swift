/// Elements whose rows the user can edit in a list.
nonisolated struct EditedRows<Base: DynamicViewContent>: DynamicViewContent {
    typealias Body = Never
    let base: Base
    let editing: RowEditing
    @MainActor var data: Base.Data { base.data }
}

extension EditedRows: StructuralView {
    @MainActor func appendRows(to list: inout RowList, at path: RowPath) {
        list.append(base, at: path, editing: editing)
    }

    @MainActor var rowCount: Int { RowList.count(of: base) }
}

extension DynamicViewContent {
    /// Sets the action that deletes rows of a list. The action receives the positions of the rows in the data that was shown last.
    /// Without an action, the user cannot delete rows.
    nonisolated public func onDelete(
        file: StaticString = #filePath, line: Int = #line, perform action: ((IndexSet) -> Void)?
    ) -> some DynamicViewContent {
        let source = SourcePlace(file, line)
        return EditedRows(
            base: self,
            editing: RowEditing(
                deletion: action.map { RowEditing.Deletion(name: "onDelete", source: source, perform: $0) }))
    }

    /// Sets the action that moves rows of a list. The action receives the positions of the rows in the data that was shown last,
    /// and the position before which it inserts them. Without an action, the user cannot move rows.
    nonisolated public func onMove(
        file: StaticString = #filePath, line: Int = #line, perform action: ((IndexSet, Int) -> Void)?
    ) -> some DynamicViewContent {
        let source = SourcePlace(file, line)
        return EditedRows(
            base: self,
            editing: RowEditing(move: action.map { RowEditing.Move(name: "onMove", source: source, perform: $0) }))
    }
}

/// A modifier that forbids an operation on a row, regardless of its `ForEach`.
nonisolated struct RowRestrictionModifier: PrimitiveModifier {
    enum Restriction { case delete, move, select }
    typealias Body = Never
    let restriction: Restriction
    let isRestricted: Bool

    @MainActor func makeEffect() -> RowRestrictionEffect { RowRestrictionEffect() }
}

@MainActor final class RowRestrictionEffect: ModifierEffect {
    private var modifier: RowRestrictionModifier?

    func update(_ modifier: RowRestrictionModifier, at node: Node) {
        self.modifier = modifier
    }

    func forbids(_ restriction: RowRestrictionModifier.Restriction) -> Bool {
        modifier?.isRestricted == true && modifier?.restriction == restriction
    }
}

extension View {
    /// Sets whether the user cannot delete the row.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowRestrictionModifier(restriction: .delete, isRestricted: isDisabled))
    }

    /// Sets whether the user cannot move the row.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowRestrictionModifier(restriction: .move, isRestricted: isDisabled))
    }

    /// Sets whether the user cannot select the row.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(RowRestrictionModifier(restriction: .select, isRestricted: isDisabled))
    }
}

extension Node {
    /// Returns the effects of a type within the node, from the outside in, each with its node.
    func effects<E: AnyObject>(_ type: E.Type = E.self) -> [(effect: E, node: Node)] {
        var found: [(E, Node)] = []
        forEach { node in
            if let effect = node.effectNode?.anyEffect as? E { found.append((effect, node)) }
        }
        return found
    }
}
