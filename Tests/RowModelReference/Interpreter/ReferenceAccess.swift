/// Handlers, and how they get at their element. Rules: `semantics`, section 5.
extension Reference.Run {
    /// What `onReceive` calls.
    mutating func handle(row: Int, postStep: Int) {
        tell(.handled(row: rows[row].id, place))
        let binding = Reference.CapturedBinding(row: row, index: rows[row].index, postStep: postStep)
        switch configuration.handler {
        case .async, .await:
            queue.append(.read(binding))
        case .read:
            _ = access(binding)
        case .write:
            guard let index = access(binding) else { return }
            change(from: postStep) { items in
                items.raiseRevision(at: index)
                return true
            }
        case .remove:
            guard let index = access(binding) else { return }
            change(from: postStep) { items in
                items.remove(at: index)
                return true
            }
        }
    }

    /// A read that was left to the main queue: that of `async`, the first of `await`, or the rest of it.
    mutating func read(_ binding: Reference.CapturedBinding) {
        guard access(binding) != nil else { return }
        if configuration.handler == .await && !binding.isRest {
            suspended.append(binding)
            tell(.suspended(row: rows[binding.row].id))
        }
    }

    /// What suspended handlers await has come.
    mutating func resume() {
        tell(.resumed(suspended.count))
        for var binding in suspended {
            binding.isRest = true
            queue.append(.read(binding))
        }
        suspended = []
    }

    // MARK: One access

    /// Asks the guard, and then for the element.
    ///
    /// - Returns: the index of the row's element; nil where the access returned early or found something else.
    private mutating func access(_ binding: Reference.CapturedBinding) -> Int? {
        let row = rows[binding.row]
        guard guardHolds(for: binding) else {
            outcome.skipped += 1
            tell(.returned(row: row.id, row.state, place))
            return nil
        }
        if isOnAnotherThread { outcome.offMain = true }
        let index: Int
        switch configuration.access {
        case .identity:
            guard let found = items.index(of: row.id) else {
                outcome.skipped += 1
                tell(.foundNothing(row: row.id, row.state, place))
                return nil
            }
            index = found
        case .index:
            index = binding.index
        }
        outcome.delivered += 1
        tell(.accessed(row: row.id, at: index, row.state, place))
        if index >= items.elements.count {
            outcome.stale = stale(.outOfRange, binding, found: items.elements.count)
            return nil
        }
        if items.elements[index].id != row.id {
            outcome.stale = stale(.wrongElement, binding, found: items.elements[index].id)
            return nil
        }
        return index
    }

    private func guardHolds(for binding: Reference.CapturedBinding) -> Bool {
        let row = rows[binding.row]
        let hasAppeared = !row.hasDisappeared
        let isInRange = binding.index < items.elements.count
        let isContained = items.index(of: row.id) != nil
        return switch configuration.guard {
        case .unguarded: true
        case .appeared: hasAppeared
        case .inRange: isInRange
        case .contains: isContained
        case .all: hasAppeared && isInRange && isContained
        }
    }

    private func stale(
        _ kind: Reference.Kind, _ binding: Reference.CapturedBinding, found: Int
    ) -> Reference.Stale {
        let row = rows[binding.row]
        // The index named the element when it was bound, so there is such a change.
        let cause = changes.last { $0.breaks(binding.index, for: row.id) }
        return Reference.Stale(
            kind: kind, row: row.id, index: binding.index, found: found, step: step, place: place, state: row.state,
            causeStep: cause?.step ?? 0, causePlace: cause?.place ?? .wait)
    }
}
