extension View {
    /// Lets the user save a document while a binding is `true` and there is a document.
    ///
    /// The user saves it to a temporary file, chooses a folder that cannot be written, or cancels.
    nonisolated public func fileExporter<D: SavedDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        file: StaticString = #filePath, line: Int = #line,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exporter(isPresented, [document?.file(contentType)], contentType, defaultFilename, file, line, {}) {
            onCompletion($0.map { $0[0] })
        }
    }

    /// Lets the user save documents while a binding is `true`.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType, file: StaticString = #filePath,
        line: Int = #line, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: SavedDocument {
        exporter(isPresented, documents.map { $0.file(contentType) }, contentType, nil, file, line, {}, onCompletion)
    }

    /// Lets the user save a document in one of some types, with an action for a cancellation.
    nonisolated public func fileExporter<D: SavedDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        file: StaticString = #filePath, line: Int = #line,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
        return exporter(isPresented, [document?.file(type)], type, defaultFilename, file, line, onCancellation) {
            onCompletion($0.map { $0[0] })
        }
    }

    /// Lets the user save documents in one of some types, with an action for a cancellation.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [], file: StaticString = #filePath,
        line: Int = #line, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: SavedDocument {
        let type = contentTypes.first ?? C.Element.writableContentTypes.first ?? .data
        return exporter(
            isPresented, documents.map { $0.file(type) }, type, nil, file, line, onCancellation, onCompletion)
    }

    /// Lets the user save an item while a binding is `true` and there is an item. The file has no content of the item.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        file: StaticString = #filePath, line: Int = #line,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let empty = item.map { _ in { FileWrapper(regularFileWithContents: Data()) } }
        return exporter(isPresented, [empty], contentTypes.first, defaultFilename, file, line, onCancellation) {
            onCompletion($0.map { $0[0] })
        }
    }

    /// Lets the user save items while a binding is `true`. The files have no content of the items.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [], file: StaticString = #filePath,
        line: Int = #line, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: Transferable {
        let empty = items.map { _ in { FileWrapper(regularFileWithContents: Data()) } }
        return exporter(isPresented, empty, contentTypes.first, nil, file, line, onCancellation, onCompletion)
    }

    nonisolated private func exporter(
        _ isPresented: Binding<Bool>, _ files: [(() throws -> FileWrapper)?], _ type: UTType?, _ name: String?,
        _ file: StaticString, _ line: Int, _ onCancellation: @escaping () -> Void,
        _ onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        let ready = files.compactMap(\.self)
        let save = {
            onCompletion(
                Result {
                    try ready.enumerated().map { index, file in
                        let ownName = index == 0 ? name : "\(name ?? "Document") \(index + 1)"
                        return try SampleFiles.write(file, ownName, type).get()
                    }
                })
        }
        return modifier(
            FileDialog(
                name: "fileExporter", title: "Export", isPresented: isPresented, isReady: !ready.isEmpty, file: file,
                line: line, onCancellation: onCancellation,
                answers: [
                    ("Save", save), ("Save to Locked Folder", { onCompletion(.failure(SampleFiles.unwritable)) }),
                ]
            ).modifier)
    }
}

extension SavedDocument {
    /// Returns a function that makes the file of the document.
    fileprivate func file(_ type: UTType) -> () throws -> FileWrapper {
        { try self.fileWrapper(saving: FileDocumentWriteConfiguration(contentType: type, existingFile: nil)) }
    }
}
