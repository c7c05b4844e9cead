/// A custom transition. The host never applies its body: a view keeps its appearance while it is removed.
@MainActor @preconcurrency public protocol Transition {
    /// The type of the transition's body.
    associatedtype Body: View
    /// The view that the transition inserts or removes.
    typealias Content = PlaceholderContentView<EmptyView>
    /// Returns the view in a phase of the transition.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// A phase of a transition: before, during or after the view's presence.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    /// Whether the view is fully present.
    public var isIdentity: Bool { self == .identity }
    /// -1 before the view appears, 0 while it is present, 1 after it disappears.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

extension Transition {
    /// Combines the transition with another one.
    public func combined<T: Transition>(with other: T) -> AnyTransition { AnyTransition(self) }
    /// Attaches an animation to the transition.
    public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(self) }
}

/// A transition that blurs one view into the next.
public struct BlurReplaceTransition: Transition {
    /// The direction of the blur.
    public struct Configuration: Equatable, Sendable {
        private let name: String
        /// The view shrinks.
        public static let downUp = Configuration(name: "downUp")
        /// The view grows.
        public static let upUp = Configuration(name: "upUp")
    }

    /// Creates the transition.
    nonisolated public init(configuration: Configuration) {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
    /// Blurs one view into the next.
    nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    /// Blurs one view into the next.
    nonisolated public static func blurReplace(
        _ configuration: BlurReplaceTransition.Configuration
    ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: configuration) }
}

/// The transition of text and symbols. Has no effect here.
public struct ContentTransition: Hashable, Sendable {
    private let name: String
    /// No transition.
    public static let identity = ContentTransition(name: "identity")
    /// A fade.
    public static let opacity = ContentTransition(name: "opacity")
    /// An interpolation between letters.
    public static let interpolate = ContentTransition(name: "interpolate")
    /// A change of digits.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText")
    }
    /// A change of digits.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText") }
    /// The default effect of symbols.
    public static let symbolEffect = ContentTransition(name: "symbolEffect")
    /// An effect of symbols.
    public static func symbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default
    ) -> ContentTransition { symbolEffect }
}

extension View {
    /// Sets the transition of text and symbols. Has no effect here.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
