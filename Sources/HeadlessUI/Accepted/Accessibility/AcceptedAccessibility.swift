// Accepted modifiers of what is read out: they do nothing. The view is given back as it is, so that its identity is the same.

extension View {
    /// What is said of the view when it is read out. Has no effect here.
    nonisolated public func accessibility(hint: Text) -> some View { self }

    /// The value that is read out. Has no effect here.
    nonisolated public func accessibility(value: Text) -> some View { self }

    /// Whether the view is read out. Has no effect here.
    nonisolated public func accessibility(hidden: Bool) -> some View { self }

    /// What the view is said to be. Has no effect here.
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }

    /// What the view is not said to be. Has no effect here.
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }

    /// What is said of the view when it is read out. Has no effect here.
    nonisolated public func accessibilityHint<S: TextSource>(_ hint: S) -> some View { self }

    /// The value that is read out. Has no effect here.
    nonisolated public func accessibilityValue<S: TextSource>(_ value: S) -> some View { self }

    /// Whether the view is read out. Has no effect here.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true) -> some View { self }

    /// What the view is said to be. Has no effect here.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

    /// What the view is not said to be. Has no effect here.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

    /// Whether the view is read out as one. Has no effect here.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

    /// When the view is read out. Has no effect here.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

    /// What the view is called by a person who speaks. Has no effect here.
    nonisolated public func accessibilityInputLabels<S: TextSource>(_ labels: [S]) -> some View { self }

    /// What a person can do with the view. Has no effect here.
    nonisolated public func accessibilityAction(
        _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { self }

    /// What a person can do with the view. Has no effect here.
    nonisolated public func accessibilityAction<S: TextSource>(named name: S, _ handler: @escaping () -> Void)
        -> some View
    { self }

    /// What a person can do with the view. Has no effect here.
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        self
    }

    /// What makes the view's value greater or smaller. Has no effect here.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { self }

    /// What is read out in place of the view. Has no effect here.
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        self
    }

    /// What is read out within the view. Has no effect here.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }

    /// Which rank of heading the view is. Has no effect here.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

    /// Whether the view's colours stay when others are inverted. Has no effect here.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Whether the view is shown large. Has no effect here.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// What is shown large. Has no effect here.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V)
        -> some View
    { self }

    /// Whether a person can do something with the view. Has no effect here.
    nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }

    /// What kind of text the view is. Has no effect here.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

    /// Which view is the label of which. Has no effect here.
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }

    /// Where a rotor leads. Has no effect here.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }

    /// What zooms the view. Has no effect here.
    nonisolated public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void)
        -> some View
    { self }

    /// Whether the view is touched directly. Has no effect here.
    nonisolated public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }

    /// Whether text is spelled. Has no effect here.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

    /// Whether punctuation is read out. Has no effect here.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

    /// How high text is read out. Has no effect here.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

    /// Whether what is read out waits. Has no effect here.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}
