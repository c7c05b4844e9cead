/// What a text field looks like.
@MainActor @preconcurrency public protocol TextFieldStyle {
    /// The type of view that the style makes.
    associatedtype _Body: View
    /// The label of the field that a style is given.
    typealias _Label = _TextFieldStyleLabel
    /// Makes the view of a field.
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field that a style is given.
public typealias _TextFieldStyleLabel = StyledPart<TextFieldStyleConfiguration>

/// What a field consists of.
public struct TextFieldStyleConfiguration {}

extension View {
    /// What the fields in the view look like.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        controlStyle(style, for: TextField<_TextFieldStyleLabel>.self) { $0._body(configuration: $1) }
    }

    /// What the editors in the view look like. Has no effect here.
    nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}

/// The style that is usual where the field is.
public struct DefaultTextFieldStyle: TextFieldStyle, SystemStyle {
    /// The style.
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field with nothing around it.
public struct PlainTextFieldStyle: TextFieldStyle, SystemStyle {
    /// The style.
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field with a border that has round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, SystemStyle {
    /// The style.
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field with a border.
public struct SquareBorderTextFieldStyle: TextFieldStyle, SystemStyle {
    /// The style.
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The usual style.
    nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Nothing around the field.
    nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A border with round corners.
    nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// A border.
    nonisolated public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
