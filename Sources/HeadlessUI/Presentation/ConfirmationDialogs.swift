extension View {
    /// Shows a dialog while a binding is `true`. Each button runs its action and dismisses the dialog. A dialog always has a cancel
    /// button.
    nonisolated public func confirmationDialog<S: TextSource, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        file: StaticString = #filePath, line: Int = #line, @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, file: file, line: line, actions: actions
        ) { EmptyView() }
    }

    /// Shows a dialog with a message while a binding is `true`.
    nonisolated public func confirmationDialog<S: TextSource, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        file: StaticString = #filePath, line: Int = #line, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        // SwiftUI's closures do not escape either: the body reads what they read.
        let dialog = DialogView(title: title.shownText, message: message(), actions: actions(), ownButton: .cancels)
        return modifier(
            PresentationModifier(
                kind: .dialog, name: "confirmationDialog", source: SourcePlace(file, line),
                cause: FlagCause(isPresented: isPresented) { dialog }))
    }

    /// Shows a dialog for data while a binding is `true` and there is data. The dialog keeps the data with which it opened.
    nonisolated public func confirmationDialog<S: TextSource, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        file: StaticString = #filePath, line: Int = #line, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, file: file, line: line,
            actions: actions
        ) { _ in EmptyView() }
    }

    /// Shows a dialog with a message for data while a binding is `true` and there is data.
    nonisolated public func confirmationDialog<S: TextSource, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        file: StaticString = #filePath, line: Int = #line, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        let title = title.shownText
        _ = data.map { (message($0), actions($0)) }
        return modifier(
            PresentationModifier(
                kind: .dialog, name: "confirmationDialog", source: SourcePlace(file, line),
                cause: DataCause(isPresented: isPresented, data: data) {
                    DialogView(title: title, message: message($0), actions: actions($0), ownButton: .cancels)
                }))
    }

    /// Sets the icon of dialogs. Has no effect here.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }

    /// Adds a toggle that suppresses dialogs. Has no effect here.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
}
