/// When the bar with the tabs gets smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    /// When the system decides.
    public static let automatic = TabBarMinimizeBehavior()
    /// Never.
    public static let never = TabBarMinimizeBehavior()
    /// When a person scrolls down.
    public static let onScrollDown = TabBarMinimizeBehavior()
    /// When a person scrolls up.
    public static let onScrollUp = TabBarMinimizeBehavior()
}

/// How large a sheet is where there is room.
public struct PresentationSizing: Sendable {
    /// What the system decides.
    public static let automatic = PresentationSizing()
    /// As large as its content.
    public static let fitted = PresentationSizing()
    /// As large as a form.
    public static let form = PresentationSizing()
    /// As large as a page.
    public static let page = PresentationSizing()

    /// The same, but as its content in some directions.
    public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing { self }
    /// The same, but as its content in some directions where that is larger.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> PresentationSizing { self }
}

/// How grave what a dialog says is.
public struct DialogSeverity: Equatable, Sendable {
    /// What the system decides.
    public static let automatic = DialogSeverity()
    /// Grave.
    public static let critical = DialogSeverity()
    /// Not grave.
    public static let standard = DialogSeverity()
}

extension View {
    /// Says when the bar with the tabs gets smaller. Has no effect here.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

    /// Views beside the bar with the tabs. They are there with every tab.
    nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        LayeredView(content: self, layer: content(), isInFront: true)
    }

    /// Says how large a sheet is where there is room. Has no effect here.
    nonisolated public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

    /// Says how wide the column of an inspector is. Has no effect here.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

    /// Says how wide the column of an inspector is. Has no effect here.
    nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
    {
        self
    }

    /// Says how grave what the dialogs of the view say is. Has no effect here.
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

    /// Fills the symbols in bars. Has no effect here.
    nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
        -> some View
    {
        self
    }
}
