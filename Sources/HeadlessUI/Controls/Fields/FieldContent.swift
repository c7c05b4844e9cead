/// What a field edits: how it is shown, and what becomes of what is typed.
@MainActor struct FieldContent {
    /// The text that is shown while nobody edits.
    let read: @MainActor () -> String
    /// Something was typed.
    let type: @MainActor (String) -> Void
    /// The edit ends with a text in the field.
    let end: @MainActor (String) -> Void

    /// A text as it is: what is typed is written at once, and once more when the edit ends.
    init(_ text: Binding<String>) {
        read = { text.shown }
        type = { text.wrappedValue = $0 }
        end = type
    }

    /// A value in a format. Text that is in no such format writes nothing, and is gone when the edit ends.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F) where F.FormatOutput == String {
        self.init(read: { format.format(value.shown) }) { text in
            if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
        }
    }

    /// A value that may be missing, in a format. Text that is in no such format, such as none, writes nil.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F) where F.FormatOutput == String {
        self.init(read: { value.shown.map(format.format) ?? "" }) { text in
            value.wrappedValue = try? format.parseStrategy.parse(text)
        }
    }

    /// A value as a formatter writes it, which is written when the edit ends.
    init<V>(_ value: Binding<V>, formatter: Formatter) {
        read = { formatter.string(for: value.shown) ?? "" }
        type = { _ in }
        end = { text in
            if let parsed = formatter.value(of: text) as? V { value.wrappedValue = parsed }
        }
    }

    private init(read: @escaping @MainActor () -> String, write: @escaping @MainActor (String) -> Void) {
        self.read = read
        type = { if FieldContent.writesWhileTyping { write($0) } }
        end = write
    }

    /// Whether the host in use writes formatted values while they are typed.
    private static var writesWhileTyping: Bool { Graph.current?.fields.formattedValues == .whileTyping }
}

extension Formatter {
    /// What a text stands for; nil where it stands for nothing.
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
