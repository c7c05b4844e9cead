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

/// What a link leads to.
enum LinkTarget {
    /// The page of a value; where the value is nil the link cannot be pressed.
    case value(AnyHashable?)
    /// A page of its own.
    case page(any View)
    /// A page of its own, which is on the stack while a binding is true.
    case boundPage(any View, Binding<Bool>)
}

extension NavigationLink where Destination == Never {
    /// A link to the page of a value.
    public init<P: Hashable>(
        value: P?, file: StaticString = #fileID, line: Int = #line, @ViewBuilder label: () -> Label
    ) {
        self.init(.value(value.map { AnyHashable($0) }), file: file, line: line, label: label())
    }

    /// A link to the page of a value, with a title.
    public init<S: TextSource, P: Hashable>(
        _ title: S, value: P?, file: StaticString = #fileID, line: Int = #line
    ) where Label == Text {
        self.init(.value(value.map { AnyHashable($0) }), file: file, line: line, label: title.shownText)
    }
}

extension NavigationLink {
    /// A link to a view. The view is made with the link; it has state once it is pushed.
    public init(
        file: StaticString = #fileID, line: Int = #line, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.page(destination()), file: file, line: line, label: label())
    }

    /// A link to a view.
    public init(
        destination: Destination, file: StaticString = #fileID, line: Int = #line, @ViewBuilder label: () -> Label
    ) {
        self.init(.page(destination), file: file, line: line, label: label())
    }

    /// A link to a view that is on the stack while a binding is true.
    public init(
        isActive: Binding<Bool>, file: StaticString = #fileID, line: Int = #line,
        @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(.boundPage(destination(), isActive), file: file, line: line, label: label())
    }

    /// A link to a view that is on the stack while a binding is true.
    public init(
        destination: Destination, isActive: Binding<Bool>, file: StaticString = #fileID, line: Int = #line,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.boundPage(destination, isActive), file: file, line: line, label: label())
    }

    /// A link to a view that is on the stack while a binding has a value.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, file: StaticString = #fileID, line: Int = #line,
        @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(.boundPage(destination(), selection.equals(tag)), file: file, line: line, label: label())
    }

    /// A link to a view that is on the stack while a binding has a value.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, file: StaticString = #fileID, line: Int = #line,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.boundPage(destination, selection.equals(tag)), file: file, line: line, label: label())
    }

    /// Whether the link leads into the next column. Has no effect here.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
    /// A link to a view, with a title.
    public init<S: TextSource>(
        _ title: S, file: StaticString = #fileID, line: Int = #line, @ViewBuilder destination: () -> Destination
    ) {
        self.init(.page(destination()), file: file, line: line, label: title.shownText)
    }

    /// A link to a view, with a title.
    public init<S: TextSource>(
        _ title: S, destination: Destination, file: StaticString = #fileID, line: Int = #line
    ) {
        self.init(.page(destination), file: file, line: line, label: title.shownText)
    }

    /// A link with a title to a view that is on the stack while a binding is true.
    public init<S: TextSource>(
        _ title: S, isActive: Binding<Bool>, file: StaticString = #fileID, line: Int = #line,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(.boundPage(destination(), isActive), file: file, line: line, label: title.shownText)
    }

    /// A link with a title to a view that is on the stack while a binding is true.
    public init<S: TextSource>(
        _ title: S, destination: Destination, isActive: Binding<Bool>, file: StaticString = #fileID, line: Int = #line
    ) {
        self.init(.boundPage(destination, isActive), file: file, line: line, label: title.shownText)
    }

    /// A link with a title to a view that is on the stack while a binding has a value.
    public init<S: TextSource, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, file: StaticString = #fileID, line: Int = #line,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(.boundPage(destination(), selection.equals(tag)), file: file, line: line, label: title.shownText)
    }

    /// A link with a title to a view that is on the stack while a binding has a value.
    public init<S: TextSource, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>, file: StaticString = #fileID,
        line: Int = #line
    ) {
        self.init(.boundPage(destination, selection.equals(tag)), file: file, line: line, label: title.shownText)
    }
}

extension Binding {
    /// Whether the value is a certain one; writing `false` makes it nil.
    fileprivate func equals<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(get: { wrappedValue == tag }, set: { wrappedValue = $0 ? tag : nil })
    }
}
