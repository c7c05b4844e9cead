/// A presentation on screen.
@MainActor public struct PresentationReading {
    /// The kind of a presentation.
    public enum Kind: String, Sendable {
        /// A sheet.
        case sheet
        /// A full screen cover.
        case cover
        /// A popover.
        case popover
        /// An alert.
        case alert
        /// A confirmation dialog.
        case dialog
        /// An open menu.
        case menu
        /// A dialog that chooses or names files.
        case files
        /// A window of AppKit that waits for an answer.
        case window
    }

    /// The kind of the presentation.
    public let kind: Kind
    /// The content of the presentation.
    public let content: ScreenReading

    /// The title of an alert or a dialog. The first text of another presentation; empty if it has none.
    public var title: String { content.texts.first ?? "" }

    init(_ layer: LayerNode, content: ScreenReading) {
        kind = layer.kind.readingKind
        self.content = content
    }
}

extension LayerKind {
    fileprivate var readingKind: PresentationReading.Kind {
        switch self {
        case .sheet: .sheet
        case .cover: .cover
        case .popover: .popover
        case .alert: .alert
        case .dialog: .dialog
        case .menu: .menu
        case .files: .files
        case .window: .window
        }
    }
}
