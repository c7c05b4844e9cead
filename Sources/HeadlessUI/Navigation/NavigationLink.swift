/// A control that pushes a page.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
    public typealias Body = Never
    let label: Label
    let target: LinkTarget
    let source: SourcePlace

    init(_ target: LinkTarget, file: StaticString, line: Int, label: Label) {
        self.target = target
        self.label = label
        source = SourcePlace(file, line)
    }
}

/// The target of a link.
enum LinkTarget {
    /// The page for a value. The link is disabled if the value is `nil`.
    case value(AnyHashable?)
    /// A page that only this link shows.
    case page(any View)
    /// A page that is on the stack while a binding is `true`.
    case boundPage(any View, Binding<Bool>)
}

extension NavigationLink where Destination == Never {
    /// Creates a link to the page for a value.
    public init<P: Hashable>(
        value: P?, file: StaticString = #filePath, line: Int = #line, @ViewBuilder label: () -> Label
    ) {
        self.init(.value(value.map { AnyHashable($0) }), file: file, line: line, label: label())
    }

    /// Creates a link to the page for a value, with a title.
    public init<S: TextSource, P: Hashable>(
        _ title: S, value: P?, file: StaticString = #filePath, line: Int = #line
    ) where Label == Text {
        self.init(.value(value.map { AnyHashable($0) }), file: file, line: line, label: title.shownText)
    }
}

extension NavigationLink {
    /// Creates a link to a view. The link creates the view at once, but the view has state only after it is pushed.
    public init(
        file: StaticString = #filePath, line: Int = #line, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.page(destination()), file: file, line: line, label: label())
    }

    /// Creates a link to a view.
    public init(
        destination: Destination, file: StaticString = #filePath, line: Int = #line, @ViewBuilder label: () -> Label
    ) {
        self.init(.page(destination), file: file, line: line, label: label())
    }

    /// Creates a link to a view that is on the stack while a binding is `true`.
    public init(
        isActive: Binding<Bool>, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(.boundPage(destination(), isActive), file: file, line: line, label: label())
    }

    /// Creates a link to a view that is on the stack while a binding is `true`.
    public init(
        destination: Destination, isActive: Binding<Bool>, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.boundPage(destination, isActive), file: file, line: line, label: label())
    }

    /// Creates a link to a view that is on the stack while a binding holds a tag.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(.boundPage(destination(), selection.equals(tag)), file: file, line: line, label: label())
    }

    /// Creates a link to a view that is on the stack while a binding holds a tag.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.boundPage(destination, selection.equals(tag)), file: file, line: line, label: label())
    }

    /// Sets whether the link shows its page in the next column. Has no effect here.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
    /// Creates a link to a view, with a title.
    public init<S: TextSource>(
        _ title: S, file: StaticString = #filePath, line: Int = #line, @ViewBuilder destination: () -> Destination
    ) {
        self.init(.page(destination()), file: file, line: line, label: title.shownText)
    }

    /// Creates a link to a view, with a title.
    public init<S: TextSource>(
        _ title: S, destination: Destination, file: StaticString = #filePath, line: Int = #line
    ) {
        self.init(.page(destination), file: file, line: line, label: title.shownText)
    }

    /// Creates a link, with a title, to a view that is on the stack while a binding is `true`.
    public init<S: TextSource>(
        _ title: S, isActive: Binding<Bool>, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(.boundPage(destination(), isActive), file: file, line: line, label: title.shownText)
    }

    /// Creates a link, with a title, to a view that is on the stack while a binding is `true`.
    public init<S: TextSource>(
        _ title: S, destination: Destination, isActive: Binding<Bool>, file: StaticString = #filePath, line: Int = #line
    ) {
        self.init(.boundPage(destination, isActive), file: file, line: line, label: title.shownText)
    }

    /// Creates a link, with a title, to a view that is on the stack while a binding holds a tag.
    public init<S: TextSource, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(.boundPage(destination(), selection.equals(tag)), file: file, line: line, label: title.shownText)
    }

    /// Creates a link, with a title, to a view that is on the stack while a binding holds a tag.
    public init<S: TextSource, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>, file: StaticString = #filePath,
        line: Int = #line
    ) {
        self.init(.boundPage(destination, selection.equals(tag)), file: file, line: line, label: title.shownText)
    }
}

extension Binding {
    /// Returns a binding that is `true` while the value equals a tag. Writing `false` sets the value to `nil`.
    fileprivate func equals<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(get: { wrappedValue == tag }, set: { wrappedValue = $0 ? tag : nil })
    }
}
