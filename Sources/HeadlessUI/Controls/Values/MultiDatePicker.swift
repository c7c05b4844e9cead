/// A control that selects several days.
public struct MultiDatePicker<Label: View>: View {
    public typealias Body = Never
    let selection: Binding<Set<DateComponents>>
    let bounds: Range<Date>?
    let label: Label
    let source: SourcePlace

    /// A picker with a label of any kind.
    public init(
        selection: Binding<Set<DateComponents>>, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, in: nil, label: label(), source: SourcePlace(file, line))
    }

    /// A picker for days in a range, with a label of any kind.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, file: StaticString = #filePath,
        line: Int = #line, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, in: bounds, label: label(), source: SourcePlace(file, line))
    }

    init(_ selection: Binding<Set<DateComponents>>, in bounds: Range<Date>?, label: Label, source: SourcePlace) {
        self.selection = selection
        self.bounds = bounds
        self.label = label
        self.source = source
    }
}

extension MultiDatePicker where Label == Text {
    /// A picker with a title.
    public init<S: TextSource>(
        _ title: S, selection: Binding<Set<DateComponents>>, file: StaticString = #filePath, line: Int = #line
    ) {
        self.init(selection: selection, file: file, line: line) { title.shownText }
    }

    /// A picker for days in a range, with a title.
    public init<S: TextSource>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, file: StaticString = #filePath,
        line: Int = #line
    ) {
        self.init(selection, in: bounds, label: title.shownText, source: SourcePlace(file, line))
    }
}

extension MultiDatePicker: PrimitiveView {
    func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        MultiDatePickerNode(self, in: parent, environment: environment) { $0.label }.evaluated()
    }
}

/// The node of a picker for several days. Picking a day adds it, or removes it if it was selected.
@MainActor private final class MultiDatePickerNode<Label: View>: ContainerNode<MultiDatePicker<Label>>, Picking {
    override var control: (any Control)? { self }
    var label: String { spokenLabel }

    /// Includes `chosen`, which stands for a selected day. Picking it removes that day, wherever it is in the calendar.
    var examples: [String] {
        (view.selection.wrappedValue.isEmpty ? [] : ["chosen"])
            + (view.bounds == nil ? ["today", "tomorrow"] : ["earliest"])
    }

    func value(of text: String) -> Any? {
        let now = graph.clock.date
        switch text {
        case "today": return PickedText.day(of: now)
        case "tomorrow": return PickedText.day(of: now.addingTimeInterval(PickedText.day))
        case "earliest": return view.bounds.map { PickedText.day(of: $0.lowerBound) }
        case "chosen":
            let days = view.selection.wrappedValue
            return days.min { PickedText.date(of: $0) < PickedText.date(of: $1) }
        default: return PickedText.date(text).map(PickedText.day)
        }
    }

    /// Ignores a day that lies entirely outside the range.
    func pick(_ value: Any) {
        guard environment.isEnabled, let day = value as? DateComponents else { return }
        let date = PickedText.date(of: day)
        if let bounds = view.bounds,
            date >= bounds.upperBound || date.addingTimeInterval(PickedText.day) <= bounds.lowerBound
        {
            return
        }
        ViewAction("MultiDatePicker", at: view.source, of: self).run {
            view.selection.wrappedValue.formSymmetricDifference([day])
        }
    }
}
