// Accessibility modifiers, accepted without effect. Each returns the view unchanged, so the view keeps its identity.

extension View {
    /// Sets the accessibility hint. Has no effect here.
    nonisolated public func accessibility(hint: Text) -> some View { self }

    /// Sets the accessibility value. Has no effect here.
    nonisolated public func accessibility(value: Text) -> some View { self }

    /// Hides the view from accessibility. Has no effect here.
    nonisolated public func accessibility(hidden: Bool) -> some View { self }

    /// Adds accessibility traits. Has no effect here.
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }

    /// Removes accessibility traits. Has no effect here.
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }

    /// Sets the accessibility hint. Has no effect here.
    nonisolated public func accessibilityHint<S: TextSource>(_ hint: S) -> some View { self }

    /// Sets the accessibility value. Has no effect here.
    nonisolated public func accessibilityValue<S: TextSource>(_ value: S) -> some View { self }

    /// Hides the view from accessibility. Has no effect here.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true) -> some View { self }

    /// Adds accessibility traits. Has no effect here.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

    /// Removes accessibility traits. Has no effect here.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

    /// Makes the view an accessibility element. Has no effect here.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

    /// Sets the position in the reading order. Has no effect here.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

    /// Sets the names that Voice Control accepts for the view. Has no effect here.
    nonisolated public func accessibilityInputLabels<S: TextSource>(_ labels: [S]) -> some View { self }

    /// Adds an accessibility action. Has no effect here.
    nonisolated public func accessibilityAction(
        _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { self }

    /// Adds a named accessibility action. Has no effect here.
    nonisolated public func accessibilityAction<S: TextSource>(named name: S, _ handler: @escaping () -> Void)
        -> some View
    { self }

    /// Adds accessibility actions, one for each button in the content. Has no effect here.
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        self
    }

    /// Adds an action that increments or decrements the view's value. Has no effect here.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { self }

    /// Replaces the view with another one for accessibility. Has no effect here.
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        self
    }

    /// Adds accessibility elements inside the view. Has no effect here.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }

    /// Sets the heading level. Has no effect here.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

    /// Excludes the view from color inversion. Has no effect here.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Shows the view in the large content viewer. Has no effect here.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Shows other content in the large content viewer. Has no effect here.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V)
        -> some View
    { self }

    /// Marks the view as interactive for accessibility. Has no effect here.
    nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }

    /// Sets the kind of text that the view shows. Has no effect here.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

    /// Pairs a label with its content. Has no effect here.
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }

    /// Makes the view an entry of a rotor. Has no effect here.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }

    /// Adds an action for the zoom gesture. Has no effect here.
    nonisolated public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void)
        -> some View
    { self }

    /// Passes touches through to the view. Has no effect here.
    nonisolated public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }

    /// Spells text out when it is spoken. Has no effect here.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

    /// Speaks punctuation. Has no effect here.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

    /// Sets the pitch of spoken text. Has no effect here.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

    /// Queues announcements behind the current speech. Has no effect here.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}
