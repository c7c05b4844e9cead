extension View {
    /// Lets the user choose a file while a binding is `true`.
    ///
    /// The user chooses a small file of the first type, chooses one that cannot be opened, or cancels.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], file: StaticString = #filePath, line: Int = #line,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        importer(isPresented, allowedContentTypes, false, file, line, {}) { result in
            onCompletion(result.map { $0[0] })
        }
    }

    /// Lets the user choose a file, or several, while a binding is `true`.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        file: StaticString = #filePath, line: Int = #line,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        importer(isPresented, allowedContentTypes, allowsMultipleSelection, file, line, {}, onCompletion)
    }

    /// Lets the user choose a file, or several, while a binding is `true`, with an action for a cancellation.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        file: StaticString = #filePath, line: Int = #line,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        importer(isPresented, allowedContentTypes, allowsMultipleSelection, file, line, onCancellation, onCompletion)
    }

    nonisolated private func importer(
        _ isPresented: Binding<Bool>, _ types: [UTType], _ allowsSeveral: Bool, _ file: StaticString, _ line: Int,
        _ onCancellation: @escaping () -> Void, _ onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        var answers = [("Choose File", { onCompletion(.success([SampleFiles.url(of: types)])) })]
        if allowsSeveral {
            let two = { onCompletion(.success([1, 2].map { SampleFiles.url(of: types, number: $0) })) }
            answers.append(("Choose Two Files", two))
        }
        answers.append(("Choose Unreadable File", { onCompletion(.failure(SampleFiles.unreadable)) }))
        return modifier(
            FileDialog(
                name: "fileImporter", title: "Import", isPresented: isPresented, file: file, line: line,
                onCancellation: onCancellation, answers: answers
            ).modifier)
    }

    /// Lets the user move a file while a binding is `true` and there is a file. The file stays where it is.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file url: URL?, file: StaticString = #filePath, line: Int = #line,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        mover(isPresented, url.map { [$0] } ?? [], file, line, {}) { onCompletion($0.map { $0[0] }) }
    }

    /// Lets the user move a file while a binding is `true` and there is a file, with an action for a cancellation.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file url: URL?, file: StaticString = #filePath, line: Int = #line,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        mover(isPresented, url.map { [$0] } ?? [], file, line, onCancellation) { onCompletion($0.map { $0[0] }) }
    }

    /// Lets the user move files while a binding is `true` and there are files. They stay where they are.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, file: StaticString = #filePath, line: Int = #line,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL { mover(isPresented, Array(files), file, line, {}, onCompletion) }

    /// Lets the user move files while a binding is `true` and there are files, with an action for a cancellation.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, file: StaticString = #filePath, line: Int = #line,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL { mover(isPresented, Array(files), file, line, onCancellation, onCompletion) }

    nonisolated private func mover(
        _ isPresented: Binding<Bool>, _ files: [URL], _ file: StaticString, _ line: Int,
        _ onCancellation: @escaping () -> Void, _ onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        let places = files.map { SampleFiles.place(for: $0.lastPathComponent, nil) }
        return modifier(
            FileDialog(
                name: "fileMover", title: "Move", isPresented: isPresented, isReady: !files.isEmpty, file: file,
                line: line, onCancellation: onCancellation,
                answers: [
                    ("Move", { onCompletion(.success(places)) }),
                    ("Move to Locked Folder", { onCompletion(.failure(SampleFiles.unwritable)) }),
                ]
            ).modifier)
    }
}
