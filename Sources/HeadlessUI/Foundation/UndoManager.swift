#if !canImport(Darwin)
    /// The changes that can be undone and redone. All changes within one event of the main run loop are undone together, as in
    /// Foundation.
    open class UndoManager: @unchecked Sendable {
        private struct Action {
            weak var target: AnyObject?
            let run: () -> Void
        }
        private struct Change {
            var actions: [Action] = []
            var name = ""

            mutating func removeActions(of target: AnyObject) {
                actions.removeAll { $0.target == nil || $0.target === target }
            }
        }
        private enum Direction { case doing, undoing, redoing }

        private var undoStack: [Change] = []
        private var redoStack: [Change] = []
        private var open: Change?
        private var direction = Direction.doing
        private var pauseCount = 0
        /// Whether the outermost group that is open ends with the current event.
        private var endsWithEvent = false
        /// The number of groups that are open.
        public private(set) var groupingLevel = 0
        /// Whether the changes of one event are undone together.
        open var groupsByEvent = true
        /// The most changes that can be undone; 0 for any number.
        open var levelsOfUndo = 0 { didSet { forgetOldChanges() } }
        /// No changes.
        public init() {}

        /// Whether a change can be undone.
        open var canUndo: Bool { !undoStack.isEmpty || direction == .doing && open?.actions.isEmpty == false }
        /// Whether a change can be redone.
        open var canRedo: Bool { !redoStack.isEmpty }
        /// Whether a change is being undone.
        open var isUndoing: Bool { direction == .undoing }
        /// Whether a change is being redone.
        open var isRedoing: Bool { direction == .redoing }
        /// Whether changes are registered.
        open var isUndoRegistrationEnabled: Bool { pauseCount == 0 }
        /// The name of the change that is undone next.
        open var undoActionName: String {
            let change = open.flatMap { $0.actions.isEmpty ? nil : $0 } ?? undoStack.last
            return change?.name ?? ""
        }
        /// The name of the change that is redone next.
        open var redoActionName: String { redoStack.last?.name ?? "" }
        /// The title of the menu item that undoes.
        open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
        /// The title of the menu item that redoes.
        open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

        /// Registers an action that undoes a change. While a change is undone, the action redoes it.
        ///
        /// - Parameters:
        ///   - target: The object that the action receives. The manager does not keep it.
        ///   - handler: The action.
        public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
            guard isUndoRegistrationEnabled else { return }
            let action = Action(target: target) { [weak target] in
                if let target { handler(target) }
            }
            beginEventGroup()
            if direction == .doing { redoStack = [] }
            if open != nil { open?.actions.append(action) } else { keep(Change(actions: [action])) }
        }
        /// Names the latest change.
        open func setActionName(_ actionName: String) {
            if open != nil {
                open?.name = actionName
            } else if direction == .doing, !undoStack.isEmpty {
                undoStack[undoStack.count - 1].name = actionName
            }
        }
        /// Begins a group of changes that are undone together.
        open func beginUndoGrouping() {
            beginEventGroup()
            if open == nil { open = Change() }
            groupingLevel += 1
        }
        /// Ends a group of changes.
        open func endUndoGrouping() {
            guard groupingLevel > (endsWithEvent ? 1 : 0) else { return }
            groupingLevel -= 1
            // The change that undoing makes ends with it.
            if groupingLevel == 0, direction == .doing { closeGroup() }
        }

        /// Begins the group of the current event, unless a group is open. Other threads have no events.
        private func beginEventGroup() {
            guard groupsByEvent, groupingLevel == 0, direction == .doing, EventEnd.isOnMainThread else { return }
            (open, groupingLevel, endsWithEvent) = (Change(), 1, true)
            EventEnd.run { [weak self] in self?.endEventGroup() }
        }
        /// Ends the group of the current event, if it is the only one that is open.
        private func endEventGroup() {
            guard endsWithEvent, groupingLevel == 1 else { return }
            (groupingLevel, endsWithEvent) = (0, false)
            closeGroup()
        }

        /// Undoes the latest change.
        open func undo() {
            endEventGroup()
            guard let change = undoStack.popLast() else { return }
            run(change, .undoing)
        }
        /// Undoes the latest change.
        open func undoNestedGroup() { undo() }
        /// Redoes the change that was undone last.
        open func redo() {
            endEventGroup()
            guard let change = redoStack.popLast() else { return }
            run(change, .redoing)
        }
        /// Registers no changes until `enableUndoRegistration`.
        open func disableUndoRegistration() { pauseCount += 1 }
        /// Registers changes again.
        open func enableUndoRegistration() { pauseCount = max(0, pauseCount - 1) }
        /// Forgets all changes.
        open func removeAllActions() {
            (undoStack, redoStack) = ([], [])
            open?.actions = []
        }
        /// Forgets the changes of a target.
        open func removeAllActions(withTarget target: Any) {
            let target = target as AnyObject
            open?.removeActions(of: target)
            for index in undoStack.indices { undoStack[index].removeActions(of: target) }
            for index in redoStack.indices { redoStack[index].removeActions(of: target) }
            undoStack.removeAll { $0.actions.isEmpty }
            redoStack.removeAll { $0.actions.isEmpty }
        }

        private func keep(_ change: Change) {
            if direction == .undoing { redoStack.append(change) } else { undoStack.append(change) }
            if direction == .doing { redoStack = [] }
            forgetOldChanges()
        }

        private func forgetOldChanges() {
            guard levelsOfUndo > 0 else { return }
            undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
            redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
        }

        private func closeGroup() {
            if let change = open, !change.actions.isEmpty { keep(change) }
            open = nil
        }

        private func run(_ change: Change, _ direction: Direction) {
            let outer = open
            self.direction = direction
            open = Change(name: change.name)
            for action in change.actions.reversed() { action.run() }
            closeGroup()
            open = outer
            self.direction = .doing
        }
    }
#endif
