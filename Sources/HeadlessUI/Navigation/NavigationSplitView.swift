/// A view with two or three columns. All of them are on screen, unless the horizontal size class of iOS is compact: then the columns
/// are a stack.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    public typealias Body = Never
    let columns: [any View]
    let visibility: Binding<NavigationSplitViewVisibility>?
    /// The binding for the column on top of the stack, where the horizontal size class is compact.
    let preferredColumn: Binding<NavigationSplitViewColumn>?
}

extension NavigationSplitView {
    /// Creates three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columns: [sidebar(), content(), detail()], visibility: nil, preferredColumn: nil)
    }

    /// Creates three columns whose visibility a binding controls.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columns: [sidebar(), content(), detail()], visibility: columnVisibility, preferredColumn: nil)
    }

    /// Creates three columns with a binding for the column on top at a compact width.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columns: [sidebar(), content(), detail()], visibility: nil, preferredColumn: preferredCompactColumn)
    }

    /// Creates three columns with both bindings.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columns: [sidebar(), content(), detail()], visibility: columnVisibility,
            preferredColumn: preferredCompactColumn)
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(columns: [sidebar(), detail()], visibility: nil, preferredColumn: nil)
    }

    /// Creates two columns whose visibility a binding controls.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columns: [sidebar(), detail()], visibility: columnVisibility, preferredColumn: nil)
    }

    /// Creates two columns with a binding for the column on top at a compact width.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columns: [sidebar(), detail()], visibility: nil, preferredColumn: preferredCompactColumn)
    }

    /// Creates two columns with both bindings.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columns: [sidebar(), detail()], visibility: columnVisibility, preferredColumn: preferredCompactColumn)
    }
}

/// The visibility of columns.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private let name: String
    /// The number of hidden columns, counted from the first.
    var hiddenCount: Int { self == .detailOnly ? 2 : self == .doubleColumn ? 1 : 0 }

    /// The system's choice: all columns.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    /// All columns.
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The last two columns.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    /// The last column.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

extension View {
    /// Sets the way columns share the screen. Has no effect here.
    nonisolated public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View { self }

    /// Sets the width of the column. Has no effect here.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

    /// Sets the width of the column. Has no effect here.
    nonisolated public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
        -> some View
    { self }
}
