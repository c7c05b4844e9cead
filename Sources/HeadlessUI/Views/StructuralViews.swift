/// A view without content.
nonisolated public struct EmptyView: View {
    public typealias Body = Never
    public init() {}
}

extension EmptyView: StructuralView {
    @MainActor func appendRows(to list: inout RowList, at path: RowPath) {}
    @MainActor var rowCount: Int { 0 }
}

/// Several views, each with the identity of its position.
nonisolated public struct TupleView<T>: View {
    public typealias Body = Never
    /// The views, with their types.
    public var value: T {
        get { storage.value }
        set { storage = Storage(newValue, children) }
    }
    var children: [any View] { storage.children }
    /// What a view consists of is copied many times on its way to its nodes.
    private var storage: Storage

    init(_ value: T, children: [any View]) {
        storage = Storage(value, children)
    }

    private final class Storage {
        let value: T
        let children: [any View]

        init(_ value: T, _ children: [any View]) {
            self.value = value
            self.children = children
        }
    }
}

extension TupleView: StructuralView {
    @MainActor func appendRows(to list: inout RowList, at path: RowPath) {
        list.reserve(children.count)
        for (position, child) in children.enumerated() {
            list.append(child, at: path.appending(position: position))
        }
    }

    @MainActor var rowCount: Int {
        children.reduce(0) { $0 + RowList.count(of: $1) }
    }
}

/// Content of which one of two branches exists. A change of branch is a change of identity.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
}

extension _ConditionalContent: StructuralView where TrueContent: View, FalseContent: View {
    @MainActor func appendRows(to list: inout RowList, at path: RowPath) {
        switch storage {
        case .first(let view): list.append(view, at: path.appending(.branch(true)))
        case .second(let view): list.append(view, at: path.appending(.branch(false)))
        }
    }

    @MainActor var rowCount: Int {
        switch storage {
        case .first(let view): RowList.count(of: view)
        case .second(let view): RowList.count(of: view)
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: StructuralView where Wrapped: View {
    func appendRows(to list: inout RowList, at path: RowPath) {
        if let view = self {
            list.append(view, at: path.appending(.branch(true)))
        }
    }

    var rowCount: Int {
        map { RowList.count(of: $0) } ?? 0
    }
}

/// Several views that are treated as one; the container around them sees each.
nonisolated public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never

    /// Groups what the builder makes.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Group: StructuralView where Content: View {
    @MainActor func appendRows(to list: inout RowList, at path: RowPath) {
        list.append(content, at: path)
    }

    @MainActor var rowCount: Int { RowList.count(of: content) }
}

/// A view whose type is erased. Another type in the same place is another identity.
nonisolated public struct AnyView: View {
    public typealias Body = Never
    let content: any View

    /// Erases the type of a view.
    public init<Content: View>(_ view: Content) {
        content = view
    }

    /// Erases the type of a view, spelled with a label.
    public init<Content: View>(erasing view: Content) {
        content = view
    }
}

extension AnyView: StructuralView {
    @MainActor func appendRows(to list: inout RowList, at path: RowPath) {
        list.append(content, at: path.appending(.type(ObjectIdentifier(type(of: content)))))
    }

    @MainActor var rowCount: Int { RowList.count(of: content) }
}

/// A view whose identity is a value: another value is another view, with new state.
nonisolated struct IdentifiedView<Content: View, ID: Hashable>: View {
    typealias Body = Never
    let content: Content
    let id: ID
}

extension IdentifiedView: StructuralView {
    @MainActor func appendRows(to list: inout RowList, at path: RowPath) {
        list.append(content, at: path.appending(id: id))
    }

    @MainActor var rowCount: Int { RowList.count(of: content) }
}

extension View {
    /// Binds the identity of the view to a value.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(content: self, id: id)
    }
}
