/// An action that opens a URL.
@MainActor @preconcurrency public struct OpenURLAction {
    /// The result of opening a URL.
    public struct Result: Sendable {
        enum Kind { case handled, discarded, system(URL?) }
        let kind: Kind
        /// The app handled the URL.
        public static let handled = Result(kind: .handled)
        /// The app discarded the URL.
        public static let discarded = Result(kind: .discarded)
        /// The system opens the URL.
        public static let systemAction = Result(kind: .system(nil))
        /// The system opens a different URL.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: @MainActor (URL) -> Result
    /// The action of the system.
    var system: (@MainActor (URL) -> Void)?

    /// Creates an action with a custom handler.
    nonisolated public init(handler: @escaping @MainActor (URL) -> Result) {
        self.handler = handler
    }

    /// Opens a URL.
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens a URL, and passes whether it was accepted to `completion`.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other):
            (system ?? { Graph.current?.openedURLs.append($0) })(other ?? url)
            completion(true)
        }
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
    /// The action that opens a URL. By default the system opens it, and the host records it.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}

extension Graph {
    /// The environment at the start of a host. The actions of the system are those of this host.
    var firstEnvironment: EnvironmentValues {
        var environment = EnvironmentValues()
        var openURL = OpenURLAction { _ in .systemAction }
        openURL.system = { [weak self] in self?.openedURLs.append($0) }
        environment.openURL = openURL
        environment.undoManager = UndoManager()
        return environment
    }
}

nonisolated struct OpenURLModifier: PrimitiveModifier {
    typealias Body = Never
    let action: @MainActor (URL) -> Void
    let source: SourcePlace

    @MainActor func makeEffect() -> OpenURLEffect { OpenURLEffect() }
}

@MainActor final class OpenURLEffect: ModifierEffect {
    private(set) var handler: ((URL) -> Void)?

    func update(_ modifier: OpenURLModifier, at node: Node) {
        if handler == nil { node.graph.urlReceiverCount += 1 }
        let viewAction = ViewAction(handler: "onOpenURL", at: modifier.source, of: node)
        handler = { url in viewAction.run { modifier.action(url) } }
    }

    func didRemove(at node: Node) {
        if handler != nil { node.graph.urlReceiverCount -= 1 }
        handler = nil
    }
}

extension View {
    /// Runs an action when the system delivers a URL to the app.
    nonisolated public func onOpenURL(
        file: StaticString = #filePath, line: Int = #line, perform action: @escaping @MainActor (URL) -> Void
    ) -> some View {
        modifier(OpenURLModifier(action: action, source: SourcePlace(file, line)))
    }
}
