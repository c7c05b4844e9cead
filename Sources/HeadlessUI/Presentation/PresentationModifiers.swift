/// Heights at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    private let name: String
    /// Half of the screen.
    public static let medium = PresentationDetent(name: "medium")
    /// All of the screen.
    public static let large = PresentationDetent(name: "large")
    /// A part of the screen, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(name: "fraction \(fraction)")
    }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "height \(height)") }
}

/// What can be done behind a presentation.
public struct PresentationBackgroundInteraction: Sendable {
    /// What the system decides.
    public static let automatic = PresentationBackgroundInteraction()
    /// What is behind can be operated. It cannot here.
    public static let enabled = PresentationBackgroundInteraction()
    /// What is behind cannot be operated.
    public static let disabled = PresentationBackgroundInteraction()
    /// What is behind can be operated as long as the sheet is not higher. It cannot here.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// What a swipe within a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
    /// What the system decides.
    public static let automatic = PresentationContentInteraction()
    /// It makes the sheet larger.
    public static let resizes = PresentationContentInteraction()
    /// It scrolls the content.
    public static let scrolls = PresentationContentInteraction()
}

/// What a presentation becomes on a small screen.
public struct PresentationAdaptation: Sendable {
    /// What the system decides.
    public static let automatic = PresentationAdaptation()
    /// It stays what it is.
    public static let none = PresentationAdaptation()
    /// A popover.
    public static let popover = PresentationAdaptation()
    /// A sheet.
    public static let sheet = PresentationAdaptation()
    /// A cover.
    public static let fullScreenCover = PresentationAdaptation()
}

extension View {
    /// Says at which heights a sheet rests. Has no effect here.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

    /// Says at which heights a sheet rests, and at which it does. Nobody drags it here.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { self }

    /// Shows a mark by which a sheet is dragged. Has no effect here.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

    /// Fills what is behind the content of a sheet. Has no effect here.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

    /// Shows a view behind the content of a sheet. It is not made here.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }

    /// Rounds the corners of a sheet. Has no effect here.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

    /// Says what can be done behind a sheet. Nothing can here.
    nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
        -> some View
    { self }

    /// Says what a swipe within a sheet does first. Has no effect here.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        self
    }

    /// Says what a presentation becomes on a small screen. Has no effect here.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

    /// Says what a presentation becomes on a screen that is narrow or low. Has no effect here.
    nonisolated public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { self }

    /// Says whether a person can swipe the presentation away that the view is in; the app still can.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(DismissalModifier(isDisabled: isDisabled))
    }
}

nonisolated struct DismissalModifier: PrimitiveModifier {
    typealias Body = Never
    let isDisabled: Bool
    @MainActor func makeEffect() -> DismissalEffect { DismissalEffect() }
}

/// Keeps what the modifier says for the verb that asks.
@MainActor final class DismissalEffect: ModifierEffect {
    private(set) var isDisabled = false

    func update(_ modifier: DismissalModifier, at node: Node) {
        isDisabled = modifier.isDisabled
    }
}
