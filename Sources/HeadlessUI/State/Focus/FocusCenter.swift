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
    /// Tells apart the states that are bound.
    var state: ObjectIdentifier? { get }
    var node: Node? { get }
    /// Whether the state has the value that stands for the focus being here.
    var isWanted: Bool { get }
    /// Gives the state that value.
    func take()
    /// Gives the state the value of no focus.
    func release()
}

/// What has the focus of a host. A change ends the edit in what had it, then tells the states, then begins the next.
@MainActor final class FocusCenter {
    private(set) weak var focused: (any FocusTarget)?
    private var binders: [any FocusBinder] = []
    /// How many states were written whose writes have not moved the focus yet.
    private(set) var pendingCount = 0

    func add(_ binder: any FocusBinder) { binders.append(binder) }

    func remove(_ binder: any FocusBinder) { binders.removeAll { $0 === binder } }

    /// The actions for keys of what has the focus and of what is around it, from the inside out.
    var keyPressEffects: [KeyPressEffect] {
        Ancestors(from: focused).compactMap { ($0 as? any EffectNode)?.anyEffect as? KeyPressEffect }
    }

    /// Moves the focus, as a person does or as a state asks for.
    func move(to target: (any FocusTarget)?) {
        guard target !== focused else { return }
        let old = focused
        focused = target
        old?.didLoseFocus()
        tellStates()
        target?.didGainFocus()
    }

    /// What had the focus has been removed, within an update; states hear of it after it.
    func lose(_ target: any FocusTarget, in graph: Graph) {
        guard focused === target else { return }
        focused = nil
        let around = binders.filter { $0.node.map(target.isWithin) ?? false }
        graph.enqueueAction {
            for binder in around where binder.isWanted { binder.release() }
        }
    }

    /// What has the focus is on a page, or presented in something, that begins to go: the edit ends with this update's actions.
    func leave(_ node: Node, in graph: Graph) {
        guard let leaving = focused, leaving.isWithin(node) else { return }
        graph.enqueueAction {
            if self.focused === leaving { self.move(to: nil) }
        }
    }

    /// A state was written: the focus moves with the actions of the next update, when the views are there that it names.
    func request(_ state: ObjectIdentifier, in graph: Graph, release: @escaping () -> Void) {
        pendingCount += 1
        graph.enqueueAction { self.resolve(state, release: release) }
        graph.needsUpdate = true
    }

    /// Where no view has the value, the focus goes, and so does the value.
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
    /// Whether the node, or one around it, has been removed, but is still there until its removal animation ends.
    var isWithinLeaving: Bool { withAncestors.contains(where: \.isLeaving) }

    /// The first control within the node that can have the focus now.
    fileprivate var firstFocusTarget: (any FocusTarget)? {
        first { $0.control is any FocusTarget && $0.environment.isEnabled } as? any FocusTarget
    }
}
