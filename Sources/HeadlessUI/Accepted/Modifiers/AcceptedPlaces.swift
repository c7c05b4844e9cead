/// What a container's background is behind.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    /// A widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    /// A page.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// The pages of a split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// A tab.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    /// A window.
    public static let window = ContainerBackgroundPlacement(name: "window")
}

/// Where a tab is.
public struct TabPlacement: Hashable, Sendable {
    private let name: String
    /// Where the system puts it.
    public static let automatic = TabPlacement(name: "automatic")
    /// In the bar, always.
    public static let pinned = TabPlacement(name: "pinned")
    /// Only in the sidebar.
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// What the hand does to press a control.
public struct HandGestureShortcut: Hashable, Sendable {
    /// Thumb and finger meet.
    public static let primaryAction = HandGestureShortcut()
}

/// How much space is taken between items.
public typealias SpacerSizing = ToolbarSpacer.Sizing

/// A rectangle whose corners follow those of its container.
nonisolated public struct ConcentricRectangle: InsettableShape {
    public typealias Body = Never
    /// A rectangle.
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension View {
    /// What is behind the container of the view. Has no effect here.
    nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement)
        -> some View
    { self }

    /// Shows a view behind the container of this one.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        background(alignment: alignment, content: content)
    }

    /// Whether rows show that a pointer is above. Has no effect here.
    nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// How a row shows that a pointer is above. Has no effect here.
    nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

    /// Which hand gesture presses the control. Has no effect here.
    nonisolated public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
        self
    }

    /// The room around the sections of a list. Has no effect here.
    nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

    /// Whether the index beside a list is shown. Has no effect here.
    nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

    /// Shows a bar above or below the view.
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Shows a bar beside the view.
    nonisolated public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}
