/// A view with a layer in front of it or behind it. The layer is made from a preference of the view.
nonisolated struct PreferenceLayer<Content: View, Key: PreferenceKey, Layer: View>: View {
    typealias Body = Never
    let content: Content
    let isInFront: Bool
    let layer: (Key.Value) -> Layer
}

extension PreferenceLayer: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        PreferenceLayerNode(self, in: parent, environment: environment).evaluated()
    }
}

@MainActor
private final class PreferenceLayerNode<Content: View, Key: PreferenceKey, Layer: View>:
    ContainerNode<PreferenceLayer<Content, Key, Layer>>, PreferenceWatcher
{
    private var value = Key.defaultValue

    init(
        _ view: PreferenceLayer<Content, Key, Layer>, in parent: Node, environment: EnvironmentValues
    ) {
        super.init(view, in: parent, environment: environment) { $0.content }
        graph.preferences.add(self)
    }

    override func evaluate() {
        let layer = view.layer(value)
        rows.update(environment: environment) {
            TupleView(((), ()), children: [Group { view.content }, VStack { layer }])
        }
    }

    /// Only the views of the content contribute to the preference; the layer does not.
    func check() {
        let found = children.dropLast().reduce(nil) { (result: Key.Value?, child) in
            guard let next = child.preference(Key.self) else { return result }
            guard var value = result else { return next }
            Key.reduce(value: &value) { next }
            return value
        }
        let new = found ?? Key.defaultValue
        guard !isEqualValue(new, value) else { return }
        value = new
        invalidate()
    }

    override func didRemove() { graph.preferences.remove(self) }
}

extension View {
    /// Shows a layer in front of the view, which is made from a preference of the view.
    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, V: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> V
    ) -> some View {
        PreferenceLayer<Self, Key, V>(content: self, isInFront: true, layer: transform)
    }

    /// Shows a layer behind the view, which is made from a preference of the view.
    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, V: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> V
    ) -> some View {
        PreferenceLayer<Self, Key, V>(content: self, isInFront: false, layer: transform)
    }
}
