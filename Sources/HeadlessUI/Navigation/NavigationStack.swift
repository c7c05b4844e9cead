/// Shows a view, and the pages that are pushed on it. The last is on screen; those beneath keep their state and their
/// subscriptions.
nonisolated public struct NavigationStack<Data, Root: View>: View {
    public typealias Body = Never
    let root: Root
    let path: (any StackPath)?
}

extension NavigationStack {
    /// A stack that knows its pages itself.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    /// A stack whose pages are the values of a path of any types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = ErasedPath(path: path)
    }

    /// A stack whose pages are the values of a collection.
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
    /// The values now; the node depends on them.
    func values(at node: Node) -> [AnyHashable]
    /// Adds a value, where it is of a type that the path takes.
    func append(_ value: AnyHashable)
    /// Takes away all but the first values.
    func keep(first count: Int)
}

/// A path of any types.
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
