/// A view that shows the progress of a task.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    public typealias Body = Never
    let label: Label
    let currentValueLabel: CurrentValueLabel
    let fractionCompleted: Double?

    init(label: Label, currentValueLabel: CurrentValueLabel, fractionCompleted: Double?) {
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.fractionCompleted = fractionCompleted
    }

    /// A progress view for a value, with labels of any kind.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            label: label(), currentValueLabel: currentValueLabel(), fractionCompleted: value.map { Double($0 / total) })
    }

    /// A progress view for a time interval, with labels of any kind. No time passes here.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            label: label(), currentValueLabel: currentValueLabel(), fractionCompleted: countsDown ? 1 : 0)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// An indeterminate progress view without a label.
    public init() where Label == EmptyView {
        self.init(label: EmptyView(), currentValueLabel: EmptyView(), fractionCompleted: nil)
    }

    /// An indeterminate progress view with a label of any kind.
    public init(@ViewBuilder label: () -> Label) {
        self.init(label: label(), currentValueLabel: EmptyView(), fractionCompleted: nil)
    }

    /// An indeterminate progress view with a title.
    public init<S: TextSource>(_ title: S) where Label == Text {
        self.init(label: title.shownText, currentValueLabel: EmptyView(), fractionCompleted: nil)
    }

    /// A progress view for a value, without a label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
        self.init(
            label: EmptyView(), currentValueLabel: EmptyView(), fractionCompleted: value.map { Double($0 / total) })
    }

    /// A progress view for a value, with a label of any kind.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(
            label: label(), currentValueLabel: EmptyView(), fractionCompleted: value.map { Double($0 / total) })
    }

    /// A progress view for a value, with a title.
    public init<S: TextSource, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) where Label == Text {
        self.init(
            label: title.shownText, currentValueLabel: EmptyView(), fractionCompleted: value.map { Double($0 / total) })
    }

    /// A progress view for a `Progress`.
    public init(_ progress: Progress) where Label == EmptyView {
        self.init(
            label: EmptyView(), currentValueLabel: EmptyView(), fractionCompleted: progress.fractionCompleted)
    }

    /// A progress view for a time interval. No time passes here.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(label: EmptyView(), currentValueLabel: EmptyView(), fractionCompleted: countsDown ? 1 : 0)
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// The progress view of a style's configuration.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            label: configuration.label ?? .init(content: EmptyView()),
            currentValueLabel: configuration.currentValueLabel ?? .init(content: EmptyView()),
            fractionCompleted: configuration.fractionCompleted)
    }
}

extension ProgressView: PrimitiveView {
    func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        ProgressNode(self, in: parent, environment: environment) {
            TupleView(((), ()), children: [$0.label, $0.currentValueLabel])
        }
        .evaluated()
    }
}

@MainActor
private final class ProgressNode<Label: View, Value: View>: ContainerNode<ProgressView<Label, Value>>, Progressing {
    override var progressing: (any Progressing)? { self }
    var isIndeterminate: Bool { view.fractionCompleted == nil }

    override func evaluate() {
        guard let style = environment.style(of: ProgressViewStyleConfiguration.self) else { return super.evaluate() }
        rows.update(environment: environment) {
            style.makeView(
                ProgressViewStyleConfiguration(
                    fractionCompleted: view.fractionCompleted,
                    label: Label.self == EmptyView.self ? nil : .init(content: view.label),
                    currentValueLabel: Value.self == EmptyView.self ? nil : .init(content: view.currentValueLabel)))
        }
    }
}
