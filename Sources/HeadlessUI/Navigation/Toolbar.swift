/// The items that a page has in its bars. They exist as long as the page, behind its content.
nonisolated struct ToolbarItems<Content: ToolbarContent>: View {
    typealias Body = Never
    let content: Content
}

extension ToolbarItems: StructuralView {
    @MainActor func appendRows(to list: inout RowList, at path: RowPath) { list.append(content.views, at: path) }
    @MainActor var rowCount: Int { RowList.count(of: content.views) }
}

extension View {
    /// Puts views into the bars of the page. They can be operated as those of the page.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        LayeredView(content: self, layer: content(), isInFront: true)
    }

    /// Puts items into the bars of the page. They can be operated as the controls of the page.
    nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View
    {
        LayeredView(content: self, layer: ToolbarItems(content: content()), isInFront: true)
    }

    /// Puts items into the bars of the page that a person could arrange.
    nonisolated public func toolbar<Content: ToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        LayeredView(content: self, layer: ToolbarItems(content: content()), isInFront: true)
    }

    /// Views in a menu below the title. They are shown as those of the bar.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        LayeredView(content: self, layer: content(), isInFront: true)
    }

    /// Shows or hides bars. Has no effect here: what is in them can be operated.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

    /// Shows or hides bars. Has no effect here: what is in them can be operated.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }

    /// Takes what the system has put into bars out of them. Has no effect here.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

    /// Fills what is behind bars. Has no effect here.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        self
    }

    /// Shows or hides what is behind bars. Has no effect here.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }

    /// Shows or hides what is behind bars. Has no effect here.
    nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
        -> some View
    { self }

    /// Says whether bars are light or dark. Has no effect here.
    nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    {
        self
    }

    /// Says what the page is for. Has no effect here.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}
