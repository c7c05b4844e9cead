/// A presentation in which the user chooses a file, or a place for one. The user can also cancel, and the choice can fail.
///
/// A button ends the presentation, and then calls the completion (documentation of `fileImporter`).
nonisolated struct FileDialog {
    /// The name of the modifier.
    let name: String
    let title: String
    let isPresented: Binding<Bool>
    /// Whether there is a file to write or to move.
    var isReady = true
    let file: StaticString
    let line: Int
    let onCancellation: () -> Void
    /// The buttons: their titles, and what they do.
    let answers: [(title: String, action: () -> Void)]

    var modifier: PresentationModifier {
        PresentationModifier(
            kind: .files, name: name, source: SourcePlace(file, line),
            cause: DataCause(isPresented: isPresented, data: isReady ? () : nil) { content })
    }

    private var content: DialogView {
        let cancel = button("Cancel", .cancel, onCancellation)
        let buttons = answers.map { button($0.title, nil, $0.action) } + [cancel]
        return DialogView(
            title: Text(verbatim: title), message: EmptyView(), actions: TupleView(((), ()), children: buttons),
            ownButton: .cancels)
    }

    private func button(_ title: String, _ role: ButtonRole?, _ action: @escaping () -> Void) -> FileDialogButton {
        FileDialogButton(title: title, role: role, dialog: self, action: action)
    }
}

/// A button that ends a file dialog.
nonisolated private struct FileDialogButton: View {
    let title: String
    let role: ButtonRole?
    let dialog: FileDialog
    let action: () -> Void

    @MainActor var body: some View {
        Button(title, role: role, file: dialog.file, line: dialog.line) {
            dialog.isPresented.wrappedValue = false
            action()
        }
    }
}

/// The files that the user of a host has.
enum SampleFiles {
    /// The error of a file that cannot be read.
    static let unreadable = CocoaError(.fileReadNoPermission)
    /// The error of a file that cannot be written.
    static let unwritable = CocoaError(.fileWriteNoPermission)

    /// Writes a file of the first of some types, or a folder, and returns its URL. The path is the same in each run.
    static func url(of types: [UTType], number: Int = 1) -> URL {
        let type = types.first ?? .plainText
        let url = place(for: "Sample \(number)", type)
        if type.conforms(to: .directory) {
            try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } else {
            try? Data(content(of: type).utf8).write(to: url, options: .atomic)
        }
        return url
    }

    /// Writes a file that the app exports, and returns its URL.
    static func write(_ file: () throws -> FileWrapper, _ name: String?, _ type: UTType?) -> Result<URL, any Error> {
        Result {
            let file = try file()
            let url = place(for: name ?? file.preferredFilename ?? "Document", type)
            try file.write(to: url, options: .atomic, originalContentsURL: nil)
            return url
        }
    }

    /// Returns the URL of a file in the folder of the user.
    static func place(for name: String, _ type: UTType?) -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("headless-files", isDirectory: true)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let suffix = type?.preferredFilenameExtension.map { ".\($0)" } ?? ""
        return folder.appendingPathComponent(
            name.hasSuffix(suffix) ? name : name + suffix, isDirectory: type?.conforms(to: .directory) ?? false)
    }

    private static func content(of type: UTType) -> String {
        switch type {
        case .json: "{}"
        case .commaSeparatedText: "name,count\nsample,1\n"
        default: "Sample\n"
        }
    }
}
