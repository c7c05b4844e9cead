/// A control that selects a date.
public struct DatePicker<Label: View>: View {
    public typealias Body = Never
    /// The components of a date that the user selects.
    public typealias Components = DatePickerComponents
    let selection: Binding<Date>
    let earliest: Date
    let latest: Date
    let label: Label
    let source: SourcePlace

    init(
        _ selection: Binding<Date>, from earliest: Date = .distantPast, to latest: Date = .distantFuture, label: Label,
        source: SourcePlace
    ) {
        self.selection = selection
        self.earliest = earliest
        self.latest = latest
        self.label = label
        self.source = source
    }

    /// A picker with a label of any kind.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, label: label(), source: SourcePlace(file, line))
    }

    /// A picker for a date in a range, with a label of any kind.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection, from: range.lowerBound, to: range.upperBound, label: label(), source: SourcePlace(file, line))
    }

    /// A picker for a date on or after an earliest date, with a label of any kind.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: range.lowerBound, label: label(), source: SourcePlace(file, line))
    }

    /// A picker for a date on or before a latest date, with a label of any kind.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, to: range.upperBound, label: label(), source: SourcePlace(file, line))
    }
}

extension DatePicker where Label == Text {
    /// A picker with a title.
    public init<S: TextSource>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        file: StaticString = #filePath, line: Int = #line
    ) {
        self.init(selection, label: title.shownText, source: SourcePlace(file, line))
    }

    /// A picker for a date in a range, with a title.
    public init<S: TextSource>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #filePath, line: Int = #line
    ) {
        self.init(
            selection, from: range.lowerBound, to: range.upperBound, label: title.shownText,
            source: SourcePlace(file, line))
    }

    /// A picker for a date on or after an earliest date, with a title.
    public init<S: TextSource>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #filePath, line: Int = #line
    ) {
        self.init(selection, from: range.lowerBound, label: title.shownText, source: SourcePlace(file, line))
    }

    /// A picker for a date on or before a latest date, with a title.
    public init<S: TextSource>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #filePath, line: Int = #line
    ) {
        self.init(selection, to: range.upperBound, label: title.shownText, source: SourcePlace(file, line))
    }
}

/// The components of a date that the user selects.
public struct DatePickerComponents: OptionSet, Sendable {
    /// One bit for each component.
    public let rawValue: UInt
    /// The time of day.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day.
    public static let date = DatePickerComponents(rawValue: 2)

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

extension DatePicker: PrimitiveView {
    func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        DatePickerNode(self, in: parent, environment: environment) { $0.label }.evaluated()
    }
}

@MainActor private final class DatePickerNode<Label: View>: ContainerNode<DatePicker<Label>>, Picking, BoundControl {
    override var boundControl: (any BoundControl)? { self }
    override var control: (any Control)? { self }
    var label: String { spokenLabel }

    var bindingRead: BindingRead {
        BindingRead("DatePicker", at: view.source, of: self) { [view] in _ = view.selection.shown }
    }

    /// Includes an end of the range only if the range has one.
    var examples: [String] {
        ["now", "earlier", "later"] + (view.earliest > .distantPast ? ["earliest"] : [])
            + (view.latest < .distantFuture ? ["latest"] : [])
    }

    func value(of text: String) -> Any? {
        switch text {
        case "now": graph.clock.date
        case "earlier": view.selection.wrappedValue.addingTimeInterval(-PickedText.day)
        case "later": view.selection.wrappedValue.addingTimeInterval(PickedText.day)
        case "earliest": view.earliest
        case "latest": view.latest
        default: PickedText.date(text)
        }
    }

    func pick(_ value: Any) {
        guard environment.isEnabled, let date = value as? Date else { return }
        ViewAction("DatePicker", at: view.source, of: self).run {
            view.selection.wrappedValue = min(max(date, view.earliest), view.latest)
        }
    }
}
