import BindingFuzz
import HeadlessUI

/// The mutations of `semantics`, section 2, as an app would write them for its array.
extension RowJournal {
    /// Performs a mutation.
    ///
    /// - Parameters:
    ///   - mutation: the mutation.
    ///   - step: the step that contains it.
    ///   - nextID: the ID of the next new element.
    func apply(_ mutation: Mutation, from step: Int, nextID: inout Int) {
        var elements = items.wrappedValue
        let count = elements.count
        func new() -> RowElement {
            defer { nextID += 1 }
            return RowElement(id: nextID)
        }
        switch mutation {
        case .clear:
            removed += elements
            elements = []
        case .remove(let index) where count > 0:
            removed.append(elements.remove(at: Int(index) % count))
        case .insert(let index) where count < Interleaving.maximumItems:
            elements.insert(new(), at: Int(index) % (count + 1))
        case .restore(let index) where count < Interleaving.maximumItems && !removed.isEmpty:
            elements.insert(removed.removeLast(), at: Int(index) % (count + 1))
        case .move(let source, let destination) where count > 0:
            elements.insert(elements.remove(at: Int(source) % count), at: Int(destination) % count)
        case .replace(let index) where count > 0:
            removed.append(elements[Int(index) % count])
            elements[Int(index) % count] = new()
        case .reload(let newCount):
            removed += elements
            elements = (0..<Int(newCount)).map { _ in new() }
        case .edit(let index) where count > 0:
            elements[Int(index) % count].revision += 1
        case .remove, .insert, .restore, .move, .replace, .edit:
            return
        }
        willChange(from: step)
        items.wrappedValue = elements
    }
}
