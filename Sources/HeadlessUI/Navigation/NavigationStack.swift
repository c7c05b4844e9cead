/// A root view and the pages pushed on it. Only the last page is on screen; the pages beneath keep their state and their
/// subscriptions.
nonisolated public struct NavigationStack<Data, Root: View>: View {
    public typealias Body = Never
    let root: Root
    let path: (any StackPath)?
}

extension NavigationStack {
    /// Creates a stack that manages its own path.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    /// Creates a stack with a type-erased path.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = ErasedPath(path: path)
    }

    /// Creates a stack with a path of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
        self.path = TypedPath(path: path)
    }
}

extension NavigationStack: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        StackNode(in: parent, environment: environment, root: root, path: path, type: Self.self) { view in
            (view as? Self).map { ($0.root, $0.path) }
        }
        .evaluated()
    }
}

/// A binding to the values of a stack's pages.
@MainActor protocol StackPath {
    /// Returns the current values and makes the node depend on them.
    func values(at node: Node) -> [AnyHashable]
    /// Appends a value if the path accepts its type.
    func append(_ value: AnyHashable)
    /// Removes all values except the first `count`.
    func keep(first count: Int)
}

/// A type-erased path.
nonisolated struct ErasedPath: StackPath {
    let path: Binding<NavigationPath>

    @MainActor func values(at node: Node) -> [AnyHashable] { node.following(path).elements }

    @MainActor func append(_ value: AnyHashable) { path.wrappedValue.elements.append(value) }

    @MainActor func keep(first count: Int) {
        let surplus = path.wrappedValue.count - count
        if surplus > 0 { path.wrappedValue.removeLast(surplus) }
    }
}

/// A path of one type.
nonisolated struct TypedPath<Data>: StackPath
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    let path: Binding<Data>

    @MainActor func values(at node: Node) -> [AnyHashable] { node.following(path).map { AnyHashable($0) } }

    @MainActor func append(_ value: AnyHashable) {
        if let value = value.base as? Data.Element { path.wrappedValue.append(value) }
    }

    @MainActor func keep(first count: Int) {
        let values = path.wrappedValue
        if values.count > count { path.wrappedValue = Data(values.prefix(count)) }
    }
}
