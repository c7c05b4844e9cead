/// A view without content.
nonisolated public struct EmptyView: View {
    public typealias Body = Never
    /// Creates an empty view.
    public init() {}
}

extension EmptyView: StructuralView {
    @MainActor func appendRows(to list: inout RowList, at path: RowPath) {}
    @MainActor var rowCount: Int { 0 }
}

/// Several views. The position of each one is its identity.
nonisolated public struct TupleView<T>: View {
    public typealias Body = Never
    /// The views as a tuple.
    public var value: T {
        get { storage.value }
        set { storage = Storage(newValue, children) }
    }
    var children: [any View] { storage.children }
    /// A class, because a view is copied many times on its way to its nodes.
    private var storage: Storage

    init(_ value: T, children: [any View]) {
        storage = Storage(value, children)
    }

    /// Creates a view of several views from a tuple of them, or of a single one. Members that are no views show nothing.
    public init(_ value: T) {
        let mirror = Mirror(reflecting: value)
        let members = mirror.displayStyle == .tuple ? mirror.children.map(\.value) : [value]
        self.init(value, children: members.map { $0 as? any View ?? EmptyView() })
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

/// Content from one of two branches. The branch is part of the identity.
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

/// Several views as one value. The enclosing container sees each view separately.
nonisolated public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never

    /// Creates a group.
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

/// A type-erased view. The type of the content is part of the identity.
nonisolated public struct AnyView: View {
    public typealias Body = Never
    let content: any View

    /// Erases the type of a view.
    public init<Content: View>(_ view: Content) {
        content = view
    }

    /// Erases the type of a view.
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

/// A view with an explicit identity. Another value makes it another view, with new state.
nonisolated struct IdentifiedView<Content: View, ID: Hashable>: View {
    typealias Body = Never
    let content: Content
    let id: ID
}

extension IdentifiedView: StructuralView {
    @MainActor func appendRows(to list: inout RowList, at path: RowPath) {
        if list.hasPlace, path.isEmpty {
            list.append(row: PlacedView(view: self), at: path)
        } else {
            list.append(content, at: path.appending(id: id))
        }
    }

    @MainActor var rowCount: Int { RowList.count(of: content) }
}

/// A view with an identity outside of a container, such as the content of a page. If the identity changes, the view loses its state, and
/// the modifiers around it stay. In a container, they belong to the row, and go with it (`_IDView` of OpenSwiftUI).
nonisolated private struct PlacedView<Content: View, ID: Hashable>: View {
    typealias Body = Never
    let view: IdentifiedView<Content, ID>
}

extension PlacedView: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        ContainerNode(self, in: parent, environment: environment) { $0.view }.evaluated()
    }
}

extension View {
    /// Sets the identity of the view.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(content: self, id: id)
    }
}
