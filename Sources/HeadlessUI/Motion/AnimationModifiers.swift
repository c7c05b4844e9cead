extension View {
    /// Animates the changes within the view that come with a change of a value.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        transaction(value: value) { $0.animation = animation }
    }

    /// Animates all changes within the view.
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(TransactionModifier { $0.animation = animation })
    }

    /// Animates what a closure does to the view; it is done without an animation here.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(content: self))
    }

    /// Changes the transaction with which the view's content is updated.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(transform: transform))
    }

    /// Changes the transaction with which the view's content is updated, where a value has changed.
    nonisolated public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(ValueTransactionModifier(value: value, transform: transform))
    }
}

/// A view as the closure of a modifier sees it.
nonisolated public struct PlaceholderContentView<Value: View>: View {
    let content: Value
    public var body: Value { content }
}

/// Changes the transaction with which the content is updated.
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

/// The same in the update in which a value has changed.
nonisolated struct ValueTransactionModifier<Value: Equatable>: PrimitiveModifier {
    typealias Body = Never
    let value: Value
    let transform: (inout Transaction) -> Void
    @MainActor func makeEffect() -> ValueTransactionEffect<Value> { ValueTransactionEffect() }
}

@MainActor final class ValueTransactionEffect<Value: Equatable>: ModifierEffect {
    private var last: Value?
    /// How the transaction is changed in the present update.
    private var transform: ((inout Transaction) -> Void)?

    func update(_ modifier: ValueTransactionModifier<Value>, at node: Node) {
        transform = last == nil || last == modifier.value ? nil : modifier.transform
        last = modifier.value
    }

    func evaluate(at node: Node, _ content: () -> Void) { node.graph.withTransaction(changed: transform, content) }
}

extension Graph {
    /// Evaluates views with another transaction than those around them.
    fileprivate func withTransaction(changed: ((inout Transaction) -> Void)?, _ body: () -> Void) {
        let outer = transaction
        changed?(&transaction)
        body()
        transaction = outer
    }
}
