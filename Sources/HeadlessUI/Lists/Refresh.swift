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

extension HostPart {
    /// Pulls down the list or scroll view of the part, which begins the task of `refreshable`.
    ///
    /// - Throws: `ControlError` where there is none to refresh, or more than one, or where it is being refreshed already.
    public func refresh() throws(ControlError) {
        try perform { () throws(ControlError) in
            var holders: [RefreshHolder] = []
            var containers: [any RefreshedNode] = []
            for node in nodes((any RefreshedNode).self) where (node as? any LazyContainer)?.isList != false {
                guard let holder = node.environment.refresh?.holder, !holders.contains(where: { $0 === holder }) else {
                    continue
                }
                holders.append(holder)
                containers.append(node)
            }
            guard holders.count == 1 else {
                let reason =
                    holders.isEmpty
                    ? "\(name) has no List or ScrollView that is refreshable"
                    : "\(name) has \(holders.count) containers that are refreshable: name one, as in \(name).container(0)"
                throw ControlError(self, reason)
            }
            guard containers[0].refreshTask == nil else {
                throw ControlError(self, "\(name) is being refreshed already")
            }
            containers[0].beginRefreshing(by: holders[0])
        }
    }
}

extension RefreshedNode {
    /// Begins the task of a `refreshable`.
    func beginRefreshing(by holder: RefreshHolder) {
        let begin = {
            Task { @MainActor [weak self] in
                await holder.action()
                self?.refreshTask = nil
            }
        }
        refreshTask = holder.viewAction?.run(begin) ?? begin()
    }
}

extension Host {
    /// Pulls down the list or scroll view that is refreshable, which begins the task of `refreshable`.
    public func refresh() throws(ControlError) { try screen.refresh() }
}
