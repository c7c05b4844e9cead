/// A button that delivers the content of the pasteboard. Its label is "Paste". A test supplies the pasteboard's content.
///
/// Its initializers are isolated to the main actor, as in SwiftUI.
public struct PasteButton: View {
    public typealias Body = Never
    let onPaste: @MainActor ([Any]) -> Void
    let source: SourcePlace
    /// Returns the pasteboard item for a copied text, or nil if the button does not accept text.
    let item: (String) -> Any?

    /// A button for pasteboard items of a type.
    public init<T>(
        payloadType: T.Type, file: StaticString = #filePath, line: Int = #line,
        onPaste: @escaping @MainActor ([T]) -> Void
    ) {
        source = SourcePlace(file, line)
        self.onPaste = { items in
            let payload = items.compactMap { $0 as? T }
            if !payload.isEmpty { onPaste(payload) }
        }
        item = { text in
            switch T.self {
            case is String.Type: text
            case is AttributedString.Type: AttributedString(text)
            case is Data.Type: Data(text.utf8)
            case is URL.Type: URL(string: text)
            default: nil
            }
        }
    }
}

extension PasteButton {
    /// A button for pasteboard items of some types. A text from a test or a fuzzer is of the type of plain text.
    public init(
        supportedContentTypes: [UTType], file: StaticString = #filePath, line: Int = #line,
        payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
    ) {
        source = SourcePlace(file, line)
        onPaste = { items in
            let providers = items.compactMap { item in
                item as? NSItemProvider ?? (item as? String).map { NSItemProvider(object: $0 as Any) }
            }
            if !providers.isEmpty { payloadAction(providers) }
        }
        item = { text in
            let takesText = supportedContentTypes.contains { UTType.utf8PlainText.conforms(to: $0) }
            return takesText ? NSItemProvider(object: text as Any) : nil
        }
    }

    /// A button for pasteboard items of some types, which a closure turns into a value, or refuses with nil.
    public init<Payload>(
        supportedContentTypes: [UTType], file: StaticString = #filePath, line: Int = #line,
        validator: @escaping ([NSItemProvider]) -> Payload?, payloadAction: @escaping @MainActor (Payload) -> Void
    ) {
        self.init(supportedContentTypes: supportedContentTypes, file: file, line: line) { providers in
            if let payload = validator(providers) { payloadAction(payload) }
        }
    }
}

extension PasteButton: PrimitiveView {
    func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        PasteButtonNode(self, in: parent, environment: environment) { _ in Text("Paste") }.evaluated()
    }
}

/// A control that accepts the content of the pasteboard.
@MainActor protocol PasteTarget: Control {
    func paste(_ items: [Any])
    func paste(_ text: String)
    /// Whether the control accepts any text.
    var takesText: Bool { get }
}

@MainActor private final class PasteButtonNode: ContainerNode<PasteButton>, PasteTarget {
    override var control: (any Control)? { self }
    var label: String { "Paste" }

    func paste(_ items: [Any]) {
        if environment.isEnabled { ViewAction("PasteButton", at: view.source, of: self).run { view.onPaste(items) } }
    }

    func paste(_ text: String) { paste(view.item(text).map { [$0] } ?? []) }

    var takesText: Bool { view.item("text") != nil }
}
