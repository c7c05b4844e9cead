/// Refreshes what a view shows.
public struct RefreshAction: Sendable {
    let holder: RefreshHolder

    /// Does what `refreshable` says, and returns when it has ended.
    public func callAsFunction() async { await holder.action() }
}

/// The action of a `refreshable`, as it was given last.
final class RefreshHolder: @unchecked Sendable {
    // Written by updates, on the main thread; a task that reads it elsewhere begins after one.
    fileprivate(set) var action: @Sendable () async -> Void = {}
    fileprivate(set) var viewAction: ViewAction?
}

private struct RefreshKey: EnvironmentKey {
    static let defaultValue: RefreshAction? = nil
}

extension EnvironmentValues {
    /// Refreshes what the view shows, where something around it says how.
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
        holder.viewAction = ViewAction("refreshable", at: modifier.source, of: node)
    }

    func environment(_ outer: EnvironmentValues) -> EnvironmentValues {
        inner.of(outer) { $0.refresh = RefreshAction(holder: holder) }
    }
}

extension View {
    /// Says how lists and scroll views within are refreshed where a person pulls them down.
    nonisolated public func refreshable(
        file: StaticString = #fileID, line: Int = #line,
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(RefreshModifier(action: action, source: SourcePlace(file, line)))
    }
}

/// A list or scroll view, which a person can pull down. What that begins is cancelled when the container is removed.
@MainActor protocol RefreshedNode: Node {
    var refreshTask: Task<Void, Never>? { get set }
}

extension RefreshedNode {
    /// Begins the task of a `refreshable`. Returns false where one is under way.
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
