/// Makes the node of a view that the app declares without a body: a shape, or a view or controller of UIKit.
@MainActor func makeForeignNode(for view: any View, in parent: Node, environment: EnvironmentValues) -> Node? {
    if let shape = view as? any Shape { return makeShapeNode(for: shape, in: parent, environment: environment) }
    return makeViewNode(for: view, in: parent, environment: environment)
        ?? makeControllerNode(for: view, in: parent, environment: environment)
}

/// Returns whether views of a type are such views.
@MainActor func isForeign(_ type: Any.Type) -> Bool {
    type is any Shape.Type || wrapsView(type) || wrapsController(type)
}

@MainActor private func makeShapeNode<S: Shape>(
    for shape: S, in parent: Node, environment: EnvironmentValues
) -> Node {
    LeafNode(shape, in: parent, environment: environment).evaluated()
}
