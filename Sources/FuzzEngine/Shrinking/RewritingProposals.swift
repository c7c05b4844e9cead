/// Cases that are smaller than a given one, and differ from it in several steps or in the kind of one.
struct RewritingProposals<Case: TestCase> {
    /// The most steps that are moved together.
    private static var mostMoved: Int { 2 }

    private let testCase: Case
    /// The steps that can come in place of each step and those after it.
    let offers: [[Case.Step]]

    private var steps: [Case.Step] { testCase.steps }

    /// - Parameter offers: for each step, the steps that are possible in its place.
    init(_ testCase: Case, offers: [[Case.Step]]) {
        self.testCase = testCase
        self.offers = offers
    }

    /// The cases without two steps, such as a toggle that is pressed twice.
    var withoutPair: some Sequence<Case> {
        steps.indices.lazy.flatMap { first in
            (first + 1..<max(first + 1, steps.count)).lazy.map { testCase.dropping([first, $0]) }
        }
    }

    /// The cases in which two or three steps are joined to a single one, such as a shortcut in place of a detour.
    var joined: some Sequence<Case> {
        [3, 2].lazy.flatMap { size in
            (0..<max(0, steps.count - size + 1)).lazy.flatMap { start in
                offers[start].lazy.map { replacing(start..<start + size, with: [$0]) }
            }
        }
    }

    /// The cases without a step in which another one is replaced, such as a large amount in place of two small ones.
    var replaced: some Sequence<Case> {
        steps.indices.lazy.flatMap { position in
            offers[position].lazy.filter { $0 != steps[position] }.flatMap { step in
                // From the last one on: an earlier step can change what a position means.
                steps.indices.reversed().lazy.filter { $0 != position }.map { dropped in
                    replacing(position..<position + 1, with: [step]).dropping([dropped])
                }
            }
        }
    }

    /// The cases without a step in which one or two others have moved, such as an event that comes later without a step that delays
    /// it.
    var moved: some Sequence<Case> {
        steps.indices.lazy.flatMap { dropped in
            let shorter = testCase.dropping([dropped])
            return (1...Self.mostMoved).lazy.flatMap { size in
                (0..<max(0, shorter.steps.count - size + 1)).lazy.flatMap { start in
                    (0...shorter.steps.count - size).lazy.filter { $0 != start }.map { end in
                        var rest = shorter.steps
                        let moved = Array(rest[start..<start + size])
                        rest.removeSubrange(start..<start + size)
                        rest.insert(contentsOf: moved, at: end)
                        return shorter.replacingSteps(with: rest)
                    }
                }
            }
        }
    }

    /// The cases with as many steps in which a step comes from the subject's own offers, and not from outside.
    var owned: some Sequence<Case> {
        steps.indices.lazy.filter { Case.isFromOutside(steps[$0]) }.flatMap { position in
            offers[position].lazy.filter { !Case.isFromOutside($0) }.map { step in
                replacing(position..<position + 1, with: [step])
            }.filter { $0 < testCase }
        }
    }

    /// The positions at which three steps begin.
    var starts: Range<Int> { 0..<max(0, steps.count - 2) }

    /// Returns the case with other steps in place of a row of steps.
    func replacing(_ row: Range<Int>, with others: [Case.Step]) -> Case {
        testCase.replacingSteps(with: Array(steps[..<row.lowerBound]) + others + steps[row.upperBound...])
    }
}
