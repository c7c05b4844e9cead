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
