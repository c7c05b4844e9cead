/// An alert. The user answers it by pressing one of its buttons.
@MainActor @preconcurrency open class NSAlert: NSObject {
    /// The importance of an alert.
    public enum Style: UInt, Sendable { case warning, informational, critical }

    /// The title.
    open var messageText = ""
    /// The text under the title.
    open var informativeText = ""
    /// The importance. Has no effect here.
    open var alertStyle = Style.warning
    /// The picture. Has no effect here.
    open var icon: NSImage?
    /// The view between the texts and the buttons.
    open var accessoryView: NSView?
    /// Whether the alert has a check box with which the user suppresses later alerts.
    open var showsSuppressionButton = false
    /// The check box with which the user suppresses later alerts.
    open private(set) lazy var suppressionButton: NSButton? = NSButton(
        checkboxWithTitle: "Do not show this message again", target: nil, action: nil)
    /// The buttons, from the first that was added.
    open private(set) var buttons: [NSButton] = []
    /// Lays the alert out. Has no effect here.
    open func layout() {}
    /// The place of the code that has added each button.
    private var places: [(file: StaticString, line: Int)] = []

    /// An alert that tells an error.
    public convenience init(error: any Error) {
        self.init()
        messageText = error.localizedDescription
    }

    /// Adds a button. Its tag is the answer that it gives: `alertFirstButtonReturn` for the first button, and one more for each other.
    @discardableResult
    open func addButton(withTitle title: String, file: StaticString = #filePath, line: Int = #line) -> NSButton {
        let button = NSButton(title: title, target: nil, action: nil)
        button.tag = NSApplication.ModalResponse.alertFirstButtonReturn.rawValue + buttons.count
        buttons.append(button)
        places.append((file, line))
        return button
    }

    /// Shows the alert, runs the loop in the mode of modal panels until the user presses a button, and returns the answer.
    ///
    /// If a script ends first, the host presses the button "Cancel", or the last one.
    open func runModal() -> NSApplication.ModalResponse {
        NSApplication.ModalResponse(rawValue: ModalSession.run(window()))
    }

    /// Shows the alert as a sheet of a window, and returns. The handler receives the answer.
    open func beginSheetModal(
        for sheetWindow: NSWindow, completionHandler handler: (@MainActor (NSApplication.ModalResponse) -> Void)? = nil
    ) {
        ModalSession.begin(window()) { handler?(NSApplication.ModalResponse(rawValue: $0)) }
    }

    /// Shows the alert as a sheet of a window, and returns the answer.
    open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
        await withCheckedContinuation { continuation in
            beginSheetModal(for: sheetWindow) { continuation.resume(returning: $0) }
        }
    }

    private func window() -> ModalWindow {
        // An alert without a button gets one (documentation of `NSAlert.runModal()`).
        if buttons.isEmpty { addButton(withTitle: "OK") }
        let views = [accessoryView, showsSuppressionButton ? suppressionButton : nil].compactMap { $0 }
        return ModalWindow(
            texts: [messageText, informativeText],
            content: views.isEmpty ? nil : ForEach(views, id: \.self) { ViewOfWindow(view: $0) },
            buttons: zip(buttons, places).map { button, place in
                ModalWindow.Button(button.title, answer: button.tag, file: place.file, line: place.line)
            },
            otherAnswer: NSApplication.ModalResponse.abort.rawValue)
    }
}

extension NSApplication {
    /// The answer of a modal window.
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The user confirms.
        public static let OK = ModalResponse(rawValue: 1)
        /// The user cancels.
        public static let cancel = ModalResponse(rawValue: 0)
        /// `stopModal()` has ended the window.
        public static let stop = ModalResponse(rawValue: -1000)
        /// `abortModal()` has ended the window.
        public static let abort = ModalResponse(rawValue: -1001)
        /// The window is still open.
        public static let `continue` = ModalResponse(rawValue: -1002)
        /// The user presses the first button of an alert.
        public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
        /// The user presses the second button of an alert.
        public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
        /// The user presses the third button of an alert.
        public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
    }

    /// Shows a window, and runs the loop in the mode of modal panels until `stopModal` or `abortModal` is called.
    ///
    /// If a script ends first, the answer is `abort`.
    public func runModal(for window: NSWindow) -> ModalResponse {
        var content: (any View)?
        if let controller = window.contentViewController {
            content = ControllerOfWindow(controller: controller)
        } else if let view = window.contentView {
            content = ViewOfWindow(view: view)
        }
        let answer = ModalSession.run(
            ModalWindow(texts: [window.title], content: content, otherAnswer: ModalResponse.abort.rawValue))
        return ModalResponse(rawValue: answer)
    }

    /// Ends the innermost modal window with an answer.
    public func stopModal(withCode returnCode: ModalResponse = .stop) { ModalSession.stop(with: returnCode.rawValue) }

    /// Ends the innermost modal window.
    public func abortModal() { stopModal(withCode: .abort) }
}

/// The view of a window.
private struct ViewOfWindow: NSViewRepresentable {
    let view: NSView

    func makeNSView(context: Context) -> NSView { view }
    func updateNSView(_ nsView: NSView, context: Context) {}
}

/// The controller of a window.
private struct ControllerOfWindow: UIViewControllerRepresentable {
    let controller: NSViewController

    func makeUIViewController(context: Context) -> NSViewController { controller }
    func updateUIViewController(_ uiViewController: NSViewController, context: Context) {}
}
