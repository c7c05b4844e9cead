extension View {
    /// Shows an alert while a binding is `true`. Each button runs its action and dismisses the alert. An alert without buttons gets
    /// an "OK" button.
    nonisolated public func alert<S: TextSource, A: View>(
        _ title: S, isPresented: Binding<Bool>, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder actions: () -> A
    ) -> some View {
        alert(title, isPresented: isPresented, file: file, line: line, actions: actions) { EmptyView() }
    }

    /// Shows an alert with a message while a binding is `true`.
    nonisolated public func alert<S: TextSource, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        // SwiftUI's closures do not escape either: the body reads what they read.
        let dialog = DialogView(title: title.shownText, message: message(), actions: actions(), ownButton: .confirms)
        return modifier(
            PresentationModifier(
                kind: .alert, name: "alert", source: SourcePlace(file, line),
                cause: FlagCause(isPresented: isPresented) { dialog }))
    }

    /// Shows an alert for data while a binding is `true` and there is data. The alert keeps the data with which it opened.
    nonisolated public func alert<S: TextSource, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(title, isPresented: isPresented, presenting: data, file: file, line: line, actions: actions) { _ in
            EmptyView()
        }
    }

    /// Shows an alert with a message for data while a binding is `true` and there is data.
    nonisolated public func alert<S: TextSource, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        let title = title.shownText
        _ = data.map { (message($0), actions($0)) }
        return modifier(
            PresentationModifier(
                kind: .alert, name: "alert", source: SourcePlace(file, line),
                cause: DataCause(isPresented: isPresented, data: data) {
                    DialogView(title: title, message: message($0), actions: actions($0), ownButton: .confirms)
                }))
    }

    /// Shows an alert for an error while a binding is `true` and there is an error.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(isPresented: isPresented, error: error, file: file, line: line) { _ in
            actions()
        } message: { _ in
            EmptyView()
        }
    }

    /// Shows an alert with a message for an error while a binding is `true` and there is an error.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder actions: @escaping (E) -> A, @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        _ = error.map { (message($0), actions($0)) }
        return modifier(
            PresentationModifier(
                kind: .alert, name: "alert", source: SourcePlace(file, line),
                cause: DataCause(isPresented: isPresented, data: error) {
                    DialogView(
                        title: Text(verbatim: $0.errorDescription ?? $0.localizedDescription), message: message($0),
                        actions: actions($0), ownButton: .confirms)
                }))
    }
}
