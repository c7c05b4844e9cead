/// Windows with documents. A host shows a new document.
public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
    public typealias Body = Never
    private let window: (any View)?
    var windows: [SceneWindows] { window.map { [SceneWindows(content: $0)] } ?? [] }

    /// Creates windows for documents that are values.
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {
        window = NewDocument(document: newDocument(), editor: editor)
    }

    /// Creates windows for documents that are objects.
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) where Document: ReferenceFileDocument {
        window = NewReferenceDocument(document: newDocument(), editor: editor)
    }

    /// Creates windows that show files, which are values. A host has no file to show, and so no window.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument { window = nil }

    /// Creates windows that show files, which are objects. A host has no file to show, and so no window.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) where Document: ReferenceFileDocument { window = nil }
}

/// A window with a document that is a value.
private struct NewDocument<Document: FileDocument, Content: View>: View {
    @State var document: Document
    let editor: (FileDocumentConfiguration<Document>) -> Content

    var body: some View { editor(FileDocumentConfiguration(document: $document)) }
}

/// A window with a document that is an object.
private struct NewReferenceDocument<Document: ReferenceFileDocument, Content: View>: View {
    @StateObject private var document: Document
    let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

    init(
        document: @autoclosure @escaping () -> Document,
        editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        _document = StateObject(wrappedValue: document())
        self.editor = editor
    }

    var body: some View { editor(ReferenceFileDocumentConfiguration(document: document)) }
}
