/// A control that selects one of several values. Each value is the tag of a view or the ID of an element.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    public typealias Body = Never
    let read: @MainActor () -> SelectionValue?
    let write: @MainActor (SelectionValue) -> Void
    let label: Label
    let source: SourcePlace
    let content: Content

    /// A picker with a label of any kind.
    public init(
        selection: Binding<SelectionValue>, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        read = { selection.shown }
        write = { selection.wrappedValue = $0 }
        self.label = label()
        source = SourcePlace(file, line)
        self.content = content()
    }

    /// A picker that writes its value to several sources.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, file: StaticString = #filePath,
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

    /// A picker with a label given as a view.
    public init(
        selection: Binding<SelectionValue>, label: Label, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, file: file, line: line, content: content) { label }
    }

    /// A picker with a label of any kind, and a label for the current value, which is not shown here.
    public init<V: View>(
        selection: Binding<SelectionValue>, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection: selection, file: file, line: line, content: content, label: label)
    }
}

extension Picker where Label == Text {
    /// A picker with a title.
    public init<S: TextSource>(
        _ title: S, selection: Binding<SelectionValue>, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, file: file, line: line, content: content) { title.shownText }
    }

    /// A picker with a title that writes its value to several sources.
    public init<S: TextSource, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, file: StaticString = #filePath,
        line: Int = #line,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, file: file, line: line, content: content) { title.shownText }
    }
}

extension Picker where Label == HeadlessUI.Label<Text, Image> {
    /// A picker with a title and a system symbol.
    public init<S: TextSource>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, file: StaticString = #filePath,
        line: Int = #line, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, file: file, line: line, content: content) {
            HeadlessUI.Label(title, systemImage: systemImage)
        }
    }

    /// A picker with a title and an image from the app's assets.
    public init<S: TextSource>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>, file: StaticString = #filePath,
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

/// The options of a picker.
nonisolated private struct PickerOptions<Content: View>: PrimitiveView {
    typealias Body = Never
    let content: Content

    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        PickerOptionsNode(self, in: parent, environment: environment) { $0.content }.evaluated()
    }
}

@MainActor private final class PickerOptionsNode<Content: View>: ContainerNode<PickerOptions<Content>>, OptionsNode {}

/// A node that contains the options of a picker.
@MainActor private protocol OptionsNode: Node {}

/// A control that selects one of several tags.
@MainActor protocol Choosing: Control {
    /// Selects the option with the tag, or the option whose label equals the tag.
    ///
    /// - Returns: False if there is no such option.
    func choose(_ tag: AnyHashable) -> Bool
    /// Selects the first option with a label, if there is one.
    func choose(label: String)
    var optionLabels: [String] { get }
    /// The label of the selected option; nil if none is selected.
    var chosenLabel: String? { get }
}

@MainActor
private final class PickerNode<Label: View, Value: Hashable, Content: View>:
    ContainerNode<Picker<Label, Value, Content>>, Choosing, BoundControl
{
    private var shown: Value?

    override var boundControl: (any BoundControl)? { self }
    override var control: (any Control)? { self }

    var glance: String? { choices.firstIndex { $0.value() == shown }.map { "option \($0)" } ?? "no option" }

    var bindingRead: BindingRead {
        BindingRead("Picker", at: view.source, of: self) { [view] in _ = view.read() }
    }

    override func evaluate() {
        shown = graph.evaluating(self) { view.read() }
        super.evaluate()
    }

    var chosenLabel: String? { choices.first { $0.value() == shown }?.node.spokenLabel }

    var label: String {
        children.filter { !($0 is any OptionsNode) }.map(\.spokenLabel).joined(separator: " ")
    }

    private var choices: [PickerOption] {
        children.filter { $0 is any OptionsNode }.flatMap { $0.options }
    }

    var optionLabels: [String] { choices.map(\.node.spokenLabel) }

    func choose(_ tag: AnyHashable) -> Bool {
        let options = choices
        let wanted = tag.base as? Value
        let option =
            options.first { option in wanted.map { option.value() == $0 } ?? false }
            ?? options.first { $0.node.spokenLabel == tag.base as? String }
        return write(option?.value())
    }

    func choose(label: String) { _ = write(choices.first { $0.node.spokenLabel == label }?.value()) }

    private func write(_ value: Value?) -> Bool {
        guard let value else { return false }
        if environment.isEnabled { ViewAction("Picker", at: view.source, of: self).run { view.write(value) } }
        return true
    }
}

/// An option of a picker: the values for which it stands, and its node.
@MainActor private struct PickerOption {
    var values: [AnyHashable]
    let node: Node

    /// Returns the value of a type for which the option stands. A tag of another type does not count
    /// (`ViewTraitCollection.setTagIfUnset(for:value:)` in OpenSwiftUI has one tag for each type).
    func value<Value>() -> Value? { values.lazy.compactMap { $0.base as? Value }.first }
}

extension Node {
    /// The values for which the node stands as a row or an option, the first that a list or picker can hold: its tags, from the
    /// outside in, and the ID of its element, which is the tag of a row that has no other one of that type.
    var tagValues: [AnyHashable] {
        let tagged = first { $0 is any TaggedNode }
        return (tagged?.tags ?? []) + (rowID.map { [$0] } ?? [])
    }

    /// The tag of the node, and those of the only node within it.
    private var tags: [AnyHashable] {
        let own = (self as? any TaggedNode).map { [$0.tag] } ?? []
        return own + (children.count == 1 ? children[0].tags : [])
    }

    /// The options of a picker within the node: views with a tag, and rows of elements.
    fileprivate var options: [PickerOption] {
        if self is any TaggedNode { return [PickerOption(values: tagValues, node: self)] }
        let tagged = children.flatMap(\.options)
        guard let rowID else { return tagged }
        if tagged.isEmpty { return [PickerOption(values: [rowID], node: self)] }
        return tagged.map { PickerOption(values: $0.values + [rowID], node: $0.node) }
    }
}

/// A view with the value that it represents in a picker.
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

/// A node that represents a value in a picker or a list.
@MainActor protocol TaggedNode {
    var tag: AnyHashable { get }
}

@MainActor private final class TagNode<Content: View>: ContainerNode<TaggedView<Content>>, TaggedNode {
    var tag: AnyHashable { view.tag }
}

extension View {
    /// Sets the value that the view represents in a picker or a list.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        TaggedView(content: self, tag: AnyHashable(tag))
    }
}
