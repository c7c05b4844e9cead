import BindingFuzz
import FuzzReports
import Testing

@Suite struct `What was seen` {
    private func spread(_ number: Int) -> UInt64 {
        var random = SplitMix64(seed: UInt64(number))
        return random.next()
    }

    private func screenCoverage(_ cases: [[Int]]) -> ScreenCoverage {
        var screenCoverage = ScreenCoverage()
        for screens in cases {
            screenCoverage.add(screens: Set(screens.map(spread)), steps: screens.map { _ in "press" })
        }
        return screenCoverage
    }

    @Test func `is a sum that does not depend on who has seen what`() {
        let cases = [[1, 2], [2, 3], [1, 3, 4], [1]]
        let whole = screenCoverage(cases)
        for cut in 0...4 {
            var (left, right) = (screenCoverage(Array(cases[..<cut])), screenCoverage(Array(cases[cut...])))
            left.add(right)
            right = screenCoverage(Array(cases[cut...]))
            right.add(screenCoverage(Array(cases[..<cut])))
            #expect(left == whole)
            #expect(right == whole)
        }
        #expect(whole.screenCount == 4)
        #expect(whole.unseenPerCase == 0.25)
        #expect(whole.steps == ["press": 8])
    }

    @Test func `is estimated where it is too much to be kept`() {
        let count = 100_000
        var screenCoverage = ScreenCoverage()
        for screen in 0..<count { screenCoverage.add(screens: [spread(screen)], steps: []) }
        #expect(screenCoverage.isSample)
        #expect((90_000...110_000).contains(screenCoverage.screenCount))
        #expect((0.9...1.1).contains(screenCoverage.unseenPerCase))
    }

    /// The text at the end of a search.
    struct Shown: Sendable {
        let cases: [[Int]]
        let screens: String
        let estimate: [String]
        let steps: String
    }

    static let shown: [Shown] = [
        Shown(
            cases: [[1, 2], [2, 3], [1, 3, 4], [1]], screens: "4 different screens; more cases may show more",
            estimate: ["estimate (Good–Turing): 1 in 4 further cases shows a new screen"], steps: "steps: 8 press"),
        Shown(
            cases: [[1, 2]], screens: "2 different screens; more cases may show more",
            estimate: ["estimate (Good–Turing): the next case shows 2 new screens"], steps: "steps: 2 press"),
        Shown(
            cases: [[1, 2], [1, 3], [1, 2], [1, 4], [1, 5]], screens: "5 different screens; more cases may show more",
            estimate: ["estimate (Good–Turing): the next case shows 1 new screen"], steps: "steps: 10 press"),
        Shown(
            cases: [[1, 2], [1, 2]], screens: "2 different screens, each seen in several cases", estimate: [],
            steps: "steps: 4 press"),
    ]

    @Test(arguments: shown) func `is reported at the end of a search, and estimated for those who ask`(shown: Shown) {
        let screenCoverage = screenCoverage(shown.cases)
        #expect(ScreenCoverageText.lines(screenCoverage, width: 80, listsAll: false) == [shown.screens])
        #expect(
            ScreenCoverageText.lines(screenCoverage, width: 80, listsAll: true)
                == [shown.screens] + shown.estimate + [shown.steps])
    }

    @Test func `is no text without a case`() {
        #expect(ScreenCoverageText.lines(ScreenCoverage(), width: 80, listsAll: true).isEmpty)
    }
}
