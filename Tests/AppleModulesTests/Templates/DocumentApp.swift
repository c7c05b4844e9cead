import SwiftUI
import UniformTypeIdentifiers

struct NotebookApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: NotebookDocument()) { file in
            NotebookView(document: file.$document)
        }
    }
}

extension UTType {
    static var notebook: UTType {
        UTType(importedAs: "com.example.notebook")
    }
}

nonisolated struct NotebookDocument: FileDocument {
    var text: String

    init(text: String = "A first page") {
        self.text = text
    }

    static let readableContentTypes = [
        UTType.notebook
    ]

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents,
            let string = String(data: data, encoding: .utf8)
        else {
            throw CocoaError(.fileReadCorruptFile)
        }
        text = string
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        // swift-format-ignore: NeverForceUnwrap
        let data = text.data(using: .utf8)!
        return .init(regularFileWithContents: data)
    }
}

struct NotebookView: View {
    @Binding var document: NotebookDocument
    @State private var isExporting = false

    var body: some View {
        VStack {
            TextEditor(text: $document.text)
            Text("\(document.text.count) characters")
            Button("Export") { isExporting = true }
        }
        .fileExporter(
            isPresented: $isExporting, document: document, contentType: .notebook, defaultFilename: "Pages"
        ) { result in
            if case .success = result { document.text = "Exported" }
        }
    }
}

#Preview {
    NotebookView(document: .constant(NotebookDocument()))
}
