extension View {
    /// Presents a sheet while a binding is true.
    ///
    /// The content is made when the sheet is presented, and has state of its own. A dismissal writes `false`; the content is
    /// there until the animation ends, when it disappears and `onDismiss` runs.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, file: StaticString = #fileID, line: Int = #line,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: .sheet, name: "sheet", source: SourcePlace(file, line),
                cause: FlagCause(isPresented: isPresented, content: content), onDismiss: onDismiss))
    }

    /// Presents a sheet for an item while there is one. For an item with another id another sheet is presented, and a dismissal
    /// writes nil; the content then stays as it was for the last item.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, file: StaticString = #fileID, line: Int = #line,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: .sheet, name: "sheet", source: SourcePlace(file, line),
                cause: ItemCause(item: item, content: content), onDismiss: onDismiss))
    }

    /// Covers the screen while a binding is true. Only the app takes the cover away.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, file: StaticString = #fileID, line: Int = #line,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: .cover, name: "fullScreenCover", source: SourcePlace(file, line),
                cause: FlagCause(isPresented: isPresented, content: content), onDismiss: onDismiss))
    }

    /// Covers the screen for an item while there is one. Only the app takes the cover away.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, file: StaticString = #fileID, line: Int = #line,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: .cover, name: "fullScreenCover", source: SourcePlace(file, line),
                cause: ItemCause(item: item, content: content), onDismiss: onDismiss))
    }

    /// Presents a popover while a binding is true. What is behind cannot be operated before it is dismissed.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, file: StaticString = #fileID, line: Int = #line,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(

            PresentationModifier(
                kind: .popover, name: "popover", source: SourcePlace(file, line),
                cause: FlagCause(isPresented: isPresented, content: content)))
    }

    /// Presents a popover for an item while there is one.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        file: StaticString = #fileID, line: Int = #line, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: .popover, name: "popover", source: SourcePlace(file, line),
                cause: ItemCause(item: item, content: content)))
    }

    /// Shows a column beside the view while a binding is true. It covers nothing, and goes at once.
    nonisolated public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V)
        -> some View
    {
        LayeredView(
            content: self, layer: InspectorColumn(isPresented: isPresented, content: content), isInFront: true)
    }
}

/// What is in the column of an inspector.
nonisolated private struct InspectorColumn<Content: View>: View {
    @Binding var isPresented: Bool
    let content: () -> Content

    var body: some View {
        if isPresented { content() }
    }
}
