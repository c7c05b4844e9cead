extension View {
    /// Animates the changes within the view that accompany a change of a value.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        transaction(value: value) { $0.animation = animation }
    }

    /// Animates all changes within the view.
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(TransactionModifier { $0.animation = animation })
    }

    /// Animates the changes that a closure makes to the view. HeadlessUI applies them without an animation.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(content: self))
    }

    /// Changes the transaction that updates the view's content.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(transform: transform))
    }

    /// Changes the transaction that updates the view's content if a value has changed.
    nonisolated public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(ValueTransactionModifier(value: value, transform: transform))
    }
}

/// The view that a modifier's closure receives.
nonisolated public struct PlaceholderContentView<Value: View>: View {
    let content: Value
    public var body: Value { content }
}

/// A modifier that changes the transaction of its content's updates.
nonisolated struct TransactionModifier: PrimitiveModifier {
    typealias Body = Never
    let transform: (inout Transaction) -> Void
    @MainActor func makeEffect() -> TransactionEffect { TransactionEffect() }
}

@MainActor final class TransactionEffect: ModifierEffect {
    private var transform: ((inout Transaction) -> Void)?

    func update(_ modifier: TransactionModifier, at node: Node) { transform = modifier.transform }

    func evaluate(at node: Node, _ content: () -> Void) { node.graph.withTransaction(changed: transform, content) }
    func visit(at node: Node, _ content: () -> Void) { evaluate(at: node, content) }
}

/// A modifier that changes the transaction of its content in the update in which a value has changed.
nonisolated struct ValueTransactionModifier<Value: Equatable>: PrimitiveModifier {
    typealias Body = Never
    let value: Value
    let transform: (inout Transaction) -> Void
    @MainActor func makeEffect() -> ValueTransactionEffect<Value> { ValueTransactionEffect() }
}

@MainActor final class ValueTransactionEffect<Value: Equatable>: ModifierEffect {
    private var last: Value?
    /// Changes the transaction in the current update; nil if the value has not changed.
    private var transform: ((inout Transaction) -> Void)?

    func update(_ modifier: ValueTransactionModifier<Value>, at node: Node) {
        transform = last == nil || last == modifier.value ? nil : modifier.transform
        last = modifier.value
    }

    func evaluate(at node: Node, _ content: () -> Void) { node.graph.withTransaction(changed: transform, content) }
}

extension Graph {
    /// Evaluates views with a changed transaction, and restores the outer transaction afterward.
    fileprivate func withTransaction(changed: ((inout Transaction) -> Void)?, _ body: () -> Void) {
        let outer = transaction
        changed?(&transaction)
        body()
        transaction = outer
    }
}
