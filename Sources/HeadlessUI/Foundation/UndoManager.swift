#if !canImport(Darwin)
    /// The changes that can be undone and redone. Each change outside of `beginUndoGrouping` and `endUndoGrouping` is undone by
    /// itself.
    open class UndoManager: @unchecked Sendable {
        private struct Change {
            var actions: [() -> Void] = []
            var name = ""
        }
        private enum Direction { case doing, undoing, redoing }

        private var undoStack: [Change] = []
        private var redoStack: [Change] = []
        private var open: Change?
        private var direction = Direction.doing
        private var pauseCount = 0
        /// The number of groups that are open.
        public private(set) var groupingLevel = 0
        /// Whether the changes of one event are undone together. Has no effect here.
        open var groupsByEvent = true
        /// The most changes. Has no effect here.
        open var levelsOfUndo = 0
        /// No changes.
        public init() {}

        /// Whether a change can be undone.
        open var canUndo: Bool { !undoStack.isEmpty }
        /// Whether a change can be redone.
        open var canRedo: Bool { !redoStack.isEmpty }
        /// Whether a change is being undone.
        open var isUndoing: Bool { direction == .undoing }
        /// Whether a change is being redone.
        open var isRedoing: Bool { direction == .redoing }
        /// Whether changes are registered.
        open var isUndoRegistrationEnabled: Bool { pauseCount == 0 }
        /// The name of the change that is undone next.
        open var undoActionName: String { undoStack.last?.name ?? "" }
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
            let action = { [weak target] in
                if let target { handler(target) }
            }
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
            if groupingLevel == 0 { open = Change() }
            groupingLevel += 1
        }
        /// Ends a group of changes.
        open func endUndoGrouping() {
            guard groupingLevel > 0 else { return }
            groupingLevel -= 1
            if groupingLevel == 0 { closeGroup() }
        }
        /// Undoes the latest change.
        open func undo() {
            guard let change = undoStack.popLast() else { return }
            run(change, .undoing)
        }
        /// Undoes the latest change.
        open func undoNestedGroup() { undo() }
        /// Redoes the change that was undone last.
        open func redo() {
            guard let change = redoStack.popLast() else { return }
            run(change, .redoing)
        }
        /// Registers no changes until `enableUndoRegistration`.
        open func disableUndoRegistration() { pauseCount += 1 }
        /// Registers changes again.
        open func enableUndoRegistration() { pauseCount = max(0, pauseCount - 1) }
        /// Forgets all changes.
        open func removeAllActions() { (undoStack, redoStack) = ([], []) }
        /// Forgets all changes: the manager does not know which target they have.
        open func removeAllActions(withTarget target: Any) { removeAllActions() }

        private func keep(_ change: Change) {
            if direction == .undoing { redoStack.append(change) } else { undoStack.append(change) }
            if direction == .doing { redoStack = [] }
        }

        private func closeGroup() {
            if let change = open, !change.actions.isEmpty { keep(change) }
            open = nil
        }

        private func run(_ change: Change, _ direction: Direction) {
            let outer = open
            self.direction = direction
            open = Change(name: change.name)
            for action in change.actions.reversed() { action() }
            closeGroup()
            open = outer
            self.direction = .doing
        }
    }
#endif
