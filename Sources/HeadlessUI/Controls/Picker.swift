/// A control that chooses one of several values, each the tag of a view or the id of an element.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    public typealias Body = Never
    let read: @MainActor () -> SelectionValue?
    let write: @MainActor (SelectionValue) -> Void
    let label: Label
    let source: SourcePlace
    let content: Content

    /// A picker with a label of any kind.
    public init(
        selection: Binding<SelectionValue>, file: StaticString = #fileID, line: Int = #line,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        read = { selection.shown }
        write = { selection.wrappedValue = $0 }
        self.label = label()
        source = SourcePlace(file, line)
        self.content = content()
    }

    /// A picker of the value of several things: it sets them all.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, file: StaticString = #fileID,
        line: Int = #line, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        read = { sources.first?[keyPath: selection].shown }
        write = { value in
            for source in sources { source[keyPath: selection].wrappedValue = value }
        }
        self.label = label()
        source = SourcePlace(file, line)
        self.content = content()
    }

    /// A picker with a label that is given as a view.
    public init(
        selection: Binding<SelectionValue>, label: Label, file: StaticString = #fileID, line: Int = #line,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, file: file, line: line, content: content) { label }
    }

    /// A picker with a label of any kind, and one for what is chosen, which is not shown here.
    public init<V: View>(
        selection: Binding<SelectionValue>, file: StaticString = #fileID, line: Int = #line,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection: selection, file: file, line: line, content: content, label: label)
    }
}

extension Picker where Label == Text {
    /// A picker with a title.
    public init<S: TextSource>(
        _ title: S, selection: Binding<SelectionValue>, file: StaticString = #fileID, line: Int = #line,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, file: file, line: line, content: content) { title.shownText }
    }

    /// A picker with a title, of the value of several things.
    public init<S: TextSource, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, file: StaticString = #fileID,
        line: Int = #line,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, file: file, line: line, content: content) { title.shownText }
    }
}

extension Picker where Label == HeadlessUI.Label<Text, Image> {
    /// A picker with a title and a symbol of the system.
    public init<S: TextSource>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, file: StaticString = #fileID,
        line: Int = #line, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, file: file, line: line, content: content) {
            HeadlessUI.Label(title, systemImage: systemImage)
        }
    }

    /// A picker with a title and a picture of the app.
    public init<S: TextSource>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>, file: StaticString = #fileID,
        line: Int = #line, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, file: file, line: line, content: content) {
            HeadlessUI.Label(title, image: image)
        }
    }
}

extension Picker: PrimitiveView {
    func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        PickerNode(self, in: parent, environment: environment) {
            TupleView(((), ()), children: [$0.label, PickerOptions(content: $0.content)])
        }
        .evaluated()
    }
}

/// What a picker chooses from.
nonisolated private struct PickerOptions<Content: View>: PrimitiveView {
    typealias Body = Never
    let content: Content

    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        PickerOptionsNode(self, in: parent, environment: environment) { $0.content }.evaluated()
    }
}

@MainActor private final class PickerOptionsNode<Content: View>: ContainerNode<PickerOptions<Content>>, OptionsNode {}

/// A node with what a picker chooses from.
@MainActor private protocol OptionsNode: Node {}

/// A control that chooses one of several tags.
@MainActor protocol Choosing: Control {
    /// Takes the option that stands for the tag, or the one that shows it as text; returns false where there is none.
    func choose(_ tag: AnyHashable) -> Bool
    /// Takes the first option that shows a text, where there is one.
    func choose(label: String)
    var optionLabels: [String] { get }
}

@MainActor
private final class PickerNode<Label: View, Value: Hashable, Content: View>:
    ContainerNode<Picker<Label, Value, Content>>, Choosing
{
    private var shown: Value?

    override var control: (any Control)? { self }

    var glance: String? { choices.firstIndex { $0.tag.base as? Value == shown }.map { "option \($0)" } ?? "no option" }

    override func evaluate() {
        shown = graph.evaluating(self) { view.read() }
        super.evaluate()
    }

    var label: String {
        children.filter { !($0 is any OptionsNode) }.map(\.spokenLabel).joined(separator: " ")
    }

    private var choices: [(tag: AnyHashable, node: Node)] {
        children.filter { $0 is any OptionsNode }.flatMap { $0.options }
    }

    var optionLabels: [String] { choices.map(\.node.spokenLabel) }

    func choose(_ tag: AnyHashable) -> Bool {
        let options = choices
        let wanted = tag.base as? Value
        let option =
            options.first { option in wanted.map { option.tag.base as? Value == $0 } ?? false }
            ?? options.first { $0.node.spokenLabel == tag.base as? String }
        return write(option?.tag)
    }

    func choose(label: String) { _ = write(choices.first { $0.node.spokenLabel == label }?.tag) }

    private func write(_ tag: AnyHashable?) -> Bool {
        guard let value = tag?.base as? Value else { return false }
        if environment.isEnabled { ViewAction("Picker", at: view.source, of: self).run { view.write(value) } }
        return true
    }
}

extension Node {
    /// The options of a picker within the node: views with a tag, and rows of elements, whose tag is the id.
    fileprivate var options: [(tag: AnyHashable, node: Node)] {
        if let tagged = self as? any TaggedNode { return [(tagged.tag, self)] }
        let tagged = children.flatMap(\.options)
        if tagged.isEmpty, let rowID { return [(rowID, self)] }
        return tagged
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
