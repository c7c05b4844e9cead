extension View {
    /// Sets the heights at which a sheet can rest. Has no effect here.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

    /// Sets the heights at which a sheet can rest, and binds the current one. A person cannot drag the sheet here.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { self }

    /// Shows or hides the drag indicator of a sheet. Has no effect here.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

    /// Sets the background style of a sheet. Has no effect here.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

    /// Sets the background view of a sheet. The host does not create it.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }

    /// Sets the corner radius of a sheet. Has no effect here.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

    /// Sets the interaction with views behind a sheet. Here they never accept input.
    nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
        -> some View
    { self }

    /// Sets the effect of a swipe inside a sheet. Has no effect here.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        self
    }

    /// Sets the adaptation to a compact screen. Has no effect here.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

    /// Sets the adaptation to a screen that is horizontally or vertically compact. Has no effect here.
    nonisolated public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { self }

    /// Prevents a person from dismissing the enclosing presentation. The app still can.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(DismissalModifier(isDisabled: isDisabled))
    }
}

nonisolated struct DismissalModifier: PrimitiveModifier {
    typealias Body = Never
    let isDisabled: Bool
    @MainActor func makeEffect() -> DismissalEffect { DismissalEffect() }
}

/// Stores the modifier's value for the verb that dismisses a presentation.
@MainActor final class DismissalEffect: ModifierEffect {
    private(set) var isDisabled = false

    func update(_ modifier: DismissalModifier, at node: Node) {
        isDisabled = modifier.isDisabled
    }
}
