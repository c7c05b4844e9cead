extension View {
    /// Animates the changes within the view that come with a change of a value.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(ValueAnimationModifier(animation: animation, value: value))
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
        modifier(TransactionModifier(transform: transform))
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

    func evaluate(at node: Node, _ content: () -> Void) {
        let outer = node.graph.transaction
        transform?(&node.graph.transaction)
        content()
        node.graph.transaction = outer
    }
}

nonisolated struct ValueAnimationModifier<Value: Equatable>: PrimitiveModifier {
    typealias Body = Never
    let animation: Animation?
    let value: Value
    @MainActor func makeEffect() -> ValueAnimationEffect<Value> { ValueAnimationEffect() }
}

@MainActor final class ValueAnimationEffect<Value: Equatable>: ModifierEffect {
    private var last: Value?
    private var animation: Animation??

    func update(_ modifier: ValueAnimationModifier<Value>, at node: Node) {
        animation = last == nil || last == modifier.value ? .none : .some(modifier.animation)
        last = modifier.value
    }

    func evaluate(at node: Node, _ content: () -> Void) {
        let outer = node.graph.transaction
        if let animation { node.graph.transaction.animation = animation }
        content()
        node.graph.transaction = outer
    }
}
