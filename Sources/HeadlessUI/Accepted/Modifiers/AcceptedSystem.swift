// System modifiers, accepted without effect because there is no screen. Each returns the view unchanged, so the view keeps its
// identity.

extension View {
    /// Resolves the geometry of the view as a group. Has no effect here.
    nonisolated public func geometryGroup() -> some View { self }

    /// Changes the rendering of the view while it scrolls. Has no effect here.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { self }

    /// Hides the status bar. Has no effect here.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Hides the status bar. Has no effect here.
    nonisolated public func statusBar(hidden: Bool) -> some View { self }

    /// Sets the visibility of system overlays. Has no effect here.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Defers the system's edge gestures. Has no effect here.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// Plays haptics when a value changes. Has no effect here.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

    /// Plays haptics when a value changes. Has no effect here.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }

    /// Plays haptics when a value changes. Has no effect here.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }

    /// Runs an action while the pointer moves over the view. Has no effect here.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }

    /// Sets the hover effect. Has no effect here.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        self
    }

    /// Sets the pointer style. Has no effect here.
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }

    /// Sets the border shape of buttons. Has no effect here.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

    /// Sets whether a held button repeats its action. Has no effect here.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

    /// Sets the visibility of the labels of controls. Has no effect here.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View { self }

    /// Lays out radio groups horizontally. Has no effect here.
    nonisolated public func horizontalRadioGroupLayout() -> some View { self }

    /// Sets the height of wheel picker rows. Has no effect here.
    nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }

    /// Advertises a user activity. Has no effect here.
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    /// Sets the external events that the scene handles. Has no effect here.
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }

    /// Sets the device of a preview. Has no effect here.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Sets the size of a preview. Has no effect here.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// Sets the name of a preview. Has no effect here.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

    /// Sets the orientation of a preview. Has no effect here.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
