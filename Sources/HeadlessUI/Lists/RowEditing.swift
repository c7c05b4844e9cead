/// Elements to which a person can do something where they are rows of a list.
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
    /// Lets a person delete rows of a list. The action is told their positions in the data, as it was shown last. Without an
    /// action rows cannot be deleted.
    nonisolated public func onDelete(
        file: StaticString = #fileID, line: Int = #line, perform action: ((IndexSet) -> Void)?
    ) -> some DynamicViewContent {
        let source = SourcePlace(file, line)
        return EditedRows(
            base: self,
            editing: RowEditing(
                deletion: action.map { RowEditing.Deletion(name: "onDelete", source: source, perform: $0) }))
    }

    /// Lets a person move rows of a list. The action is told their positions in the data, as it was shown last, and the
    /// position before which they are to be. Without an action rows cannot be moved.
    nonisolated public func onMove(
        file: StaticString = #fileID, line: Int = #line, perform action: ((IndexSet, Int) -> Void)?
    ) -> some DynamicViewContent {
        let source = SourcePlace(file, line)
        return EditedRows(
            base: self,
            editing: RowEditing(move: action.map { RowEditing.Move(name: "onMove", source: source, perform: $0) }))
    }
}

/// What a person may not do to a row, whatever its `ForEach` says.
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
    /// Says whether the row may not be deleted.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowRestrictionModifier(restriction: .delete, isRestricted: isDisabled))
    }

    /// Says whether the row may not be moved.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowRestrictionModifier(restriction: .move, isRestricted: isDisabled))
    }

    /// Says whether the row may not be selected.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(RowRestrictionModifier(restriction: .select, isRestricted: isDisabled))
    }
}

extension Node {
    /// The effects of a type that modifiers have within the node, from the outside in, each with its node.
    func effects<E: AnyObject>(_ type: E.Type = E.self) -> [(effect: E, node: Node)] {
        var found: [(E, Node)] = []
        forEach { node in
            if let effect = (node as? any EffectNode)?.anyEffect as? E { found.append((effect, node)) }
        }
        return found
    }
}
