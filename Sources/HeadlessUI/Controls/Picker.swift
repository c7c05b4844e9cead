/// A control that chooses one of several values, each the tag of a view.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    public typealias Body = Never
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content

    /// A picker with a label of any kind.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.label = label()
        self.content = content()
    }
}

extension Picker where Label == Text {
    /// A picker with a title.
    public init<S: TextSource>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { title.shownText }
    }
}

extension Picker: PrimitiveView {
    func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        PickerNode(self, in: parent, environment: environment) {
            TupleView(((), ()), children: [$0.label, $0.content])
        }
        .evaluated()
    }
}

/// A control that chooses one of several tags.
@MainActor private protocol Choosing: Control {
    func choose(_ tag: AnyHashable)
}

@MainActor
private final class PickerNode<Label: View, Value: Hashable, Content: View>:
    ContainerNode<Picker<Label, Value, Content>>, Choosing
{
    override var control: (any Control)? { self }
    var label: String { children.first?.texts.joined(separator: " ") ?? "" }

    func choose(_ tag: AnyHashable) {
        guard environment.isEnabled, let value = tag.base as? Value else { return }
        let isOffered = first { ($0 as? any TaggedNode)?.tag == tag } != nil
        if isOffered { ViewAction("Picker", of: self).run { view.selection.wrappedValue = value } }
    }
}

/// The value that a view stands for in a picker.
nonisolated struct TaggedView<Content: View>: View {
    typealias Body = Never
    let content: Content
    let tag: AnyHashable
}

extension TaggedView: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        TagNode(self, in: parent, environment: environment) { $0.content }.evaluated()
    }
}

/// A node that stands for a value in a picker or a list.
@MainActor protocol TaggedNode {
    var tag: AnyHashable { get }
}

@MainActor private final class TagNode<Content: View>: ContainerNode<TaggedView<Content>>, TaggedNode {
    var tag: AnyHashable { view.tag }
}

extension View {
    /// Gives the view the value that it stands for in a picker or a list.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        TaggedView(content: self, tag: AnyHashable(tag))
    }
}

extension HostPart {
    /// Chooses a tag in the picker with a label.
    ///
    /// - Throws: `ControlError` where there is none, or more than one.
    public func choose(_ tag: some Hashable, in label: String) throws(ControlError) {
        try operate(label) { (picker: any Choosing) in picker.choose(AnyHashable(tag)) }
    }
}

extension Host {
    /// Chooses a tag in the picker with a label.
    public func choose(_ tag: some Hashable, in label: String) throws(ControlError) {
        try screen.choose(tag, in: label)
    }
}
