import HeadlessUI

/// A document that is a value.
struct Letter: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = ""

    init(text: String = "") { self.text = text }

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
        text = String(decoding: data, as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        guard text != "secret" else { throw CocoaError(.fileWriteNoPermission) }
        return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

/// A document that is an object, with changes that can be undone.
final class Sketch: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.json] }
    @Published var lines: [String] = []

    init() {}
    init(configuration: ReadConfiguration) throws {}

    func snapshot(contentType: UTType) throws -> [String] { lines }

    func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }

    func add(_ line: String, undoManager: UndoManager?) {
        lines.append(line)
        undoManager?.registerUndo(withTarget: self) { sketch in
            sketch.lines.removeLast()
            undoManager?.registerUndo(withTarget: sketch) { $0.add(line, undoManager: undoManager) }
        }
        undoManager?.setActionName("Line")
    }
}

/// A view that imports, exports and moves files.
struct FilesView: View {
    @State private var letter: Letter? = Letter(text: "Dear reader")
    @State private var isImporting = false
    @State private var isImportingSeveral = false
    @State private var isExporting = false
    @State private var isMoving = false
    @State private var message = "Nothing yet"

    var body: some View {
        VStack {
            Text(message)
            Button("Import") { isImporting = true }
            Button("Import several") { isImportingSeveral = true }
                .fileImporter(
                    isPresented: $isImportingSeveral, allowedContentTypes: [.json], allowsMultipleSelection: true
                ) { result in
                    message = "\(isImportingSeveral) \((try? result.get())?.map(\.lastPathComponent) ?? [])"
                } onCancellation: {
                    message = "No files"
                }
            Button("Export") { isExporting = true }
                .fileExporter(
                    isPresented: $isExporting, document: letter, contentType: .plainText, defaultFilename: "Letter"
                ) { result in
                    switch result {
                    case .success(let url): message = (try? String(contentsOf: url, encoding: .utf8)) ?? "no text"
                    case .failure: message = "Not exported"
                    }
                }
            Button("Hide the text") { letter?.text = "secret" }
            Button("Throw away") { letter = nil }
            Button("Move") { isMoving = true }
                .fileMover(isPresented: $isMoving, file: URL(fileURLWithPath: "/tmp/a.txt")) { result in
                    message = "Moved to \((try? result.get())?.lastPathComponent ?? "nothing")"
                }
        }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText, .json]) { result in
            do {
                let file = try FileWrapper(url: try result.get())
                message = String(decoding: file.regularFileContents ?? Data(), as: UTF8.self)
            } catch {
                message = "Not imported"
            }
        }
        .fileDialogDefaultDirectory(nil)
    }
}

struct LetterApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: Letter(text: "Dear")) { file in
            TextField("Letter", text: file.$document.text)
            Text(file.document.text)
        }
    }
}

struct SketchApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: { Sketch() }) { file in SketchView(sketch: file.document) }
    }
}

struct SketchView: View {
    @ObservedObject var sketch: Sketch
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        Text(sketch.lines.joined(separator: ", "))
        Button("Draw") { sketch.add("line \(sketch.lines.count + 1)", undoManager: undoManager) }
        Button("Undo") { undoManager?.undo() }
        Button("Redo") { undoManager?.redo() }
    }
}
