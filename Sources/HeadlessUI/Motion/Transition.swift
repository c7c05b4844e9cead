/// The transition with which a view is inserted and removed.
public struct AnyTransition: Sendable {
    /// A transition without a visible effect. The view stays until its removal animation ends.
    public static let identity = AnyTransition()
    /// A fade.
    public static let opacity = AnyTransition()
    /// A change of scale.
    public static let scale = AnyTransition()
    /// A slide in from one edge and out at the opposite edge.
    public static let slide = AnyTransition()

    init() {}

    /// A custom transition.
    public init<T: Transition>(_ transition: T) {}

    /// A change of scale that begins at a factor.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    /// A move in and out at an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    /// A move in and out by an offset.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    /// A move in and out by an offset.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    /// A push that moves the previous view out at the opposite edge.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    /// A transition between two modifiers. HeadlessUI applies neither.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
    /// A transition that differs for insertion and removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
    /// Returns a combination of two transitions.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// Returns the transition with an animation.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

nonisolated struct TransitionModifier: PrimitiveModifier {
    typealias Body = Never
    @MainActor func makeEffect() -> TransitionEffect { TransitionEffect() }
}

/// The effect of a transition, which does nothing. Every view that is removed with an animation stays until the animation ends, so
/// a transition changes only the appearance.
@MainActor final class TransitionEffect: ModifierEffect {
    typealias Modifier = TransitionModifier
}

extension View {
    /// Sets the transition of the view. With or without a transition, a view that is removed with an animation stays until the
    /// animation ends, and keeps its subscriptions (`DynamicContainer.tryRemovingItem` in OpenSwiftUI). The host decides when the
    /// animation ends.
    nonisolated public func transition(_ transition: AnyTransition) -> some View {
        modifier(TransitionModifier())
    }

    /// Sets a custom transition of the view. HeadlessUI does not apply the transition's body.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier())
    }
}
