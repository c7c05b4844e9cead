extension View {
    /// Presents a sheet while a binding is `true`.
    ///
    /// The sheet creates its content, with new state, when it is presented. A dismissal writes `false`. The content stays until the
    /// animation ends; then it disappears and `onDismiss` runs.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: .sheet, name: "sheet", source: SourcePlace(file, line),
                cause: FlagCause(isPresented: isPresented, content: content), onDismiss: onDismiss))
    }

    /// Presents a sheet for an item while a binding holds one. An item with another ID gets another sheet. A dismissal writes
    /// `nil`; the content then stays as it was for the last item.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: .sheet, name: "sheet", source: SourcePlace(file, line),
                cause: ItemCause(item: item, content: content), onDismiss: onDismiss))
    }

    /// Presents a full-screen cover while a binding is `true`. Only the app can dismiss it.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: .cover, name: "fullScreenCover", source: SourcePlace(file, line),
                cause: FlagCause(isPresented: isPresented, content: content), onDismiss: onDismiss))
    }

    /// Presents a full-screen cover for an item while a binding holds one. Only the app can dismiss it.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: .cover, name: "fullScreenCover", source: SourcePlace(file, line),
                cause: ItemCause(item: item, content: content), onDismiss: onDismiss))
    }

    /// Presents a popover while a binding is `true`. Views behind it accept no input until it is dismissed.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(

            PresentationModifier(
                kind: .popover, name: "popover", source: SourcePlace(file, line),
                cause: FlagCause(isPresented: isPresented, content: content)))
    }

    /// Presents a popover for an item while a binding holds one.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        file: StaticString = #filePath, line: Int = #line, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: .popover, name: "popover", source: SourcePlace(file, line),
                cause: ItemCause(item: item, content: content)))
    }

    /// Shows a column beside the view while a binding is `true`. It covers nothing, and disappears without animation.
    nonisolated public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V)
        -> some View
    {
        LayeredView(
            content: self, layer: InspectorColumn(isPresented: isPresented, content: content), isInFront: true)
    }
}

/// The column of an inspector.
nonisolated private struct InspectorColumn<Content: View>: View {
    @Binding var isPresented: Bool
    let content: () -> Content

    var body: some View {
        if isPresented { content() }
    }
}
