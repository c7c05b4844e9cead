/// The effects that a change of the elements can have on the tracked row's element and index. The table is found by applying every
/// change to every possible collection: at most 8 elements, each index, each start of the window, each argument.
package struct ChangeTable: Sendable {
    /// The changes: the mutations in order, and these.
    package static let scroll = StepAlphabet.mutations.count
    /// The handler of another row removes its element; in the next case, the handler of the tracked row does.
    package static let removalByOther = scroll + 1
    /// The handler of the tracked row removes its element.
    package static let removalByRow = scroll + 2
    static let count = scroll + 3

    /// The possible index states after a change, as bits, 8 added if the state became dirty.
    private let ofRows: [UInt16]
    /// The same before the row is made.
    private let ofElements: [UInt16]

    /// The table for a container that wants every element.
    static let eager = ChangeTable(isLazy: false, canScroll: false)
    /// The table for a window of elements that stays at its first place.
    static let lazy = ChangeTable(isLazy: true, canScroll: false)
    /// The table for a window that can be scrolled.
    static let scrolled = ChangeTable(isLazy: true, canScroll: true)

    /// The possible index states after a change, as bits, 8 added if the state became dirty.
    ///
    /// - Parameters:
    ///   - change: the change.
    ///   - isMade: whether the row is made.
    @inline(__always)
    package func indexStates(after change: Int, from indexState: Int, isMade: Bool) -> UInt16 {
        (isMade ? ofRows : ofElements)[change &* 8 &+ indexState]
    }

    private init(isLazy: Bool, canScroll: Bool) {
        var builder = ChangeTableBuilder(isLazy: isLazy, starts: 0..<(canScroll ? Elements.capacity : 1))
        builder.build()
        ofRows = builder.ofRows
        ofElements = builder.ofElements
    }
}

/// Applies the changes and fills the table.
private struct ChangeTableBuilder: ~Copyable {
    private var execution = Execution(trace: NoTracer())
    private let isLazy: Bool
    /// The starts at which the window can be asked to be.
    private let starts: Range<Int>
    var ofRows = Array(repeating: UInt16(0), count: ChangeTable.count * 8)
    var ofElements = Array(repeating: UInt16(0), count: ChangeTable.count * 8)

    /// The tracked element while it is not in the collection: removed, or to be made later.
    private static let tracked: UInt16 = 100
    /// Another element, which was removed.
    private static let other: UInt16 = 200

    init(isLazy: Bool, starts: Range<Int>) {
        self.isLazy = isLazy
        self.starts = starts
    }

    mutating func build() {
        for count in 0...Elements.capacity {
            for position in 0..<count {
                let id = UInt16(position + 1)
                for removed in [[], [Self.other]] { change(count, id, removed, next: Self.other + 1, isMade: true) }
            }
            // The tracked element was removed most recently, or before another one.
            for removed in [[Self.tracked], [Self.tracked, Self.other]] {
                change(count, Self.tracked, removed, next: Self.other + 1, isMade: true)
            }
            // The tracked element is the first of those that are made next, or a later one.
            for number in 0...UInt16(Elements.capacity) {
                change(count, Self.tracked, [], next: Self.tracked - number, isMade: false)
            }
        }
    }

    /// Applies every change to one collection.
    ///
    /// - Parameters:
    ///   - id: the tracked element.
    ///   - removed: the removed elements, the most recent last.
    ///   - next: the id of the next new element.
    ///   - isMade: whether the element can have a row.
    private mutating func change(_ count: Int, _ id: UInt16, _ removed: [UInt16], next: UInt16, isMade: Bool) {
        var elements = Elements()
        for index in 0..<count { elements.insert(UInt16(index + 1), at: index) }
        for (number, kind) in StepAlphabet.mutations.enumerated() {
            for mutation in kind.elements {
                execution.elements = elements
                execution.removedCount = 0
                for id in removed { execution.remember(id) }
                execution.nextID = next
                let hadEffect = execution.change(mutation)
                note(number, id, elements, execution.elements, isDirtied: hadEffect, isMade: isMade)
            }
        }
        for index in 0..<count {
            var left = elements
            let isOwn = left.remove(at: index) == id
            let change = isOwn ? ChangeTable.removalByRow : ChangeTable.removalByOther
            note(change, id, elements, left, isDirtied: true, isMade: isMade)
            // Before the row is made, an older row of the same element may exist.
            if isOwn { note(ChangeTable.removalByOther, id, elements, left, isDirtied: true, isMade: nil) }
        }
        for start in starts {
            for asked in starts {
                note(ChangeTable.scroll, id, (elements, start), (elements, asked % max(1, count)), true, isMade)
            }
        }
    }

    private mutating func note(
        _ change: Int, _ id: UInt16, _ before: Elements, _ after: Elements, isDirtied: Bool, isMade: Bool?
    ) {
        for start in starts { note(change, id, (before, start), (after, start), isDirtied, isMade) }
    }

    /// Notes the effect of a change, for a row with each index and for none.
    ///
    /// - Parameter isMade: whether the element can have a row; nil if it certainly has none.
    private mutating func note(
        _ change: Int, _ id: UInt16, _ before: (Elements, Int), _ after: (Elements, Int), _ isDirtied: Bool,
        _ isMade: Bool?
    ) {
        let dirtied = isDirtied ? 8 : 0
        let from = indexState(id, index: nil, before)
        ofElements[change * 8 + from] |= 1 << UInt16(indexState(id, index: nil, after) + dirtied)
        guard isMade == true else { return }
        for index in 0..<Elements.capacity {
            let from = indexState(id, index: index, before)
            ofRows[change * 8 + from] |= 1 << UInt16(indexState(id, index: index, after) + dirtied)
        }
    }

    private func indexState(_ id: UInt16, index: Int?, _ state: (elements: Elements, start: Int)) -> Int {
        AbstractState.indexState(of: id, index: index, in: state.elements, askedStart: state.start, isLazy: isLazy)
    }
}

extension AbstractState {
    /// The index state of an element and an index.
    ///
    /// - Parameters:
    ///   - index: the binding's index, or nil if there is no row yet.
    ///   - askedStart: the index at which the lazy container's window was asked to start.
    static func indexState(
        of id: UInt16, index: Int?, in elements: Elements, askedStart: Int, isLazy: Bool
    ) -> Int {
        guard let place = elements.index(of: id) else {
            let namesOther = index.map { $0 < elements.count } ?? false
            return (namesOther ? IndexState.isGoneAndNamesOther : .isGoneAndOut).rawValue
        }
        var indexState = IndexState.names
        if let index, index != place { indexState = index < elements.count ? .namesOther : .isOut }
        let isWanted = !isLazy || Rows.window(of: elements, askedStart: askedStart).contains(place)
        return indexState.rawValue + (isWanted ? 0 : 1)
    }
}
