/// Rows, and what an update of body makes of them. Rules: `semantics`, section 3.
extension Reference {
    enum RowState: String {
        case live
        /// Let go by `animated`.
        case leaving
        /// Let go by `lazy` or `silent`.
        case parked
        /// Its subscription is cancelled; closures of its handler may have outlived it.
        case gone
    }

    struct Row: Equatable {
        /// The id of its element.
        let id: Int
        /// The index that its binding captured at its last update.
        var index: Int
        var state = RowState.live
        var hasDisappeared = false

        var isSubscribed: Bool { state != .gone }

        mutating func end() {
            hasDisappeared = true
            state = .gone
        }
    }

    /// Every row there has been, in the order of their subscriptions; where it stands here is its number.
    struct Rows {
        private(set) var all: [Row] = []

        subscript(number: Int) -> Row { all[number] }

        /// The numbers of the rows that a post reaches now.
        var subscribed: [Int] { all.indices.filter { all[$0].isSubscribed } }

        /// One update of body.
        mutating func update(to items: Items, in container: Container) {
            let wanted = wanted(of: items, in: container)
            // Rules 1 and 2 are about different rows, and rule 2 about those that are live before.
            for number in all.indices where all[number].isSubscribed {
                if let index = wanted.first(where: { items.elements[$0].id == all[number].id }) {
                    all[number].index = index
                    all[number].state = .live
                    all[number].hasDisappeared = false
                } else if all[number].state == .live {
                    letGo(number, in: container)
                }
            }
            // Rule 3. A row that is gone is none: should its id come back, that is a new row.
            for index in wanted {
                let id = items.elements[index].id
                if all.contains(where: { $0.id == id && $0.isSubscribed }) { continue }
                all.append(Row(id: id, index: index))
            }
        }

        /// The indices of the elements whose rows are wanted.
        private func wanted(of items: Items, in container: Container) -> Range<Int> {
            let count = items.elements.count
            switch container {
            case .eager, .animated:
                return 0..<count
            case .lazy, .silent:
                let start = min(items.askedStart, max(0, count - 3))
                return start..<min(start + 3, count)
            }
        }

        /// Rule 2.
        private mutating func letGo(_ number: Int, in container: Container) {
            switch container {
            case .eager:
                all[number].end()
            case .animated:
                all[number].state = .leaving
            case .lazy:
                all[number].state = .parked
                all[number].hasDisappeared = true
            case .silent:
                all[number].state = .parked
            }
        }

        /// Ends what is held on to.
        mutating func reap() {
            for number in all.indices where all[number].state != .live { all[number].end() }
        }
    }
}
