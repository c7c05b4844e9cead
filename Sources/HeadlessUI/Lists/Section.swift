/// A group of rows with a header and a footer. A container treats them as rows, but the header and the footer belong to no element.
nonisolated public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    /// A section with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// A section with a header and a footer. This is the form of iOS 13.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// A section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// A section with a footer. This is the form of iOS 13.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// A section with a header. This is the form of iOS 13.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }

    /// A section whose rows exist only while it is expanded. Pressing its header expands or collapses it.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// A section without a header or a footer.
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section with a title.
    public init<S: TextSource>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: title.shownText, content: content(), footer: EmptyView())
    }

    /// A section with a title, whose rows exist only while it is expanded.
    public init<S: TextSource>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: title.shownText, content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section: SectionedView where Parent: View, Content: View, Footer: View {
    @MainActor static var isSection: Bool { true }
}

extension Section: StructuralView where Parent: View, Content: View, Footer: View {
    @MainActor func appendRows(to list: inout RowList, at path: RowPath) {
        let headerPath = path.appending(position: 0)
        if let isExpanded {
            list.append(
                supplementary: DisclosureHeader(label: header, isExpanded: isExpanded, name: "Section"), at: headerPath)
        } else {
            list.append(supplementary: header, at: headerPath)
        }
        if isContentShown { list.append(content, at: path.appending(position: 1)) }
        list.append(supplementary: footer, at: path.appending(position: 2))
    }

    @MainActor var rowCount: Int {
        (isExpanded == nil ? RowList.count(of: header) : 1) + (isContentShown ? RowList.count(of: content) : 0)
            + RowList.count(of: footer)
    }

    @MainActor private var isContentShown: Bool { isExpanded?.valueOfUpdate() ?? true }
}
