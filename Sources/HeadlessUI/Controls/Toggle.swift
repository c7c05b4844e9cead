/// A control that is on or off.
public struct Toggle<Label: View>: View {
    public typealias Body = Never
    let isOn: Binding<Bool>
    let label: Label

    /// A toggle with a label of any kind.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title.
    public init<S: TextSource>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { title.shownText }
    }
}

extension Toggle: PrimitiveView {
    func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        ToggleNode(self, in: parent, environment: environment) { $0.label }.evaluated()
    }
}

@MainActor private final class ToggleNode<Label: View>: ContainerNode<Toggle<Label>>, Pressable {
    override var control: (any Control)? { self }
    var label: String { texts.joined(separator: " ") }

    func press() {
        if environment.isEnabled { ViewAction("Toggle", of: self).run { view.isOn.wrappedValue.toggle() } }
    }
}
