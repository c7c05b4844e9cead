import BindingFuzz
import TestSupport
import Testing

@testable import RowModelReference

/// What shrinking keeps, and how far it gets. The exact results: `SmallestCaseTests`.
@Suite struct `The shrinker` {
    @Test func `a case that does not fail is not shrunk`() throws {
        var shrinker = Shrinker()
        let clean = try interleaving("post; idle; clear")
        #expect(shrinker.shrink(clean, under: try configuration("ios/*/*/*/*/*")) == nil)
    }

    @Test func `a case that no single step can be dropped from still gets to the smallest`() throws {
        var shrinker = Shrinker()
        let configuration = try configuration("ios/eager/runloop/unguarded/index/read")
        let result = try #require(shrinker.shrink(try interleaving("source; post; clear"), under: configuration))
        #expect(result.testCase.description == "1 item: perform post · perform clear")
        #expect(result.isSmallest)
    }

    @Test func `the smallest case of all stays as it is`() throws {
        var shrinker = Shrinker()
        let smallest = try interleaving("clear; post")
        let result = try #require(shrinker.shrink(smallest, under: try configuration("ios/*/immediate/*/index/*")))
        #expect(result.testCase == smallest)
        #expect(result.isSmallest)
    }

    @Test func `a case keeps how it goes wrong, and never grows`() throws {
        let model = ModelRunner()
        var shrinker = Shrinker()
        let generator = InterleavingGenerator(CaseFamily(seed: 11))
        var failures = 0
        for index in 0..<sampleCount {
            // Another configuration for each case; 89 and 4200 have no factor in common.
            let configuration = Configuration.fullMatrix[index * 89 % 4200]
            let testCase = generator.testCase(at: UInt64(index))
            let mechanism = model.outcome(of: testCase, under: configuration).mechanism
            let result = shrinker.shrink(testCase, under: configuration)
            #expect((result == nil) == (mechanism == nil))
            guard let result else { continue }
            failures += 1
            let kept = model.outcome(of: result.testCase, under: configuration).mechanism
            #expect(kept == mechanism, "\(configuration) \(testCase)")
            #expect(result.testCase <= testCase)
            #expect(result.executions > 0)
        }
        #expect(failures > sampleCount / 20)
    }

    @Test func `shrinking does not depend on what was shrunk before`() throws {
        let configuration = try configuration("macos/lazy/commit/unguarded/index/read")
        var used = Shrinker()
        for testCase in try FailingCases(under: configuration).first(5) {
            var new = Shrinker()
            let result = used.shrink(testCase, under: configuration)
            #expect(result?.testCase == new.shrink(testCase, under: configuration)?.testCase)
        }
    }

    @Test(.enabled(if: searchesLong, "too many runs for a build without optimization"))
    func `a search that has used up its budget is not made again`() throws {
        let configuration = try configuration("macos/lazy/exit/contains/index/read")
        let start = try interleaving("scroll 3; event; remove 1; move 4 1; post", items: 6)
        var shrinker = Shrinker()
        let first = shrinker.shrink(start, under: configuration)
        #expect(first?.isSmallest == false)
        #expect(first?.executions ?? 0 > Shrinker.searchBudget)
        let second = shrinker.shrink(start, under: configuration)
        #expect(second?.testCase == first?.testCase)
        #expect(second?.isSmallest == false)
        #expect(second?.executions ?? .max < 10_000)
    }
}

private let searchesLong = TestSize.of(small: false, usual: true, full: true)
private let sampleCount = TestSize.of(small: 40, usual: 300, full: 1000)
