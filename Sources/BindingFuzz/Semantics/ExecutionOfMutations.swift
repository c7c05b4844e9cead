/// Mutations of the source of truth, and the body updates that follow. Rules: `semantics`, sections 2 and 3.
extension Execution {
    mutating func addElements(_ count: Int) {
        for _ in 0..<count {
            elements.insert(nextID, at: elements.count)
            nextID &+= 1
        }
    }

    mutating func remember(_ id: UInt16) {
        removed[removedCount] = id
        removedCount &+= 1
    }

    mutating func removeAll() {
        for index in 0..<elements.count { remember(elements[index]) }
        elements.removeAll()
    }

    mutating func apply(_ mutation: Mutation, from step: UInt16) {
        let before = elements
        let hadEffect = change(mutation)
        if hadEffect { isDirty = true }
        if elements.packed != before.packed { history.append(before: before, step: step, place: place) }
        if Trace.isOn {
            record(.mutated(mutation, from: origin(step), hadEffect: hadEffect, before: trace.elements))
        }
    }

    /// Carries a mutation out.
    ///
    /// - Returns: whether it had an effect.
    mutating func change(_ mutation: Mutation) -> Bool {
        let count = elements.count
        switch mutation {
        case .clear where count == 0, .remove where count == 0, .move where count == 0, .replace where count == 0,
            .edit where count == 0:
            return false
        case .insert where count == Elements.capacity, .restore where count == Elements.capacity || removedCount == 0:
            return false
        case .clear:
            removeAll()
        case .remove(let index):
            remember(elements.remove(at: Int(index) % count))
        case .insert(let index):
            elements.insert(nextID, at: Int(index) % (count + 1))
            nextID &+= 1
        case .restore(let index):
            removedCount &-= 1
            elements.insert(removed[removedCount], at: Int(index) % (count + 1))
        case .move(let source, let destination):
            elements.insert(elements.remove(at: Int(source) % count), at: Int(destination) % count)
        case .replace(let index):
            let index = Int(index) % count
            remember(elements.remove(at: index))
            elements.insert(nextID, at: index)
            nextID &+= 1
        case .reload(let newCount):
            removeAll()
            addElements(Int(newCount))
        case .edit:
            break
        }
        return true
    }

    /// Runs one update of body.
    mutating func flush() {
        isDirty = false
        if Trace.isOn { record(.flush) }
        let all = 0..<elements.count
        if group.containers & 1 != 0 { update(.eager, 0, window: all) }
        if group.containers & 2 != 0 { update(.animated, 1, window: all) }
        if group.containers & 12 != 0 {
            let window = Rows.window(of: elements, askedStart: askedStart)
            if group.containers & 4 != 0 { update(.lazy, 2, window: window) }
            if group.containers & 8 != 0 { update(.silent, 3, window: window) }
        }
    }

    @inline(__always)
    mutating func update(_ container: Container, _ ordinal: Int, window: Range<Int>) {
        let elements = elements
        rows[ordinal].update(to: elements, window: window, in: container) { change in
            if Trace.isOn { trace.record(change.kind, place: place, callout: loop.callout, elements: elements) }
        }
    }

    mutating func reap() {
        for container in 1..<Lanes.containers where group.containers & 1 &<< UInt8(container) != 0 {
            rows[container].reap { change in
                if Trace.isOn { trace.record(change.kind, place: place, callout: loop.callout, elements: elements) }
            }
        }
    }
}
