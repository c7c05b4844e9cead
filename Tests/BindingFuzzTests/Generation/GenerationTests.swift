import BindingFuzz
import Testing

@testable import RowModelReference

/// How cases are made.
@Suite struct `Generation` {
    @Test func `the numbers are those of SplitMix64`() {
        var random = SplitMix64(seed: 1_234_567)
        // The first outputs of the authors' own program for this seed.
        let expected: [UInt64] = [
            6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ]
        #expect(expected.map { _ in random.next() } == expected)
    }

    @Test func `a case is the same in every process, for every version of the tool`() {
        #expect(
            InterleavingGenerator(CaseFamily(seed: 1)).testCase(at: 0).description
                == "2 items: insert 1 · release · reload 8 · resume · async reload 7 · scroll 6 · scroll 3")
        #expect(
            InterleavingGenerator(CaseFamily(seed: 42, length: 4)).testCase(at: 999_999).description
                == "3 items: resume · post · async clear")
    }

    @Test func `a case does not depend on the cases before it`() {
        let generator = InterleavingGenerator(CaseFamily(seed: 7))
        let forwards = (0..<100).map { generator.testCase(at: $0) }
        let backwards = (0..<100).reversed().map { generator.testCase(at: $0) }
        #expect(forwards == backwards.reversed())
        #expect(Set(forwards).count > 90)
    }

    @Test func `another seed makes other cases`() {
        let first = InterleavingGenerator(CaseFamily(seed: 1))
        let second = InterleavingGenerator(CaseFamily(seed: 2))
        let common = (0..<1000).count { first.testCase(at: $0) == second.testCase(at: $0) }
        #expect(common < 20)
    }

    @Test(arguments: [1, 2, 16, 64])
    func `lengths and items stay within their bounds, and reach them`(length: Int) {
        let cases = sample(2000, length: length)
        #expect(Set(cases.map(\.items)) == Set(0...8))
        #expect(cases.map(\.steps.count).min() == 1)
        #expect(cases.map(\.steps.count).max() == length)
    }

    @Test func `every kind of step comes up, and every argument of each`() {
        let steps = Set(sample(5000).flatMap(\.steps))
        let missing = Step.all.filter { !steps.contains($0) && $0.arguments.count < 2 }
        #expect(missing.isEmpty, "\(missing)")
        #expect(steps.isSubset(of: Step.all))
    }

    @Test func `a stale read comes up at every place in the loop`() {
        let model = ModelRunner()
        var places: Set<Place> = []
        for testCase in sample(300) {
            for outcome in model.outcomes(of: testCase) {
                if let stale = outcome.stale { places.insert(stale.place) }
            }
        }
        #expect(places == Set(Place.allCases))
    }

    @Test func `a case draws from a few of the kinds, now and then from very few`() {
        let long = sample(2000).filter { $0.steps.count >= 10 }
        let kinds = long.map { Set($0.steps.map(\.kind)).count }
        // Of 21 kinds, each in or out by chance, four or fewer are drawn once in 280 cases.
        #expect(kinds.count { $0 <= 4 } >= 3)
        #expect(kinds.count { $0 >= 8 } >= 30)
    }

    private func sample(_ count: UInt64, length: Int = CaseFamily.defaultLength) -> [Interleaving] {
        let generator = InterleavingGenerator(CaseFamily(seed: 3, length: length))
        return (0..<count).map { generator.testCase(at: $0) }
    }
}

extension Step {
    /// The step without its arguments, and without what it defers.
    fileprivate var kind: Substring { description.prefix { $0 != " " } }
}
