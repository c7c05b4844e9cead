/// An action that refreshes the content of a view.
public struct RefreshAction: Sendable {
    let holder: RefreshHolder

    /// Performs the action of `refreshable`, and returns when it has ended.
    public func callAsFunction() async { await holder.action() }
}

/// The latest action of a `refreshable`.
final class RefreshHolder: @unchecked Sendable {
    // Updates write these properties on the main thread. A task that reads them on another thread starts after an update.
    fileprivate(set) var action: @Sendable () async -> Void = {}
    fileprivate(set) var viewAction: ViewAction?
}

private struct RefreshKey: EnvironmentKey {
    static let defaultValue: RefreshAction? = nil
}

extension EnvironmentValues {
    /// The action that refreshes the view; nil if no ancestor provides one.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

nonisolated struct RefreshModifier: PrimitiveModifier {
    typealias Body = Never
    let action: @Sendable () async -> Void
    let source: SourcePlace
    @MainActor func makeEffect() -> RefreshEffect { RefreshEffect() }
}

@MainActor final class RefreshEffect: ModifierEffect {
    private let holder = RefreshHolder()
    private var inner = InnerEnvironment()

    func update(_ modifier: RefreshModifier, at node: Node) {
        holder.action = modifier.action
        holder.viewAction = ViewAction(handler: "refreshable", at: modifier.source, of: node)
    }

    func environment(_ outer: EnvironmentValues) -> EnvironmentValues {
        inner.of(outer) { $0.refresh = RefreshAction(holder: holder) }
    }
}

extension View {
    /// Sets the action that refreshes the lists and scroll views within when the user pulls them down.
    nonisolated public func refreshable(
        file: StaticString = #filePath, line: Int = #line,
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(RefreshModifier(action: action, source: SourcePlace(file, line)))
    }
}

/// A list or scroll view that the user can pull down. Removing the container cancels its refresh.
@MainActor protocol RefreshedNode: Node {
    var refreshTask: Task<Void, Never>? { get set }
}

extension RefreshedNode {
    /// Starts the task of a `refreshable`.
    ///
    /// - Returns: False if a refresh is in progress.
    func refresh(by holder: RefreshHolder) -> Bool {
        if refreshTask != nil { return false }
        let begin = {
            Task { @MainActor [weak self] in
                await holder.action()
                self?.refreshTask = nil
            }
        }
        refreshTask = holder.viewAction?.run(begin) ?? begin()
        return true
    }
}
