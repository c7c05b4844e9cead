/// A modifier that runs an action when a value has changed since the last update.
nonisolated struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
    typealias Body = Never
    let value: Value
    let runsInitially: Bool
    /// Whether the modifier calls the closure of the view's previous value, as the older form does.
    let callsPreviousClosure: Bool
    let source: SourcePlace
    let action: (_ old: Value, _ new: Value) -> Void

    @MainActor func makeEffect() -> ChangeEffect<Value> { ChangeEffect() }
}

@MainActor final class ChangeEffect<Value: Equatable>: ModifierEffect {
    private var last: ChangeModifier<Value>?

    func update(_ modifier: ChangeModifier<Value>, at node: Node) {
        defer { last = modifier }
        guard let last else {
            node.graph.containers.handlers?.see(ViewAction("onChange", at: modifier.source, of: node), at: node)
            if modifier.runsInitially {
                enqueue(modifier.action, from: modifier.source, modifier.value, modifier.value, at: node)
            }
            return
        }
        guard last.value != modifier.value else { return }
        let action = modifier.callsPreviousClosure ? last.action : modifier.action
        enqueue(action, from: modifier.source, last.value, modifier.value, at: node)
    }

    private func enqueue(
        _ action: @escaping (Value, Value) -> Void, from source: SourcePlace, _ old: Value, _ new: Value, at node: Node
    ) {
        let viewAction = ViewAction("onChange", at: source, of: node)
        node.graph.enqueueAction { viewAction.run { action(old, new) } }
    }
}

extension View {
    /// Runs an action with the old and the new value after a change. The closure is that of the new view value.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, file: StaticString = #filePath, line: Int = #line,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(
            ChangeModifier(
                value: value, runsInitially: initial, callsPreviousClosure: false, source: SourcePlace(file, line),
                action: action))
    }

    /// Runs an action after a change. The closure is that of the new view value.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, file: StaticString = #filePath, line: Int = #line,
        _ action: @escaping () -> Void
    ) -> some View {
        modifier(
            ChangeModifier(
                value: value, runsInitially: initial, callsPreviousClosure: false, source: SourcePlace(file, line)
            ) { _, _ in action() })
    }

    /// Runs an action with the new value after a change. The closure is that of the view's *previous* value, so its captured values
    /// are old (documented with the form's deprecation in iOS 17).
    nonisolated public func onChange<V: Equatable>(
        of value: V, file: StaticString = #filePath, line: Int = #line,
        perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(
            ChangeModifier(
                value: value, runsInitially: false, callsPreviousClosure: true, source: SourcePlace(file, line)
            ) { _, new in action(new) })
    }
}
