/// Shows columns beside each other: all of them are on screen, as on a large one.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    public typealias Body = Never
    let columns: [any View]
    let visibility: Binding<NavigationSplitViewVisibility>?
    /// What a person has chosen by hand, where no binding says it.
    let preferredColumn: Binding<NavigationSplitViewColumn>?
}

extension NavigationSplitView {
    /// Three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columns: [sidebar(), content(), detail()], visibility: nil, preferredColumn: nil)
    }

    /// Three columns, of which a binding says which are shown.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columns: [sidebar(), content(), detail()], visibility: columnVisibility, preferredColumn: nil)
    }

    /// Three columns, of which a binding says which would be in front on a small screen.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columns: [sidebar(), content(), detail()], visibility: nil, preferredColumn: preferredCompactColumn)
    }

    /// Three columns, with both bindings.
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
    /// Two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(columns: [sidebar(), detail()], visibility: nil, preferredColumn: nil)
    }

    /// Two columns, of which a binding says which are shown.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columns: [sidebar(), detail()], visibility: columnVisibility, preferredColumn: nil)
    }

    /// Two columns, of which a binding says which would be in front on a small screen.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columns: [sidebar(), detail()], visibility: nil, preferredColumn: preferredCompactColumn)
    }

    /// Two columns, with both bindings.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columns: [sidebar(), detail()], visibility: columnVisibility, preferredColumn: preferredCompactColumn)
    }
}

/// Which columns are shown.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private let name: String
    /// How many columns are not shown, from the first on.
    var hiddenCount: Int { self == .detailOnly ? 2 : self == .doubleColumn ? 1 : 0 }

    /// What the system decides: all.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    /// All.
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The last two.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    /// The last.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

extension View {
    /// Says how columns share the screen. Has no effect here.
    nonisolated public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View { self }

    /// Says how wide the column is. Has no effect here.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

    /// Says how wide the column is. Has no effect here.
    nonisolated public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
        -> some View
    { self }
}
