import BindingFuzz

/// Rules: `semantics`, section 2, once more: with arrays and without any thought of speed.
struct PlainItems {
    private(set) var elements: [Int]
    private var nextID: Int
    private var removed: [Int] = []

    init(count: Int) {
        elements = Array(1..<count + 1)
        nextID = count + 1
    }

    private var isFull: Bool { elements.count == 8 }

    mutating func apply(_ mutation: Mutation) -> (hadEffect: Bool, elements: [Int]) {
        let hadEffect = change(mutation)
        return (hadEffect, elements)
    }

    /// Removes an element, as a handler does.
    mutating func remove(id: Int) {
        elements.removeAll { $0 == id }
        removed.append(id)
    }

    private mutating func change(_ mutation: Mutation) -> Bool {
        let count = elements.count
        switch mutation {
        case .reload(let newCount):
            removed += elements
            elements = []
            for _ in 0..<Int(newCount) { insert(at: elements.count) }
        case .insert(let index):
            if isFull { return false }
            insert(at: Int(index) % (count + 1))
        case .restore(let index):
            if isFull || removed.isEmpty { return false }
            elements.insert(removed.removeLast(), at: Int(index) % (count + 1))
        case _ where elements.isEmpty:
            return false
        case .clear:
            removed += elements
            elements = []
        case .remove(let index):
            removed.append(elements.remove(at: Int(index) % count))
        case .move(let source, let destination):
            let element = elements.remove(at: Int(source) % count)
            elements.insert(element, at: Int(destination) % count)
        case .replace(let index):
            removed.append(elements.remove(at: Int(index) % count))
            insert(at: Int(index) % count)
        case .edit:
            break
        }
        return true
    }

    private mutating func insert(at index: Int) {
        elements.insert(nextID, at: index)
        nextID += 1
    }
}
