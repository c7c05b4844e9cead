/// The appearance of a text field.
@MainActor @preconcurrency public protocol TextFieldStyle {
    /// The type of the view that the style makes.
    associatedtype _Body: View
    /// The type of the label that the style receives.
    typealias _Label = _TextFieldStyleLabel
    /// Makes the view of a field.
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field that a style receives.
public typealias _TextFieldStyleLabel = StyledPart<TextFieldStyleConfiguration>

/// The type that marks the label of a styled field.
public struct TextFieldStyleConfiguration {}

extension View {
    /// Sets the style of the fields in the view.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        controlStyle(style, for: TextField<_TextFieldStyleLabel>.self) { $0._body(configuration: $1) }
    }

    /// Sets the style of the editors in the view. Has no effect here.
    nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}

/// The default style of a field for its context.
public struct DefaultTextFieldStyle: TextFieldStyle, SystemStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field style without decoration.
public struct PlainTextFieldStyle: TextFieldStyle, SystemStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field style with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, SystemStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field style with a square border.
public struct SquareBorderTextFieldStyle: TextFieldStyle, SystemStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default style for the context.
    nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A style without decoration.
    nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A style with a rounded border.
    nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// A style with a square border.
    nonisolated public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
