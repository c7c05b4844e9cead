import Locks

/// The handlers in one run of a host: code that views give to modifiers such as `onReceive`, to run later. Controls are not among
/// them.
package final class HandlerLog: Sendable {
    /// A handler that a view has.
    package struct Handler: Sendable {
        /// The modifier that received the code, such as `onReceive`.
        package let modifier: String
        /// The name of the handler, as in `onReceive of NoteRow at App/Notes.swift:31`.
        package let name: String
    }

    /// The place of a handler's code, with the view that has it.
    private struct Key: Hashable {
        let modifier: String
        let file: UInt
        let line: Int
        let view: ObjectIdentifier?

        init?(_ action: ViewAction) {
            guard let place = action.place else { return nil }
            modifier = action.name
            file = UInt(bitPattern: place.file.utf8Start)
            line = place.line
            view = action.viewType.map { ObjectIdentifier($0) }
        }
    }

    private struct State {
        /// The names of the handlers that have not run.
        var waiting: [Key: String] = [:]
        var seen: Set<Key> = []
        /// The last one that was seen: the rows of a list have the same handlers.
        var last: Key?
        var new: [Handler] = []
        var isClosed = false
    }

    /// The names that are known: reading the name of a type takes a while.
    private static let names = Locked<[Key: String]>([:])

    private let state = Locked(State())
    private let didRun: @Sendable (String) -> Void

    /// Creates an empty log.
    ///
    /// - Parameter didRun: Receives the name of each handler when it is about to run for the first time, on any thread.
    package init(running didRun: @escaping @Sendable (String) -> Void) { self.didRun = didRun }

    /// Returns the handlers that were seen since the last call, in the order of their first updates.
    package func takeNew() -> [Handler] {
        state.withLock { state in
            defer { state.new = [] }
            return state.new
        }
    }

    /// Ends the log. What runs while the host removes the views belongs to no run.
    package func close() { state.withLock { $0.isClosed = true } }

    /// Notes that a view has a handler. What has left the graph is updated as well, and belongs to no view any more.
    @MainActor func see(_ action: ViewAction, at node: Node) {
        guard let key = Key(action), key.view != nil || node.isInGraph else { return }
        state.withLock { state in
            if state.last == key { return }
            guard !state.isClosed else { return }
            state.last = key
            guard state.seen.insert(key).inserted else { return }
            let name = Self.name(of: action, key)
            state.waiting[key] = name
            state.new.append(Handler(modifier: key.modifier, name: name))
        }
    }

    /// Notes that code of a view is about to run, which may be a handler.
    func run(_ action: ViewAction) {
        guard let key = Key(action),
            let name = state.withLock({ $0.isClosed ? nil : $0.waiting.removeValue(forKey: key) })
        else { return }
        didRun(name)
    }

    private static func name(of action: ViewAction, _ key: Key) -> String {
        names.withLock { names in
            if let name = names[key] { return name }
            let name = action.description
            names[key] = name
            return name
        }
    }
}

extension ViewAction {
    /// Creates the action of a handler, and notes that the view has it.
    @MainActor init(handler name: String, at place: SourcePlace?, of node: Node) {
        self.init(name, at: place, of: node)
        node.graph.containers.handlers?.see(self, at: node)
    }
}
