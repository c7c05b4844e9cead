import CoreFoundation

/// A window of AppKit that waits for an answer, such as an alert. The module that is named as AppKit fills it.
package struct ModalWindow {
    /// A button that answers.
    package struct Button {
        let title: String
        let answer: Int
        let source: SourcePlace

        /// Creates a button. AppKit gives the escape key to a button with the title "Cancel" (documentation of
        /// `NSAlert.addButton(withTitle:)`).
        package init(_ title: String, answer: Int, file: StaticString, line: Int) {
            self.title = title
            self.answer = answer
            source = SourcePlace(file, line)
        }

        fileprivate var cancels: Bool { title == "Cancel" }
    }

    let texts: [String]
    let content: (any View)?
    let buttons: [Button]
    /// The answer if nobody gives one and there is no button.
    let otherAnswer: Int

    /// Creates a window.
    ///
    /// - Parameter content: The content between the texts and the buttons.
    package init(texts: [String], content: (any View)? = nil, buttons: [Button] = [], otherAnswer: Int) {
        self.texts = texts.filter { !$0.isEmpty }
        self.content = content
        self.buttons = buttons
        self.otherAnswer = otherAnswer
    }

    /// The buttons with their places in the source, which tell windows apart.
    fileprivate var name: String {
        buttons.map { "\($0.title) at \($0.source.file):\($0.source.line)" }.joined(separator: "\n")
    }

    /// Returns the button that the host presses if the user does not: at first one that cancels, or the last one. Code may ask the same
    /// again until the answer is another, so each time comes the button before.
    fileprivate func button(forUserAfter count: Int) -> Button? {
        guard !buttons.isEmpty else { return nil }
        let first = buttons.lastIndex(where: \.cancels) ?? buttons.count - 1
        return buttons[(first - count % buttons.count + buttons.count) % buttons.count]
    }
}

/// The modal windows of a host.
@MainActor final class ModalSessions {
    fileprivate var open: [ModalSession] = []
    /// The number of answers that the host has given for the user, by the window.
    fileprivate var ownAnswerCounts: [String: Int] = [:]

    /// The innermost window for which code of the app runs the loop; nil if there is none.
    var innermost: ModalSession? { open.last(where: \.runsLoop) }
}

/// A modal window that is open.
///
/// A window that runs modally runs the main loop within the callout that has opened it, as AppKit does, and steps of the script are
/// served there. The loop is in the mode of modal panels, which is a common mode (Threading Programming Guide, "Run Loop Modes"): the
/// main queue and updates of the views go on, and what is scheduled in the default mode waits.
@MainActor package final class ModalSession {
    private let window: ModalWindow
    private weak var graph: Graph?
    private weak var layer: LayerNode?
    private var answer: Int?
    /// Whether code of the app runs the loop for the window.
    fileprivate let runsLoop: Bool
    private let completion: (Int) -> Void

    private init(_ window: ModalWindow, in graph: Graph, runsLoop: Bool, _ completion: @escaping (Int) -> Void) {
        self.window = window
        self.graph = graph
        self.runsLoop = runsLoop
        self.completion = completion
        graph.modalSessions.open.append(self)
        // A parent in front could go before the window does.
        guard let root = graph.window else { return }
        let viewType = ViewAction.running?.viewType
        let layer = LayerNode(ofWindowFrom: viewType, in: root)
        self.layer = layer
        layer.update(LayerContent { [self] in content }, environment: layer.environment)
        root.present(layer)
    }

    /// Opens a window, and runs the loop until it is answered.
    ///
    /// The host answers by itself where no user can: within an update of the views, before the first step of a script, and after the
    /// last one. So it does without a host.
    package static func run(_ window: ModalWindow) -> Int {
        guard let graph = Graph.current, !Graph.isUpdatingHere, MainLoop.shared.canServeSteps else {
            return answerForUser(of: window)?.answer ?? window.otherAnswer
        }
        let session = ModalSession(window, in: graph, runsLoop: true) { _ in }
        while session.answer == nil, MainLoop.shared.canServeSteps { MainLoop.shared.runForModalWindow() }
        if session.answer == nil { session.answerForUser() }
        return session.answer ?? window.otherAnswer
    }

    /// Opens a window, and returns. The window is a sheet of another one: its completion receives the answer.
    ///
    /// Within an update of the views, it is opened after the update. Without a host, the completion receives the answer at once.
    package static func begin(_ window: ModalWindow, _ completion: @escaping (Int) -> Void) {
        guard let graph = Graph.current else {
            return completion(answerForUser(of: window)?.answer ?? window.otherAnswer)
        }
        guard Graph.isUpdatingHere else {
            _ = ModalSession(window, in: graph, runsLoop: false, completion)
            return
        }
        graph.enqueueAction { _ = ModalSession(window, in: graph, runsLoop: false, completion) }
    }

    /// Ends the innermost run for a window.
    package static func stop(with answer: Int) { Graph.current?.modalSessions.innermost?.end(with: answer) }

    /// Gives the answer of a user who gives none.
    func answerForUser() {
        guard let layer, let button = Self.answerForUser(of: window) else { return end(with: window.otherAnswer) }
        ViewAction("Button", at: button.source, of: layer).run { end(with: button.answer) }
    }

    private static func answerForUser(of window: ModalWindow) -> ModalWindow.Button? {
        guard let sessions = Graph.current?.modalSessions else { return window.button(forUserAfter: 0) }
        let count = sessions.ownAnswerCounts[window.name, default: 0]
        sessions.ownAnswerCounts[window.name] = count + 1
        return window.button(forUserAfter: count)
    }

    private func end(with answer: Int) {
        guard self.answer == nil else { return }
        self.answer = answer
        graph?.modalSessions.open.removeAll { $0 === self }
        if let layer, let presenter = layer.parent as? PresenterNode {
            presenter.dismiss(layer, isAnimated: false)
            graph?.needsUpdate = true
        }
        if runsLoop, MainLoop.shared.canServeSteps { MainLoop.shared.stopModalRun() }
        completion(answer)
    }

    private var content: any View {
        let texts: [any View] = window.texts.map { Text(verbatim: $0) }
        let buttons: [any View] = window.buttons.map { button in
            Button(
                role: button.cancels ? .cancel : nil, file: button.source.file, line: button.source.line,
                action: { self.end(with: button.answer) }, label: { Text(verbatim: button.title) })
        }
        return TupleView(((), ()), children: texts + (window.content.map { [$0] } ?? []) + buttons)
    }
}
