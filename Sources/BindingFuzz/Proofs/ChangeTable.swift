/// What a change of the elements can make of a followed row's element and index, found by carrying out every change on every
/// collection there is: at most 8 elements, each index, each start of the window, each argument.
package struct ChangeTable: Sendable {
    /// The changes: the mutations in their order, and these.
    package static let scroll = StepAlphabet.mutations.count
    /// The handler of another row removes its element; that of the row itself does.
    package static let removalByOther = scroll + 1
    package static let removalByRow = scroll + 2
    static let count = scroll + 3

    /// What a change comes to: bits for each standing, with 8 added where the state got dirty.
    private let ofRows: [UInt16]
    /// The same before the row is made.
    private let ofElements: [UInt16]

    /// Where every element is wanted.
    static let eager = ChangeTable(isLazy: false, canScroll: false)
    /// Where a window of them is, which stays where it was at first.
    static let lazy = ChangeTable(isLazy: true, canScroll: false)
    /// Where the window can be scrolled.
    static let scrolled = ChangeTable(isLazy: true, canScroll: true)

    /// What a change comes to.
    ///
    /// - Parameters:
    ///   - change: which one.
    ///   - isMade: whether the row is made.
    @inline(__always)
    package func standings(after change: Int, from standing: Int, isMade: Bool) -> UInt16 {
        (isMade ? ofRows : ofElements)[change &* 8 &+ standing]
    }

    private init(isLazy: Bool, canScroll: Bool) {
        var builder = ChangeTableBuilder(isLazy: isLazy, starts: 0..<(canScroll ? Elements.capacity : 1))
        builder.build()
        ofRows = builder.ofRows
        ofElements = builder.ofElements
    }
}

/// Carries the changes out.
private struct ChangeTableBuilder: ~Copyable {
    private var execution = Execution(trace: NoTracer())
    private let isLazy: Bool
    /// The asked starts of the window.
    private let starts: Range<Int>
    var ofRows = Array(repeating: UInt16(0), count: ChangeTable.count * 8)
    var ofElements = Array(repeating: UInt16(0), count: ChangeTable.count * 8)

    /// The followed element where it is not there: removed, or to be made later.
    private static let tracked: UInt16 = 100
    /// Another element that was removed.
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
            // It was removed most recently, or not.
            for removed in [[Self.tracked], [Self.tracked, Self.other]] {
                change(count, Self.tracked, removed, next: Self.other + 1, isMade: true)
            }
            // It is the first of those that are made next, or a later one.
            for number in 0...UInt16(Elements.capacity) {
                change(count, Self.tracked, [], next: Self.tracked - number, isMade: false)
            }
        }
    }

    /// Carries every change out on one collection.
    ///
    /// - Parameters:
    ///   - id: the element that is followed.
    ///   - removed: what was removed, the most recent last.
    ///   - next: the id that the next new element gets.
    ///   - isMade: whether there can be a row of the element.
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
            // Before the row is made there may be an older one of the same element.
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

    /// Notes what a change came to, for a row with each index and for none.
    ///
    /// - Parameter isMade: whether there can be a row; nil where there is none for certain.
    private mutating func note(
        _ change: Int, _ id: UInt16, _ before: (Elements, Int), _ after: (Elements, Int), _ isDirtied: Bool,
        _ isMade: Bool?
    ) {
        let dirtied = isDirtied ? 8 : 0
        let from = standing(id, index: nil, before)
        ofElements[change * 8 + from] |= 1 << UInt16(standing(id, index: nil, after) + dirtied)
        guard isMade == true else { return }
        for index in 0..<Elements.capacity {
            let from = standing(id, index: index, before)
            ofRows[change * 8 + from] |= 1 << UInt16(standing(id, index: index, after) + dirtied)
        }
    }

    private func standing(_ id: UInt16, index: Int?, _ state: (elements: Elements, start: Int)) -> Int {
        AbstractState.standing(of: id, index: index, in: state.elements, askedStart: state.start, isLazy: isLazy)
    }
}

extension AbstractState {
    /// Where an element is, and what an index names.
    ///
    /// - Parameters:
    ///   - index: the binding's; nil where there is no row yet.
    ///   - askedStart: that of the lazy container's window.
    static func standing(
        of id: UInt16, index: Int?, in elements: Elements, askedStart: Int, isLazy: Bool
    ) -> Int {
        guard let place = elements.index(of: id) else {
            let namesOther = index.map { $0 < elements.count } ?? false
            return (namesOther ? Standing.isGoneAndNamesOther : .isGoneAndOut).rawValue
        }
        var standing = Standing.names
        if let index, index != place { standing = index < elements.count ? .namesOther : .isOut }
        let isWanted = !isLazy || Rows.window(of: elements, askedStart: askedStart).contains(place)
        return standing.rawValue + (isWanted ? 0 : 1)
    }
}
