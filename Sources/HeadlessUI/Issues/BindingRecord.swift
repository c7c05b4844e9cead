/// The bindings to elements that the views of a host have received, and the moments at which they became stale.
///
/// Only a story needs the record, because each look reads the collections of all bindings. It is used on the main thread.
package final class BindingRecord: @unchecked Sendable {
    /// The history of one binding.
    package struct History {
        /// The id of the element; nil if the element has none.
        package let id: AnyHashableID?
        /// The position of the element when the binding was made.
        package let position: Int
        /// The number of elements when the binding was made.
        package let count: Int
        /// The moment at which the binding was made.
        package let madeAt: Int
        /// Whether the content of a removed element was made once more, with the same old position (`removed-child`).
        package fileprivate(set) var isRemade = false
        /// The change after which another element, or none, was at the position; nil if the record saw none.
        package fileprivate(set) var change: Change?
    }

    /// A change of a collection, or of an optional, which has one element or none.
    package struct Change: Hashable {
        /// The moment of the change.
        package let moment: Int
        /// The ids of the elements before and after the change.
        package let before, after: [AnyHashableID?]
        /// Whether it is the change of an optional.
        package let isOfOptional: Bool
    }

    private final class Entry {
        weak var binding: (any RecordedBinding)?
        var history: History
        var elements: [AnyHashableID?]

        init(_ binding: any RecordedBinding, _ history: History, _ elements: [AnyHashableID?]) {
            (self.binding, self.history, self.elements) = (binding, history, elements)
        }
    }

    /// What a binding leads to.
    private struct Place: Hashable {
        let id: AnyHashableID?
        let position: Int
    }

    private var entries: [Entry] = []
    /// The latest bindings by what they led to as they were made, even if they are gone.
    private var latest: [Place: Entry] = [:]
    /// The number of the current moment, which the story counts.
    package var moment = 0
    /// The history of the binding that was dereferenced last while it was stale.
    package private(set) var staleHistory: History?

    /// Notes a new binding.
    func add(_ binding: any RecordedBinding, id: AnyHashableID?, at position: Int) {
        guard MainThread.isCurrent else { return }
        let elements = binding.elementIDs
        var history = History(id: id, position: position, count: elements.count, madeAt: moment)
        let place = Place(id: id, position: position)
        let isStale = !elements.indices.contains(position) || elements[position] != id
        // A binding that is stale from the start is an earlier one, made again.
        if isStale, let earlier = latest[place] {
            history = earlier.history
            history.isRemade = true
            history.change =
                history.change
                ?? Change(
                    moment: moment, before: earlier.elements, after: elements, isOfOptional: binding.isOfOptional)
        }
        let entry = Entry(binding, history, elements)
        entries.append(entry)
        if !isStale { latest[place] = entry }
    }

    /// Notes that a stale binding is being dereferenced.
    func noteStaleness(of binding: any RecordedBinding) {
        guard MainThread.isCurrent else { return }
        _ = look()
        staleHistory = entries.last { $0.binding === binding }?.history
    }

    /// Reads all collections. Returns the changes since the last look, each once.
    package func look() -> [Change] {
        guard !Graph.isUpdatingHere else { return [] }
        return AccessLog.pausing { changesSinceLastLook() }
    }

    private func changesSinceLastLook() -> [Change] {
        var changes: [Change] = []
        for entry in entries {
            guard let binding = entry.binding else { continue }
            let elements = binding.elementIDs
            guard elements != entry.elements else { continue }
            let change = Change(
                moment: moment, before: entry.elements, after: elements, isOfOptional: binding.isOfOptional)
            if !changes.contains(change) { changes.append(change) }
            entry.elements = elements
            let position = entry.history.position
            let isStale = !elements.indices.contains(position) || elements[position] != entry.history.id
            if !isStale {
                entry.history.change = nil
            } else if entry.history.change == nil {
                entry.history.change = change
            }
        }
        entries.removeAll { $0.binding == nil }
        return changes
    }
}

/// A binding to an element, of which the record reads the collection.
protocol RecordedBinding: AnyObject {
    /// The ids of all elements now; nil for an element without an id.
    var elementIDs: [AnyHashableID?] { get }
    /// Whether the binding is to the content of an optional.
    var isOfOptional: Bool { get }
}

extension RecordedBinding {
    var isOfOptional: Bool { false }
}

extension Host {
    /// The record of bindings; nil unless the option `recordsBindings` is set.
    package var bindingRecord: BindingRecord? { graph.bindings }
}
