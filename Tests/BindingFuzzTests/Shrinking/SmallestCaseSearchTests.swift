import BindingFuzz
import TestSupport
import Testing

@testable import RowModelReference

/// The search leaves out most of the cases there are; it must never leave out the one it looks for.
@Suite struct `The search for the smallest case` {
    @Test(arguments: enumerations)
    func `finds what trying every case finds`(enumeration: EnumeratedCases) async throws {
        let smallest = await enumeration.smallest()
        let configurations = enumeration.configurations
        // Those that share what is explored come one after the other.
        let parts = 4
        let size = (configurations.count + parts - 1) / parts
        let failures = await withTaskGroup { group in
            for start in stride(from: 0, to: configurations.count, by: size) {
                group.addTask {
                    var failures: [String] = []
                    var finder = SmallestCaseFinder()
                    var shrinker = Shrinker()
                    for position in start..<min(start + size, configurations.count) {
                        for (mechanism, expected) in smallest[position].sorted(by: { $0.key < $1.key }) {
                            let configuration = configurations[position]
                            let found = finder.find(
                                under: configuration, lengths: 0...expected.steps.count, budget: 10_000_000
                            ) { $0 == mechanism.index }
                            let shrunk = shrinker.shrink(expected, under: configuration)
                            let problem = Self.problem(
                                expected, found.testCase, shrunk, enumeration, configuration, mechanism)
                            if let problem { failures.append("\(configuration) \(mechanism): \(problem)") }
                        }
                    }
                    return failures
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(failures == [])
        #expect(smallest.reduce(0) { $0 + $1.count } >= configurations.count)
    }

    /// What is wrong with what the search has found.
    private static func problem(
        _ expected: Interleaving, _ found: Interleaving?, _ shrunk: Shrinker.Result?, _ enumeration: EnumeratedCases,
        _ configuration: Configuration, _ mechanism: Mechanism
    ) -> String? {
        guard let found else { return "\(expected) was not found" }
        if found > expected { return "\(found) is greater than \(expected)" }
        if found != expected && enumeration.contains(found) { return "\(found) was tried, and is not \(expected)" }
        var model = Model()
        if model.run(found, under: configuration).mechanism != mechanism { return "\(found) does not show it" }
        guard let shrunk, shrunk.isSmallest, shrunk.testCase == found else {
            return "the shrinker gives another one than \(found)"
        }
        return nil
    }

    @Test func `a search whose budget is used up says so`() throws {
        let configuration = try configuration("ios/lazy/immediate/unguarded/index/read")
        let mechanism = Mechanism(kind: .outOfRange, place: .event, row: .live)
        var finder = SmallestCaseFinder()
        let result = finder.find(under: configuration, lengths: 0...3, budget: 1) { $0 == mechanism.index }
        #expect(result.testCase == nil)
        #expect(result.isExhausted)
        #expect(!result.isProvenToFail)
        #expect(result.executions == 1)
    }

    @Test func `a search below the smallest case finds nothing, and is not exhausted`() throws {
        let configuration = try configuration("ios/lazy/immediate/unguarded/index/read")
        let smallest = try interleaving("clear; post")
        let mechanism = Mechanism(kind: .outOfRange, place: .event, row: .live)
        var finder = SmallestCaseFinder()
        let result = finder.find(under: configuration, below: smallest, lengths: 0...2, budget: 1_000_000) {
            $0 == mechanism.index
        }
        #expect(result.testCase == nil)
        #expect(!result.isExhausted)
    }
}

/// A handler that writes comes to what one that reads comes to, which other tests say.
private let matrix = Configuration.fullMatrix.filter { $0.handler != .write }

/// Under all configurations this would take minutes: some that have nothing in common, and of the longer cases fewer.
private let enumerations = [
    EnumeratedCases(
        configurations: matrix.indices.filter { $0 % TestSize.of(small: 449, usual: 61, full: 7) == 3 }.map {
            matrix[$0]
        },
        length: TestSize.of(small: 1, usual: 2, full: 2), hasLonger: false),
    EnumeratedCases(
        configurations: Deployment.all.enumerated().flatMap { position, deployment in
            position % TestSize.of(small: 319, usual: 319, full: 41) == 3 ? deployment.configurations : []
        }, length: TestSize.of(small: 1, usual: 2, full: 2), hasLonger: true),
]
