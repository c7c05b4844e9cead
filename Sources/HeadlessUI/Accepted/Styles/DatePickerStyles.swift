/// What a date picker looks like.
public protocol DatePickerStyle: Sendable {}

/// The usual style.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// The style.
    public init() {}
}

/// A short text.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// The style.
    public init() {}
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// The style.
    public init() {}
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// The style.
    public init() {}
}

/// A field.
public struct FieldDatePickerStyle: DatePickerStyle {
    /// The style.
    public init() {}
}

/// A field with a stepper.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    /// The style.
    public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The usual style.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A short text.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A field.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A field with a stepper.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension View {
    /// What the date pickers in the view look like. Has no effect here.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
