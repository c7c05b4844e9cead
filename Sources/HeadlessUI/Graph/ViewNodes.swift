/// A node whose content is a list of rows.
@MainActor class RowsNode: Node {
    final let rows = RowSet()
    /// Whether the rows get another environment as the node is visited, since its content stays the same.
    private var passesEnvironment = false

    override init(in parent: Node?, graph: Graph, environment: EnvironmentValues) {
        super.init(in: parent, graph: graph, environment: environment)
        rows.holder = self
    }

    override var children: [Node] { rows.live }
    override var keptChildren: [Node] { rows.all }

    /// Whether the content of the node is one view in a place of its own, and not a list of rows.
    var hasPlace: Bool { false }

    /// Whether the content of the node, and the environment of its rows, may depend on a value that the environment has no longer.
    func contentReadsChange(from old: EnvironmentValues) -> Bool { true }

    final override func readsChange(from old: EnvironmentValues) -> Bool {
        if contentReadsChange(from: old) { return true }
        passesEnvironment = true
        return false
    }

    override func visit() {
        if passesEnvironment {
            passesEnvironment = false
            rows.pass(environment)
        }
        super.visit()
    }

    override func endAnimations(upTo moment: HostTime) {
        rows.endAnimations(upTo: moment)
        super.endAnimations(upTo: moment)
    }

    override func evictRows() {
        rows.evictRows()
        super.evictRows()
    }
}

/// A node whose content is a body. The body is evaluated for another environment only if it has read one of the values that differ.
@MainActor class BodyNode: RowsNode {
    private var reads = EnvironmentReads()
    final override var hasPlace: Bool { isInOwnPlace }

    override func contentReadsChange(from old: EnvironmentValues) -> Bool { !reads.areSame(in: old, environment) }

    /// Shows the content that an evaluation of the body returns.
    final func evaluateBody(_ body: () -> any View) {
        rows.update(environment: environment) {
            let (content, reads) = EnvironmentReads.noting(body)
            self.reads = reads
            return content
        }
    }
}

/// The node of a view with a body. It keeps the storage to which the view's state points, and evaluates the body.
@MainActor final class CompositeNode<V: View>: BodyNode, BodyHolder {
    /// The value that the parent passed. Later values are compared with it, because the installed value contains pointers.
    // Bodies change neither value.
    @exclusivity(unchecked) private var given: V
    @exclusivity(unchecked) private var view: V
    private let properties: PropertyStorage
    private let ownType: Any.Type?

    init(_ view: V, in parent: Node, environment: EnvironmentValues) {
        given = view
        ownType = ViewKind.of(V.self).isComposed ? nil : V.self
        self.view = view
        properties = PropertyStorage(layout: .of(V.self))
        super.init(in: parent, graph: parent.graph, environment: environment)
    }

    override var bodyHolder: (any BodyHolder)? { self }
    override var viewType: Any.Type? { ownType }
    var isOfApp: Bool { ownType.map { !FrameworkTypes.contains($0) } ?? false }
    var shownView: Any { view }

    override func accepts(_ view: any View) -> Bool {
        view.isOf(V.self)
    }

    override func take(_ view: any View) -> Bool {
        var new = given
        guard view.put(in: &new), !isEqualValue(new, given) else { return false }
        if let reevaluation = graph.oracles.reevaluation {
            // What no view of the app makes, such as the view of a preview, is not made again by anybody.
            guard withAncestors.dropFirst().contains(where: { $0.bodyHolder?.isOfApp ?? false }) else { return false }
            reevaluation.noteChange(of: self, from: given, to: new)
        }
        given = new
        self.view = new
        return true
    }

    override func evaluate() {
        guard viewType != nil else { return updateRows() }
        graph.oracles.evaluationCount += 1
        ViewAction(bodyOf: V.self).run {
            StackRoom.demand(forBodyOf: V.self, at: self)
            updateRows()
        }
    }

    private func updateRows() {
        evaluateBody {
            properties.install(in: &view, node: self)
            return view.body
        }
    }

    override func didRemove() {
        properties.removeAll()
    }
}

/// The node of a view that the runtime implements and that contains rows.
@MainActor class ContainerNode<V: View>: RowsNode {
    // The property is only copied, so no access overlaps.
    @exclusivity(unchecked) private(set) var view: V
    let content: (V) -> any View

    init(_ view: V, in parent: Node, environment: EnvironmentValues, content: @escaping (V) -> any View) {
        self.view = view
        self.content = content
        super.init(in: parent, graph: parent.graph, environment: environment)
    }

    /// A container without a class of its own shows what the view contains.
    override func contentReadsChange(from old: EnvironmentValues) -> Bool { type(of: self) != ContainerNode<V>.self }

    /// The part of the content that is made, if the container is lazy.
    var window: LazyWindow? { nil }

    override func accepts(_ view: any View) -> Bool {
        view.isOf(V.self)
    }

    override func take(_ view: any View) -> Bool {
        view.put(in: &self.view)
    }

    override func evaluate() {
        rows.update(environment: environment, window: window) { content(view) }
    }
}

/// The node of a view that the runtime implements and that contains no other views.
@MainActor class LeafNode<V: View>: Node {
    // The property is only copied, so no access overlaps.
    @exclusivity(unchecked) private(set) var view: V

    init(_ view: V, in parent: Node, environment: EnvironmentValues) {
        self.view = view
        super.init(in: parent, graph: parent.graph, environment: environment)
    }

    override func accepts(_ view: any View) -> Bool {
        view.isOf(V.self)
    }

    override func take(_ view: any View) -> Bool {
        view.put(in: &self.view)
    }
}
