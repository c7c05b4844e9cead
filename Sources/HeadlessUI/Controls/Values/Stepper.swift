/// A control that increments or decrements a value.
public struct Stepper<Label: View>: View {
    public typealias Body = Never
    let label: Label
    let source: SourcePlace
    let onIncrement: (@MainActor () -> Void)?
    let onDecrement: (@MainActor () -> Void)?
    let onEditingChanged: @MainActor (Bool) -> Void
    /// Returns a description of the value; nil for a stepper of two actions.
    let read: (@MainActor () -> String)?

    /// A stepper of two actions, with a label of any kind.
    public init(
        file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        source = SourcePlace(file, line)
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
        self.onEditingChanged = onEditingChanged
        read = nil
    }

    init<V: Strideable>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, label: Label, source: SourcePlace,
        onEditingChanged: @escaping @MainActor (Bool) -> Void
    ) {
        self.label = label
        self.source = source
        onIncrement = {
            let now = value.wrappedValue
            // A value beyond the bounds may not be representable.
            guard bounds.map({ now < $0.upperBound && now.distance(to: $0.upperBound) >= step }) ?? true else { return }
            value.wrappedValue = now.advanced(by: step)
        }
        onDecrement = {
            let now = value.wrappedValue
            guard bounds.map({ now > $0.lowerBound && $0.lowerBound.distance(to: now) >= step }) ?? true else { return }
            value.wrappedValue = now.advanced(by: -step)
        }
        self.onEditingChanged = onEditingChanged
        read = { "\(value.shown)" }
    }

    /// A stepper with a label of any kind.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value, nil, step, label: label(), source: SourcePlace(file, line), onEditingChanged: onEditingChanged)
    }

    /// A stepper within bounds, with a label of any kind.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, file: StaticString = #filePath,
        line: Int = #line, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(
            value, bounds, step, label: label(), source: SourcePlace(file, line), onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    /// A stepper of two actions, with a title.
    public init<S: TextSource>(
        _ title: S, file: StaticString = #filePath, line: Int = #line, onIncrement: (@MainActor () -> Void)?,
        onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(
            file: file, line: line, label: { title.shownText }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// A stepper with a title.
    public init<S: TextSource, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, file: StaticString = #filePath, line: Int = #line,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(
            value, nil, step, label: title.shownText, source: SourcePlace(file, line),
            onEditingChanged: onEditingChanged)
    }

    /// A stepper within bounds, with a title.
    public init<S: TextSource, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, file: StaticString = #filePath,
        line: Int = #line,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(
            value, bounds, step, label: title.shownText, source: SourcePlace(file, line),
            onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    /// A stepper with a title for a value in a format, which is not shown here.
    public init<S: TextSource, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        file: StaticString = #filePath, line: Int = #line,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value, nil, step, label: title.shownText, source: SourcePlace(file, line),
            onEditingChanged: onEditingChanged)
    }
}

extension Stepper: PrimitiveView {
    func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        StepperNode(self, in: parent, environment: environment) { $0.label }.evaluated()
    }
}

/// A control that increments or decrements.
@MainActor protocol Stepping: Control {
    /// Returns the code of a button; nil if the control has no action for it.
    func step(up: Bool) -> (@MainActor () -> Void)?
}

extension Stepping {
    /// Presses a button of the stepper, as a verb of the host and an offered action do.
    ///
    /// - Throws: `ControlError` if the stepper has no action for it.
    func press(up: Bool, in host: Host) throws(ControlError) {
        guard let step = step(up: up) else {
            throw host.refusal("the stepper does not go \(up ? "up" : "down")")
        }
        step()
    }
}

@MainActor private final class StepperNode<Label: View>: ContainerNode<Stepper<Label>>, Stepping, BoundControl {
    override var boundControl: (any BoundControl)? { self }
    override var control: (any Control)? { self }
    var label: String { spokenLabel }
    private(set) var glance: String?

    var bindingRead: BindingRead {
        BindingRead("Stepper", at: view.source, of: self) { [view] in _ = view.read?() }
    }

    override func evaluate() {
        glance = view.read.map { read in graph.evaluating(self) { read() } }
        super.evaluate()
    }

    func step(up: Bool) -> (@MainActor () -> Void)? {
        guard let action = up ? view.onIncrement : view.onDecrement else { return nil }
        return { [self] in
            guard environment.isEnabled else { return }
            ViewAction("Stepper", at: view.source, of: self).run { [view] in
                view.onEditingChanged(true)
                action()
                view.onEditingChanged(false)
            }
        }
    }
}
