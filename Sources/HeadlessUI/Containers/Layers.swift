/// A view with a layer in front of it or behind it. Both exist in the graph, and either may have state, subscriptions and controls.
nonisolated struct LayeredView<Content: View, Layer: View>: View {
    typealias Body = Never
    let content: Content
    let layer: Layer
    /// Whether the layer is in front of the view, and therefore made after it.
    let isInFront: Bool
}

extension LayeredView: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        ContainerNode(self, in: parent, environment: environment) { view in
            TupleView(((), ()), children: view.isInFront ? [view.content, view.layer] : [view.layer, view.content])
        }
        .evaluated()
    }
}

extension View {
    /// Shows views in front of this one.
    nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    {
        LayeredView(content: self, layer: content(), isInFront: true)
    }

    /// Shows a view in front of this one.
    @_disfavoredOverload nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center)
        -> some View
    {
        LayeredView(content: self, layer: overlay, isInFront: true)
    }

    /// Shows views behind this one.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        LayeredView(content: self, layer: content(), isInFront: false)
    }

    /// Shows a view behind this one.
    @_disfavoredOverload nonisolated public func background<V: View>(_ background: V, alignment: Alignment = .center)
        -> some View
    {
        LayeredView(content: self, layer: background, isInFront: false)
    }

    /// Fills the background of the view. Has no effect here.
    nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        self
    }

    /// Fills the background of the view with the default style. Has no effect here.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }

    /// Fills a shape behind the view. Has no effect here.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { self }

    /// Fills a shape behind the view with the default style. Has no effect here.
    nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View { self }

    /// Fills the area in front of the view. Has no effect here.
    nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    { self }

    /// Fills a shape in front of the view. Has no effect here.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { self }

    /// Masks the view with another view, which is a layer behind it here.
    nonisolated public func mask<V: View>(_ mask: V) -> some View {
        LayeredView(content: self, layer: mask, isInFront: false)
    }

    /// Masks the view with another view, which is a layer behind it here.
    nonisolated public func mask<V: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> V) -> some View {
        LayeredView(content: self, layer: mask(), isInFront: false)
    }
}
