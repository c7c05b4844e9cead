/// A control that selects a number in a range.
public struct Slider<Label: View, ValueLabel: View>: View {
    public typealias Body = Never
    let label: Label
    let read: @MainActor () -> Double
    let write: @MainActor (Double) -> Void
    let range: ClosedRange<Double>
    let step: Double?
    let source: SourcePlace
    let onEditingChanged: @MainActor (Bool) -> Void

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ range: ClosedRange<V>, step: V?, label: Label, source: SourcePlace,
        onEditingChanged: @escaping @MainActor (Bool) -> Void
    ) {
        // A slider of SwiftUI ends the app so, and its author finds it where there is nothing to choose (matthewlow04/InventoryApp, 5f4d696).
        if step != nil, range.lowerBound == range.upperBound { endApp("max stride must be positive") }
        self.label = label
        read = { Double(value.shown) }
        write = { value.wrappedValue = V($0) }
        self.range = Double(range.lowerBound)...Double(range.upperBound)
        self.step = step.map { Double($0) }
        self.source = source
        self.onEditingChanged = onEditingChanged
    }

    /// A slider with labels of any kind.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), source: SourcePlace(file, line),
            onEditingChanged: onEditingChanged)
    }

    /// A slider with steps, and labels of any kind.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, file: StaticString = #filePath,
        line: Int = #line, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: V(step), label: label(), source: SourcePlace(file, line),
            onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider with a label of any kind.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), source: SourcePlace(file, line),
            onEditingChanged: onEditingChanged)
    }

    /// A slider with steps, and a label of any kind.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, file: StaticString = #filePath,
        line: Int = #line, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: V(step), label: label(), source: SourcePlace(file, line),
            onEditingChanged: onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider without a label. Lookups find it by its `accessibilityLabel`.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, file: StaticString = #filePath, line: Int = #line,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: EmptyView(), source: SourcePlace(file, line),
            onEditingChanged: onEditingChanged)
    }

    /// A slider with steps, without a label. Lookups find it by its `accessibilityLabel`.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, file: StaticString = #filePath,
        line: Int = #line,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: V(step), label: EmptyView(), source: SourcePlace(file, line),
            onEditingChanged: onEditingChanged)
    }
}

extension Slider: PrimitiveView {
    func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        SliderNode(self, in: parent, environment: environment) { $0.label }.evaluated()
    }
}

/// A control that is set to a number.
@MainActor protocol Sliding: Control {
    func set(to value: Double)
    /// Sets the control to a fraction of its range, from 0 to 1.
    func set(toPart part: Double)
    /// The value that the control shows.
    var shownNumber: Double { get }
}

@MainActor
private final class SliderNode<Label: View, ValueLabel: View>: ContainerNode<Slider<Label, ValueLabel>>,
    Sliding, BoundControl
{
    override var boundControl: (any BoundControl)? { self }
    override var control: (any Control)? { self }
    var label: String { spokenLabel }
    private var shown = 0.0
    var shownNumber: Double { shown }

    /// The end of the range that the slider is at, or the half that it is in.
    var glance: String? {
        let range = view.range
        if shown <= range.lowerBound { return "least" }
        if shown >= range.upperBound { return "greatest" }
        return shown - range.lowerBound < range.upperBound - shown ? "lower half" : "upper half"
    }

    var bindingRead: BindingRead {
        BindingRead("Slider", at: view.source, of: self) { [view] in _ = view.read() }
    }

    override func evaluate() {
        shown = graph.evaluating(self) { view.read() }
        super.evaluate()
    }

    func set(toPart part: Double) {
        set(to: view.range.lowerBound + part * (view.range.upperBound - view.range.lowerBound))
    }

    /// Sets the slider to a value, clamped to the range and rounded to the nearest step.
    func set(to value: Double) {
        guard environment.isEnabled else { return }
        let range = view.range
        var value = min(max(value, range.lowerBound), range.upperBound)
        if let step = view.step, step > 0 {
            let stepped = range.lowerBound + ((value - range.lowerBound) / step).rounded() * step
            value = min(stepped, range.upperBound)
        }
        ViewAction("Slider", at: view.source, of: self).run {
            view.onEditingChanged(true)
            view.write(value)
            view.onEditingChanged(false)
        }
    }
}
