/// What an editor looks like.
public protocol TextEditorStyle {}

/// An editor with nothing around it.
public struct PlainTextEditorStyle: TextEditorStyle {
    /// The style.
    public init() {}
}

/// The style that is usual where the editor is.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// The style.
    public init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// Nothing around the editor.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The usual style.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
