/// The root node of a graph.
@MainActor final class RootNode: PresenterNode {
    private let view: any View

    init(_ view: any View, graph: Graph, environment: EnvironmentValues) {
        self.view = view
        super.init(in: nil, graph: graph, environment: environment)
    }

    override func evaluate() {
        rows.update(environment: graph.environment) { view }
        for layer in layers { layer.evaluateIfNeeded() }
    }
}
