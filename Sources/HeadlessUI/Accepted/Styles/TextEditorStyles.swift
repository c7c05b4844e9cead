/// The appearance of a text editor.
public protocol TextEditorStyle {}

/// An editor without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}
}

/// The default style in the current context.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// No decoration.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The default style.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
