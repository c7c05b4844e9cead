/// A field that edits text.
public struct TextField<Label: View>: View {
    public typealias Body = Never
    let content: FieldContent
    let label: Label
    let prompt: Text?
    let source: SourcePlace
    var isMultiline = false
    var onEditingChanged: @MainActor (Bool) -> Void = { _ in }
    var onCommit: @MainActor () -> Void = {}

    init(
        content: FieldContent, prompt: Text?, label: Label, axis: Axis = .horizontal, source: SourcePlace
    ) {
        self.content = content
        self.prompt = prompt
        self.label = label
        isMultiline = axis == .vertical
        self.source = source
    }

    /// A field with a label of any kind.
    public init(
        text: Binding<String>, prompt: Text? = nil, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder label: () -> Label
    ) {
        self.init(content: FieldContent(text), prompt: prompt, label: label(), source: SourcePlace(file, line))
    }

    /// A field with a label of any kind that grows along an axis.
    public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            content: FieldContent(text), prompt: prompt, label: label(), axis: axis, source: SourcePlace(file, line))
    }

    /// A field for a value in a format.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, file: StaticString = #filePath,
        line: Int = #line,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(
            content: FieldContent(value, format: format), prompt: prompt, label: label(),
            source: SourcePlace(file, line))
    }

    /// A field for an optional value in a format.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, file: StaticString = #filePath,
        line: Int = #line,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(
            content: FieldContent(value, format: format), prompt: prompt, label: label(),
            source: SourcePlace(file, line))
    }

    /// A field for a value with a formatter.
    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            content: FieldContent(value, formatter: formatter), prompt: prompt, label: label(),
            source: SourcePlace(file, line))
    }
}

extension TextField where Label == Text {
    /// A field with a title.
    public init<S: TextSource>(
        _ title: S, text: Binding<String>, prompt: Text? = nil, file: StaticString = #filePath, line: Int = #line
    ) {
        self.init(content: FieldContent(text), prompt: prompt, label: title.shownText, source: SourcePlace(file, line))
    }

    /// A field with a title that grows along an axis.
    public init<S: TextSource>(
        _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis, file: StaticString = #filePath,
        line: Int = #line
    ) {
        self.init(
            content: FieldContent(text), prompt: prompt, label: title.shownText, axis: axis,
            source: SourcePlace(file, line))
    }

    /// A field with a title for a value in a format.
    public init<S: TextSource, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, file: StaticString = #filePath,
        line: Int = #line
    ) where F.FormatOutput == String {
        self.init(
            content: FieldContent(value, format: format), prompt: prompt, label: title.shownText,
            source: SourcePlace(file, line))
    }

    /// A field with a title for an optional value in a format.
    public init<S: TextSource, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, file: StaticString = #filePath,
        line: Int = #line
    ) where F.FormatOutput == String {
        self.init(
            content: FieldContent(value, format: format), prompt: prompt, label: title.shownText,
            source: SourcePlace(file, line))
    }

    /// A field with a title for a value with a formatter.
    public init<S: TextSource, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil, file: StaticString = #filePath,
        line: Int = #line
    ) {
        self.init(
            content: FieldContent(value, formatter: formatter), prompt: prompt, label: title.shownText,
            source: SourcePlace(file, line))
    }

    /// A field with a title that reports the beginning and end of an edit, and a submission.
    public init<S: TextSource>(
        _ title: S, text: Binding<String>, file: StaticString = #filePath, line: Int = #line,
        onEditingChanged: @escaping @MainActor (Bool) -> Void,
        onCommit: @escaping @MainActor () -> Void = {}
    ) {
        self.init(title, text: text, file: file, line: line)
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }

    /// A field with a title that reports a submission.
    public init<S: TextSource>(
        _ title: S, text: Binding<String>, file: StaticString = #filePath, line: Int = #line,
        onCommit: @escaping @MainActor () -> Void
    ) {
        self.init(title, text: text, file: file, line: line)
        self.onCommit = onCommit
    }

    /// A field with a title for a value, which reports the beginning and end of an edit, and a submission.
    public init<S: TextSource, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, file: StaticString = #filePath, line: Int = #line,
        onEditingChanged: @escaping @MainActor (Bool) -> Void,
        onCommit: @escaping @MainActor () -> Void = {}
    ) {
        self.init(title, value: value, formatter: formatter, file: file, line: line)
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }
}

/// A field for secret text. It shows a dot for each character.
public struct SecureField<Label: View>: View {
    public typealias Body = Never
    let content: FieldContent
    let label: Label
    let prompt: Text?
    let source: SourcePlace
    var onCommit: @MainActor () -> Void = {}

    /// A field with a label of any kind.
    public init(
        text: Binding<String>, prompt: Text? = nil, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder label: () -> Label
    ) {
        content = FieldContent(text)
        self.label = label()
        self.prompt = prompt
        source = SourcePlace(file, line)
    }
}

extension SecureField where Label == Text {
    /// A field with a title.
    public init<S: TextSource>(
        _ title: S, text: Binding<String>, prompt: Text? = nil, file: StaticString = #filePath, line: Int = #line
    ) {
        self.init(text: text, prompt: prompt, file: file, line: line) { title.shownText }
    }

    /// A field with a title that reports a submission.
    public init<S: TextSource>(
        _ title: S, text: Binding<String>, file: StaticString = #filePath, line: Int = #line,
        onCommit: @escaping @MainActor () -> Void
    ) {
        self.init(title, text: text, file: file, line: line)
        self.onCommit = onCommit
    }
}

/// A field for multiline text. Its label is its text, or that of `accessibilityLabel`.
public struct TextEditor: View {
    public typealias Body = Never
    let content: FieldContent
    let source: SourcePlace

    /// A text editor for a binding.
    public init(text: Binding<String>, file: StaticString = #filePath, line: Int = #line) {
        content = FieldContent(text)
        source = SourcePlace(file, line)
    }
}
