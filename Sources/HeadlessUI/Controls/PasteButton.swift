/// A button that hands over what was copied. Its label is "Paste"; a test says what is on the pasteboard.
///
/// Its initializers are on the main actor, as in SwiftUI.
public struct PasteButton: View {
    public typealias Body = Never
    let onPaste: @MainActor ([Any]) -> Void
    let source: SourcePlace
    /// What is on the pasteboard where a text has been copied; nil where it takes none.
    let item: (String) -> Any?

    /// A button for what was copied of a type.
    public init<T>(
        payloadType: T.Type, file: StaticString = #fileID, line: Int = #line,
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

extension PasteButton: PrimitiveView {
    func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        PasteButtonNode(self, in: parent, environment: environment) { _ in Text("Paste") }.evaluated()
    }
}

/// A control that takes what is on the pasteboard.
@MainActor protocol PasteTarget: Control {
    func paste(_ items: [Any])
    func paste(_ text: String)
    /// Whether it takes any text.
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
