/// A control that shows the value of a binding.
@MainActor protocol BoundControl: Node {
    /// The code that reads the binding as it is now.
    var bindingRead: BindingRead { get }
}

/// Code of a control that reads a binding outside of an update. It outlives the control, which an update may remove.
@MainActor struct BindingRead {
    private var action: ViewAction
    private let read: @MainActor () -> Void

    /// - Parameters:
    ///   - name: The name of the control's type, as source code spells it.
    ///   - source: The place of the control in the source.
    ///   - node: The node of the control.
    init(_ name: String, at source: SourcePlace, of node: Node, _ read: @escaping @MainActor () -> Void) {
        action = ViewAction(name, at: source, of: node)
        action.isReadAtLayout = true
        self.read = read
    }

    func run() { action.run { read() } }
}

/// The reads of controls at a layout, under the assumption that controls read their bindings there (`control-reads at-layout`).
@MainActor final class LayoutReads {
    private let isActive: Bool
    /// The reads of controls that the current update has removed.
    private var removed: [BindingRead] = []

    init(_ assumptions: SystemAssumptions) {
        isActive = assumptions.controlReads == .atLayout
    }

    /// Notes the controls within a node that an update is about to remove.
    func note(_ node: Node) {
        if isActive { removed += node.bindingReads }
    }

    /// Reads the bindings of the controls on screen, of those that leave with an animation, and of those that the update removed.
    func perform(in root: Node) {
        guard isActive else { return }
        let reads = removed + root.bindingReads
        removed = []
        for read in reads { read.run() }
    }

    /// Reads the bindings of the controls within a node whose animation ends.
    func perform(atEndOf node: Node) {
        guard isActive else { return }
        for read in node.bindingReads { read.run() }
    }
}

extension Node {
    /// The reads of the controls within the node, without rows that a lazy container only keeps.
    fileprivate var bindingReads: [BindingRead] {
        var reads: [BindingRead] = []
        addBindingReads(to: &reads)
        return reads
    }

    private func addBindingReads(to reads: inout [BindingRead]) {
        if isParked { return }
        if let boundControl { reads.append(boundControl.bindingRead) }
        for child in keptChildren { child.addBindingReads(to: &reads) }
    }
}
