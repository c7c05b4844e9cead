/// The content of a field: how the field reads it, and how it writes edits.
@MainActor struct FieldContent {
    /// The text that the field shows outside an edit.
    let read: @MainActor () -> String
    /// Handles a change of the text during an edit.
    let type: @MainActor (String) -> Void
    /// Handles the end of an edit, with the final text.
    let end: @MainActor (String) -> Void
    /// Returns whether the field shows a text as it was typed once the edit has ended: a format may reject it, or spell it otherwise, and
    /// a constant binding drops it.
    let keeps: @MainActor (String) -> Bool
    /// Whether the text represents a number.
    let isNumeric: Bool

    /// Edits a text directly. The field writes each change at once, and the final text again when the edit ends.
    init(_ text: Binding<String>) {
        read = { text.shown }
        type = { text.wrappedValue = $0 }
        end = type
        keeps = { _ in text.keepsWrites }
        isNumeric = false
    }

    /// Edits a value in a format. The field does not write a text that it cannot parse, and discards it when the edit ends.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F) where F.FormatOutput == String {
        self.init(
            read: { format.format(value.shown) }, keeps: Self.keeping(format, in: value),
            isNumeric: F.FormatInput.self is any Numeric.Type
        ) { text in
            if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
        }
    }

    /// Edits an optional value in a format. A text that the field cannot parse, such as the empty text, writes nil.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F) where F.FormatOutput == String {
        self.init(
            read: { value.shown.map(format.format) ?? "" }, keeps: Self.keeping(format, in: value),
            isNumeric: F.FormatInput.self is any Numeric.Type
        ) { text in
            value.wrappedValue = try? format.parseStrategy.parse(text)
        }
    }

    /// Edits a value through a formatter. The field writes the value when the edit ends.
    init<V>(_ value: Binding<V>, formatter: Formatter) {
        read = { formatter.string(for: value.shown) ?? "" }
        type = { _ in }
        end = { text in
            if let parsed = formatter.value(of: text) as? V { value.wrappedValue = parsed }
        }
        keeps = { text in
            value.keepsWrites && (formatter.value(of: text) as? V).flatMap { formatter.string(for: $0) } == text
        }
        isNumeric = formatter is NumberFormatter
    }

    private init(
        read: @escaping @MainActor () -> String, keeps: @escaping @MainActor (String) -> Bool, isNumeric: Bool,
        write: @escaping @MainActor (String) -> Void
    ) {
        self.read = read
        self.keeps = keeps
        self.isNumeric = isNumeric
        type = { if FieldContent.writesWhileTyping { write($0) } }
        end = write
    }

    private static func keeping<F: ParseableFormatStyle, Value>(
        _ format: F, in value: Binding<Value>
    ) -> @MainActor (String) -> Bool where F.FormatOutput == String {
        { text in value.keepsWrites && (try? format.parseStrategy.parse(text)).map(format.format) == text }
    }

    /// Whether the current host writes formatted values while the user types.
    private static var writesWhileTyping: Bool { Graph.current?.assumptions.formattedField == .whileTyping }
}

extension Formatter {
    /// Returns the value that a text represents, or nil if it represents none.
    fileprivate func value(of text: String) -> Any? {
        switch self {
        case let formatter as NumberFormatter: return formatter.number(from: text)
        case let formatter as DateFormatter: return formatter.date(from: text)
        default: break
        }
        #if canImport(Darwin)
            var value: AnyObject?
            return getObjectValue(&value, for: text, errorDescription: nil) ? value : nil
        #else
            return nil
        #endif
    }
}
