// Accepted modifiers: they have no effect without a screen, and do nothing. The view is given back as it is, so that its
// identity is the same.

extension View {
    /// Moves the view as one. Has no effect here.
    nonisolated public func geometryGroup() -> some View { self }

    /// Changes what is seen of the view while it is scrolled. Has no effect here.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { self }

    /// Hides the bar at the top. Has no effect here.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Hides the bar at the top. Has no effect here.
    nonisolated public func statusBar(hidden: Bool) -> some View { self }

    /// Whether the system shows things in front. Has no effect here.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Whose gestures come first at the sides. Has no effect here.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// What is felt when a value changes. Has no effect here.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

    /// What is felt when a value changes. Has no effect here.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }

    /// What is felt when a value changes. Has no effect here.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }

    /// What is done while the pointer moves. Has no effect here.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }

    /// How the view looks under the pointer. Has no effect here.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        self
    }

    /// How the pointer looks. Has no effect here.
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }

    /// Which shape the borders of buttons have. Has no effect here.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

    /// Whether a button that is held is pressed again and again. Has no effect here.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

    /// Whether labels of controls are shown. Has no effect here.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View { self }

    /// Puts the buttons of a group side by side. Has no effect here.
    nonisolated public func horizontalRadioGroupLayout() -> some View { self }

    /// How high the rows of wheels are. Has no effect here.
    nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }

    /// Says what a person is doing. Has no effect here.
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    /// What is done when a person goes on with something. Has no effect here.
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    /// Which events the scene takes. Has no effect here.
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }

    /// On which device a preview is shown. Has no effect here.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// How large a preview is. Has no effect here.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// What a preview is called. Has no effect here.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

    /// How the device of a preview is held. Has no effect here.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
