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

    init() {}

    /// A transition of another kind.
    public init<T: Transition>(_ transition: T) {}

    /// Grows and shrinks from a size on.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    /// Moves in and out at a side.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    /// Moves in and out by a distance.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    /// Moves in and out by a distance.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    /// Pushes what was there before out at the other side.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    /// Goes from one modifier to another, neither of which is applied here.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
    /// Comes in one way and goes in another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
    /// Does what two transitions do.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// Is shown with an animation.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

nonisolated struct TransitionModifier: PrimitiveModifier {
    typealias Body = Never
    @MainActor func makeEffect() -> TransitionEffect { TransitionEffect() }
}

/// Every view that an animation removes stays until the animation ends, so that a transition changes only what nobody sees
/// here.
@MainActor final class TransitionEffect: ModifierEffect {
    typealias Modifier = TransitionModifier
}

extension View {
    /// Says how the view comes and goes. With a transition or without, a view that goes under an animation stays, with its
    /// subscriptions, until the animation ends (`DynamicContainer.tryRemovingItem` in OpenSwiftUI); the host decides when
    /// that is.
    nonisolated public func transition(_ transition: AnyTransition) -> some View {
        modifier(TransitionModifier())
    }

    /// Says how the view comes and goes, with a transition of people's own, whose body is not applied here.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier())
    }
}
