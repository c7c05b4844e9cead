/// A modifier that connects the focus of a view's content with a state.
nonisolated struct FocusModifier<Value: Hashable>: PrimitiveModifier {
    typealias Body = Never
    let location: FocusLocation<Value>?
    /// The value of the state while the focus is in the view.
    let value: Value

    @MainActor func makeEffect() -> FocusEffect<Value> { FocusEffect() }
}

@MainActor final class FocusEffect<Value: Hashable>: ModifierEffect, FocusBinder {
    private var modifier: FocusModifier<Value>?
    private(set) weak var node: Node?

    var state: ObjectIdentifier? { modifier?.location.map { ObjectIdentifier($0) } }
    var isWanted: Bool { modifier.map { $0.location?.value == $0.value } ?? false }

    func update(_ modifier: FocusModifier<Value>, at node: Node) {
        if self.node == nil {
            self.node = node
            node.graph.focus.add(self)
        }
        self.modifier = modifier
    }

    func take() {
        if let modifier { modifier.location?.set(modifier.value) }
    }

    func release() { modifier?.location?.release() }

    func didRemove(at node: Node) { node.graph.focus.remove(self) }
}

extension View {
    /// Connects the focus of the view with a state. The view has the focus while the state has the given value.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusModifier(location: binding.location, value: value))
    }

    /// Connects the focus of the view with a state that is true while the view has the focus.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusModifier(location: condition.location, value: true))
    }

    /// Sets a state to a value when the view appears, so that the focus starts there.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        onAppear { binding.wrappedValue = value }
    }

    /// Sets whether the view can have the focus although it is not a field.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        FocusableView(content: self, isFocusable: isFocusable)
    }

    /// Sets whether the view can have the focus for some interactions.
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        FocusableView(content: self, isFocusable: isFocusable)
    }

    /// Keeps the focus in the view while a key moves it. Has no effect here.
    nonisolated public func focusSection() -> some View { self }

    /// Limits the views in which the focus starts. Has no effect here.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }

    /// Requests the initial focus. Has no effect here.
    nonisolated public func prefersDefaultFocus(_ prefers: Bool = true, in namespace: Namespace.ID) -> some View {
        self
    }

    /// Disables the focus effect. Has no effect here.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

/// The priority of a default focus.
public struct DefaultFocusEvaluationPriority: Sendable {
    /// The default focus applies only if the user does not move the focus.
    public static let automatic = DefaultFocusEvaluationPriority()
    /// The default focus also applies if the user moves the focus.
    public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// The interactions for which a view has the focus.
public struct FocusInteractions: OptionSet, Sendable {
    /// A bit for each interaction.
    public let rawValue: Int
    /// The user presses the view.
    public static let activate = FocusInteractions(rawValue: 1)
    /// The user edits the view.
    public static let edit = FocusInteractions(rawValue: 2)
    /// The default interactions.
    public static let automatic: FocusInteractions = [.activate, .edit]

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// A view that can have the focus although it is not a field.
nonisolated struct FocusableView<Content: View>: View {
    typealias Body = Never
    let content: Content
    let isFocusable: Bool
}

extension FocusableView: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        FocusableNode(self, in: parent, environment: environment) { $0.content }.evaluated()
    }
}

@MainActor private final class FocusableNode<Content: View>: ContainerNode<FocusableView<Content>>, FocusTarget {
    override var control: (any Control)? { view.isFocusable ? self : nil }
    var label: String { spokenLabel }

    func didGainFocus() {}
    func didLoseFocus() {}

    override func didRemove() { graph.focus.lose(self, in: graph) }
}
