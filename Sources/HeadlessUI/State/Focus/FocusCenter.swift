/// A control or view that can have the focus.
@MainActor protocol FocusTarget: Control, Node {
    func didGainFocus()
    func didLoseFocus()
}

extension FocusTarget {
    /// Takes the focus, as at a tap.
    func takeFocus() {
        if environment.isEnabled { graph.focus.move(to: self) }
    }
}

/// A modifier that connects the focus with a `FocusState`.
@MainActor protocol FocusBinder: AnyObject {
    /// The identity of the connected state.
    var state: ObjectIdentifier? { get }
    var node: Node? { get }
    /// Whether the state has the value that requests the focus here.
    var isWanted: Bool { get }
    /// Sets the state to that value.
    func take()
    /// Sets the state to the value for no focus.
    func release()
}

/// The focus of a host. A focus change ends the edit in the old target, then updates the states, then starts the next edit.
@MainActor final class FocusCenter {
    private(set) weak var focused: (any FocusTarget)?
    private var binders: [any FocusBinder] = []
    /// The number of state writes that have not moved the focus yet.
    private(set) var pendingCount = 0

    func add(_ binder: any FocusBinder) { binders.append(binder) }

    func remove(_ binder: any FocusBinder) { binders.removeAll { $0 === binder } }

    /// The key actions of the focused element and of the views around it, from the inside out.
    var keyPressEffects: [KeyPressEffect] {
        Ancestors(from: focused).compactMap { $0.effectNode?.anyEffect as? KeyPressEffect }
    }

    /// Moves the focus, as the user does or as a state requests.
    func move(to target: (any FocusTarget)?) {
        guard target !== focused else { return }
        let old = focused
        focused = target
        old?.didLoseFocus()
        tellStates()
        target?.didGainFocus()
    }

    /// Removes the focus from a target that an update has removed. The states change after the update.
    func lose(_ target: any FocusTarget, in graph: Graph) {
        guard focused === target else { return }
        focused = nil
        let around = binders.filter { $0.node.map(target.isWithin) ?? false }
        graph.enqueueAction {
            for binder in around where binder.isWanted { binder.release() }
        }
    }

    /// Removes the focus from a page or presentation that begins to leave. The edit ends with the actions of this update.
    func leave(_ node: Node, in graph: Graph) {
        guard let leaving = focused, leaving.isWithin(node) else { return }
        graph.enqueueAction {
            if self.focused === leaving { self.move(to: nil) }
        }
    }

    /// Handles a write to a state. The focus moves with the actions of the next update, when the views for the value exist.
    func request(_ state: ObjectIdentifier, in graph: Graph, release: @escaping () -> Void) {
        pendingCount += 1
        graph.enqueueAction { self.resolve(state, release: release) }
        graph.needsUpdate = true
    }

    /// Moves the focus to the view with the state's value. If there is none, the focus leaves the state's views, and the state
    /// resets.
    private func resolve(_ state: ObjectIdentifier, release: () -> Void) {
        pendingCount -= 1
        let bound = binders.filter { $0.state == state }
        if let wanted = bound.first(where: \.isWanted), let node = wanted.node {
            if let focused, focused.isWithin(node) { return }
            if let target = node.firstFocusTarget { return move(to: target) }
        }
        if let focused, bound.contains(where: { $0.node.map(focused.isWithin) ?? false }) {
            move(to: nil)
        }
        if pendingCount == 0 { release() }
    }

    private func tellStates() {
        var told: Set<ObjectIdentifier> = []
        for state in binders.compactMap(\.state) where told.insert(state).inserted {
            let bound = binders.filter { $0.state == state }
            let around = bound.last { binder in
                guard let focused, let node = binder.node else { return false }
                return focused.isWithin(node)
            }
            if let around {
                around.take()
            } else {
                bound.first(where: \.isWanted)?.release()
            }
        }
    }
}

extension Node {
    /// Whether the node, or a node around it, has been removed but stays until its removal animation ends.
    var isWithinLeaving: Bool { withAncestors.contains(where: \.isLeaving) }

    /// The first control within the node that can have the focus now.
    fileprivate var firstFocusTarget: (any FocusTarget)? {
        first { $0.control is any FocusTarget && $0.environment.isEnabled } as? any FocusTarget
    }
}
