/// Opens an address.
@MainActor @preconcurrency public struct OpenURLAction {
    /// What became of an address.
    public struct Result: Sendable {
        enum Kind { case handled, discarded, system(URL?) }
        let kind: Kind
        /// It was dealt with.
        public static let handled = Result(kind: .handled)
        /// Nobody wants it.
        public static let discarded = Result(kind: .discarded)
        /// The system is to open it.
        public static let systemAction = Result(kind: .system(nil))
        /// The system is to open another one.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: @MainActor (URL) -> Result
    /// What the system does.
    var system: (@MainActor (URL) -> Void)?

    /// An action of one's own.
    nonisolated public init(handler: @escaping @MainActor (URL) -> Result) {
        self.handler = handler
    }

    /// Opens an address.
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens an address, and says whether that could be done.
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
    /// Opens an address; by default the system does, of which the host keeps a list.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}

extension Graph {
    /// The environment that a host begins with: the system's actions are those of this host.
    var firstEnvironment: EnvironmentValues {
        var environment = EnvironmentValues()
        var openURL = OpenURLAction { _ in .systemAction }
        openURL.system = { [weak self] in self?.openedURLs.append($0) }
        environment.openURL = openURL
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
        let viewAction = ViewAction("onOpenURL", at: modifier.source, of: node)
        handler = { url in viewAction.run { modifier.action(url) } }
    }
}

extension View {
    /// Runs an action when the system hands the app an address.
    nonisolated public func onOpenURL(
        file: StaticString = #fileID, line: Int = #line, perform action: @escaping @MainActor (URL) -> Void
    ) -> some View {
        modifier(OpenURLModifier(action: action, source: SourcePlace(file, line)))
    }
}
