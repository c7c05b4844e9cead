/// Makes the node of a view that is one row: the view's own node if the runtime implements it, or else that of its body.
@MainActor func makeNode(for view: any View, in parent: Node, environment: EnvironmentValues) -> Node {
    let kind = ViewKind.of(type(of: view))
    if kind.isComposite { return makeCompositeNode(for: view, in: parent, environment: environment) }
    if let primitive = kind.primitive {
        return makePrimitiveNode(for: view, of: primitive, in: parent, environment: environment)
    }
    return makeForeignNode(for: view, in: parent, environment: environment)
        ?? makeCompositeNode(for: view, in: parent, environment: environment)
}

@MainActor private func makePrimitiveNode<V: PrimitiveView>(
    for view: any View, of type: V.Type, in parent: Node, environment: EnvironmentValues
) -> Node {
    view.unsafeCast(to: type).makeNode(in: parent, environment: environment)
}

@MainActor private func makeCompositeNode<V: View>(
    for view: V, in parent: Node, environment: EnvironmentValues
) -> Node {
    let node = CompositeNode(view, in: parent, environment: environment)
    node.evaluateIfNeeded()
    return node
}
