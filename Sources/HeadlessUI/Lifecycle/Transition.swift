/// How a view comes and goes.
public struct AnyTransition: Sendable {
    /// No effect to be seen, but the view stays until its removal animation ends.
    public static let identity = AnyTransition()
    /// Fades.
    public static let opacity = AnyTransition()
    /// Grows and shrinks.
    public static let scale = AnyTransition()
    /// Moves in from one side and out at the other.
    public static let slide = AnyTransition()
}

nonisolated struct TransitionModifier: PrimitiveModifier {
    typealias Body = Never
    @MainActor func makeEffect() -> TransitionEffect { TransitionEffect() }
}

/// Every view that an animation removes stays until the animation ends, so that a transition changes only what nobody sees here.
@MainActor final class TransitionEffect: ModifierEffect {
    typealias Modifier = TransitionModifier
}

extension View {
    /// Says how the view comes and goes. With a transition or without, a view that goes under an animation stays, with its
    /// subscriptions, until the animation ends (`DynamicContainer.tryRemovingItem` in OpenSwiftUI); the host decides when that is.
    nonisolated public func transition(_ transition: AnyTransition) -> some View {
        modifier(TransitionModifier())
    }

    /// Animates the changes within the view that come with a change of a value.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(ValueAnimationModifier(animation: animation, value: value))
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
