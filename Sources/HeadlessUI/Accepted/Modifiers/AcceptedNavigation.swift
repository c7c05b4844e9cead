/// The condition under which the tab bar minimizes.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    /// The system's choice.
    public static let automatic = TabBarMinimizeBehavior()
    /// Never.
    public static let never = TabBarMinimizeBehavior()
    /// When a person scrolls down.
    public static let onScrollDown = TabBarMinimizeBehavior()
    /// When a person scrolls up.
    public static let onScrollUp = TabBarMinimizeBehavior()
}

/// The size of a sheet on a large screen.
public struct PresentationSizing: Sendable {
    /// The system's choice.
    public static let automatic = PresentationSizing()
    /// The size of the content.
    public static let fitted = PresentationSizing()
    /// The size of a form.
    public static let form = PresentationSizing()
    /// The size of a page.
    public static let page = PresentationSizing()

    /// Returns the sizing, fitted to the content along some axes. Has no effect here.
    public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing { self }
    /// Returns the sizing, which grows with the content along some axes. Has no effect here.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> PresentationSizing { self }
}

/// The severity of a dialog.
public struct DialogSeverity: Equatable, Sendable {
    /// The system's choice.
    public static let automatic = DialogSeverity()
    /// Critical.
    public static let critical = DialogSeverity()
    /// Standard.
    public static let standard = DialogSeverity()
}

extension View {
    /// Sets when the tab bar minimizes. Has no effect here.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

    /// Adds a view beside the tab bar. Every tab shows it.
    nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        LayeredView(content: self, layer: content(), isInFront: true)
    }

    /// Sets the size of a sheet. Has no effect here.
    nonisolated public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

    /// Sets the width of the inspector's column. Has no effect here.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

    /// Sets the width of the inspector's column. Has no effect here.
    nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
    {
        self
    }

    /// Sets the severity of dialogs. Has no effect here.
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

    /// Sets the foreground style of bars. Has no effect here.
    nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
        -> some View
    {
        self
    }
}
