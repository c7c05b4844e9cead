/// The container that a background fills.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    /// A widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    /// A page of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// The pages of a split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// A tab.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    /// A window.
    public static let window = ContainerBackgroundPlacement(name: "window")
}

/// The placement of a tab.
public struct TabPlacement: Hashable, Sendable {
    private let name: String
    /// The system's choice.
    public static let automatic = TabPlacement(name: "automatic")
    /// Always in the tab bar.
    public static let pinned = TabPlacement(name: "pinned")
    /// Only in the sidebar.
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// A hand gesture that activates a control.
public struct HandGestureShortcut: Hashable, Sendable {
    /// The double tap of thumb and finger.
    public static let primaryAction = HandGestureShortcut()
}

/// The size of a spacer between toolbar items.
public typealias SpacerSizing = ToolbarSpacer.Sizing

/// A rectangle whose corners are concentric with those of its container.
nonisolated public struct ConcentricRectangle: InsettableShape {
    public typealias Body = Never
    /// Creates the shape.
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension View {
    /// Sets the background style of the view's container. Has no effect here.
    nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement)
        -> some View
    { self }

    /// Adds a view behind the container of this view.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        background(alignment: alignment, content: content)
    }

    /// Disables the hover effect of the row. Has no effect here.
    nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// Sets the hover effect of the row. Has no effect here.
    nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

    /// Sets the hand gesture that activates the control. Has no effect here.
    nonisolated public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
        self
    }

    /// Sets the margins of list sections. Has no effect here.
    nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

    /// Sets the visibility of the list's section index. Has no effect here.
    nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

    /// Adds a bar above or below the view.
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Adds a bar beside the view.
    nonisolated public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}
