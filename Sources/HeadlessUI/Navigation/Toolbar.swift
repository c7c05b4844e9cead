/// The toolbar items of a page. They live as long as the page and follow its content.
nonisolated struct ToolbarItems<Content: ToolbarContent>: View {
    typealias Body = Never
    let content: Content
}

extension ToolbarItems: StructuralView {
    @MainActor func appendRows(to list: inout RowList, at path: RowPath) { list.append(content.views, at: path) }
    @MainActor var rowCount: Int { RowList.count(of: content.views) }
}

extension View {
    /// Adds views to the bars of the page. They accept input like the page's other views.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        LayeredView(content: self, layer: content(), isInFront: true)
    }

    /// Adds items to the bars of the page. They accept input like the page's other controls.
    nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View
    {
        LayeredView(content: self, layer: ToolbarItems(content: content()), isInFront: true)
    }

    /// Adds items to the bars of the page. A person could rearrange them.
    nonisolated public func toolbar<Content: ToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        LayeredView(content: self, layer: ToolbarItems(content: content()), isInFront: true)
    }

    /// Adds a menu below the title. The host shows its content with the bar.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        LayeredView(content: self, layer: content(), isInFront: true)
    }

    /// Shows or hides bars. Has no effect here: the controls in the bars still accept input.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

    /// Shows or hides bars. Has no effect here: the controls in the bars still accept input.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }

    /// Removes a system item from the bars. Has no effect here.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

    /// Sets the background style of bars. Has no effect here.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        self
    }

    /// Shows or hides the background of bars. Has no effect here.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }

    /// Shows or hides the background of bars. Has no effect here.
    nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
        -> some View
    { self }

    /// Sets the color scheme of bars. Has no effect here.
    nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    {
        self
    }

    /// Sets the role of the page. Has no effect here.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}
