/// An alert as a value, with the spelling from before iOS 15.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with a button that dismisses it.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// A button of an alert or an action sheet.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: @MainActor () -> Void
        let source: SourcePlace

        /// Returns a button.
        public static func `default`(
            _ label: Text, file: StaticString = #filePath, line: Int = #line, action: (@MainActor () -> Void)? = {}
        ) -> Button {
            Button(label: label, role: nil, action: action ?? {}, source: SourcePlace(file, line))
        }

        /// Returns a cancel button.
        public static func cancel(
            _ label: Text, file: StaticString = #filePath, line: Int = #line, action: (@MainActor () -> Void)? = {}
        ) -> Button {
            Button(label: label, role: .cancel, action: action ?? {}, source: SourcePlace(file, line))
        }

        /// Returns a cancel button with the title "Cancel".
        public static func cancel(
            file: StaticString = #filePath, line: Int = #line, _ action: (@MainActor () -> Void)? = {}
        ) -> Button {
            cancel(Text(verbatim: "Cancel"), file: file, line: line, action: action)
        }

        /// Returns a destructive button.
        public static func destructive(
            _ label: Text, file: StaticString = #filePath, line: Int = #line, action: (@MainActor () -> Void)? = {}
        ) -> Button {
            Button(label: label, role: .destructive, action: action ?? {}, source: SourcePlace(file, line))
        }
    }
}

/// An action sheet as a value, with the spelling from before iOS 15.
public struct ActionSheet {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A button of the sheet.
    public typealias Button = Alert.Button

    /// Creates a sheet with buttons.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

extension DialogView {
    init(title: Text, message: Text?, buttons: [Alert.Button], ownButton: OwnButton) {
        self.init(
            title: title, message: message ?? EmptyView() as any View, actions: DialogButtons(buttons: buttons),
            ownButton: ownButton)
    }

    init(_ alert: Alert) {
        self.init(title: alert.title, message: alert.message, buttons: alert.buttons, ownButton: .confirms)
    }

    init(_ sheet: ActionSheet) {
        self.init(title: sheet.title, message: sheet.message, buttons: sheet.buttons, ownButton: .cancels)
    }
}

/// The buttons of an alert or action sheet that is a value.
nonisolated private struct DialogButtons: View {
    typealias Body = Never
    let buttons: [Alert.Button]
}

extension DialogButtons: StructuralView {
    @MainActor func appendRows(to list: inout RowList, at path: RowPath) {
        for (position, button) in buttons.enumerated() {
            list.append(
                Button(
                    button.label, role: button.role, file: button.source.file, line: button.source.line,
                    action: button.action),
                at: path.appending(position: position))
        }
    }

    @MainActor var rowCount: Int { buttons.count }
}

extension Alert {
    /// What an alert has while its binding asks for none.
    fileprivate static var empty: Alert { Alert(title: Text(verbatim: "")) }
}

extension ActionSheet {
    /// What an action sheet has while its binding asks for none.
    fileprivate static var empty: ActionSheet { ActionSheet(title: Text(verbatim: "")) }
}

// SwiftUI's closures do not escape: it calls them as the body is evaluated, and the body depends on what they read. Whether it does so
// while nothing is to be shown is not known; here it does not, because an app's closure may unwrap what it shows.
extension View {
    /// Shows an alert while a binding is `true`.
    nonisolated public func alert(
        isPresented: Binding<Bool>, file: StaticString = #filePath, line: Int = #line, content: () -> Alert
    ) -> some View {
        let dialog = DialogView(isPresented.shown ? content() : .empty)
        return modifier(
            PresentationModifier(
                kind: .alert, name: "alert", source: SourcePlace(file, line),
                cause: FlagCause(isPresented: isPresented) { dialog }, isAlertValue: true))
    }

    /// Shows an alert for an item while a binding holds one.
    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>, file: StaticString = #filePath, line: Int = #line, content: (Item) -> Alert
    ) -> some View {
        let dialog = DialogView(item.shown.map(content) ?? .empty)
        return modifier(
            PresentationModifier(
                kind: .alert, name: "alert", source: SourcePlace(file, line),
                cause: ItemCause(item: item) { _ in dialog }, isAlertValue: true))
    }

    /// Shows an action sheet while a binding is `true`.
    nonisolated public func actionSheet(
        isPresented: Binding<Bool>, file: StaticString = #filePath, line: Int = #line,
        content: () -> ActionSheet
    ) -> some View {
        let dialog = DialogView(isPresented.shown ? content() : .empty)
        return modifier(
            PresentationModifier(
                kind: .dialog, name: "actionSheet", source: SourcePlace(file, line),
                cause: FlagCause(isPresented: isPresented) { dialog }))
    }

    /// Shows an action sheet for an item while a binding holds one.
    nonisolated public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, file: StaticString = #filePath, line: Int = #line,
        content: (Item) -> ActionSheet
    ) -> some View {
        let dialog = DialogView(item.shown.map(content) ?? .empty)
        return modifier(
            PresentationModifier(
                kind: .dialog, name: "actionSheet", source: SourcePlace(file, line),
                cause: ItemCause(item: item) { _ in dialog }))
    }
}
