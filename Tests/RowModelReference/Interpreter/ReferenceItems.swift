/// The source of truth. Rules: `semantics`, section 2.
extension Reference {
    struct Element: Equatable {
        let id: Int
        var revision = 0
    }

    struct Items {
        private(set) var elements: [Element] = []
        /// The elements that left, in that order, and are not back.
        private var removed: [Element] = []
        private var nextID = 1
        /// Where the lazy container's window is asked to start.
        private(set) var askedStart = 0

        static let most = 8

        /// The elements 1…n.
        init(count: Int) {
            for _ in 0..<count { insertNew(at: elements.count) }
        }

        func index(of id: Int) -> Int? { elements.firstIndex { $0.id == id } }

        /// Carries a mutation out.
        ///
        /// - Returns: whether it had an effect.
        mutating func apply(_ mutation: Mutation) -> Bool {
            switch mutation {
            case .clear: clear()
            case .remove(let i): remove(i)
            case .insert(let i): insert(i)
            case .restore(let i): restore(i)
            case .move(let i, let j): move(i, j)
            case .replace(let i): replace(i)
            case .reload(let n): reload(n)
            case .edit(let i): edit(i)
            case .scroll(let i): scroll(i)
            }
        }

        // MARK: One row of the table each

        private mutating func clear() -> Bool {
            if elements.isEmpty { return false }
            while !elements.isEmpty { remove(at: 0) }
            return true
        }

        private mutating func remove(_ i: Int) -> Bool {
            if elements.isEmpty { return false }
            remove(at: i % elements.count)
            return true
        }

        private mutating func insert(_ i: Int) -> Bool {
            if elements.count == Self.most { return false }
            insertNew(at: i % (elements.count + 1))
            return true
        }

        private mutating func restore(_ i: Int) -> Bool {
            if elements.count == Self.most { return false }
            guard let element = removed.popLast() else { return false }
            elements.insert(element, at: i % (elements.count + 1))
            return true
        }

        private mutating func move(_ i: Int, _ j: Int) -> Bool {
            if elements.isEmpty { return false }
            let count = elements.count
            let element = elements.remove(at: i % count)
            elements.insert(element, at: j % count)
            return true
        }

        private mutating func replace(_ i: Int) -> Bool {
            if elements.isEmpty { return false }
            let index = i % elements.count
            remove(at: index)
            insertNew(at: index)
            return true
        }

        private mutating func reload(_ n: Int) -> Bool {
            while !elements.isEmpty { remove(at: 0) }
            for _ in 0..<n % 9 { insertNew(at: elements.count) }
            return true
        }

        private mutating func edit(_ i: Int) -> Bool {
            if elements.isEmpty { return false }
            raiseRevision(at: i % elements.count)
            return true
        }

        private mutating func scroll(_ i: Int) -> Bool {
            askedStart = i % max(1, elements.count)
            return true
        }

        // MARK: What mutations and handlers have in common

        mutating func remove(at index: Int) {
            removed.append(elements.remove(at: index))
        }

        mutating func raiseRevision(at index: Int) {
            elements[index].revision += 1
        }

        /// Puts a new element in, which takes the next id.
        private mutating func insertNew(at index: Int) {
            elements.insert(Element(id: nextID), at: index)
            nextID += 1
        }
    }
}
