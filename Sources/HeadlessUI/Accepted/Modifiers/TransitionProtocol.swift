/// How a view comes and goes, as people write it. Its body is not applied here: a view that leaves stays as it is.
@MainActor @preconcurrency public protocol Transition {
    /// The type of view that the transition makes.
    associatedtype Body: View
    /// The view that comes or goes.
    typealias Content = PlaceholderContentView<EmptyView>
    /// The view in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// Whether a view comes, is there, or goes.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }
    /// -1 before the view is there, 1 after it was, 0 while it is.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

extension Transition {
    /// Does what two transitions do.
    public func combined<T: Transition>(with other: T) -> AnyTransition { AnyTransition(self) }
    /// Is shown with an animation.
    public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(self) }
}

/// Goes unsharp into what replaces it.
public struct BlurReplaceTransition: Transition {
    /// How.
    public struct Configuration: Equatable, Sendable {
        private let name: String
        /// Smaller.
        public static let downUp = Configuration(name: "downUp")
        /// Larger.
        public static let upUp = Configuration(name: "upUp")
    }

    /// The transition.
    nonisolated public init(configuration: Configuration) {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
    /// Goes unsharp into what replaces it.
    nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    /// Goes unsharp into what replaces it.
    nonisolated public static func blurReplace(
        _ configuration: BlurReplaceTransition.Configuration
    ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: configuration) }
}

/// How text and symbols change. Has no effect here.
public struct ContentTransition: Hashable, Sendable {
    private let name: String
    /// At once.
    public static let identity = ContentTransition(name: "identity")
    /// By fading.
    public static let opacity = ContentTransition(name: "opacity")
    /// Letter by letter.
    public static let interpolate = ContentTransition(name: "interpolate")
    /// Digit by digit.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText")
    }
    /// Digit by digit.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText") }
    /// As symbols do.
    public static let symbolEffect = ContentTransition(name: "symbolEffect")
    /// As symbols do with an effect.
    public static func symbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default
    ) -> ContentTransition { symbolEffect }
}

extension View {
    /// How text and symbols change. Has no effect here.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
