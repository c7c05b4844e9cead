import BindingFuzz
import TestSupport
import Testing

@testable import RowModelReference

/// The smallest case of every way to go wrong under the standard matrix, exactly: the quality of shrinking.
@Suite struct `The smallest case` {
    @Test(arguments: SmallestCase.all)
    func `whatever shows it shrinks to one and the same case`(smallest: SmallestCase) throws {
        let configuration = try smallest.configuration()
        let expected = try smallest.testCase()
        let mechanism = try #require(ModelRunner().outcome(of: expected, under: configuration).mechanism)
        #expect(mechanism.description == smallest.mechanism)
        var shrinker = Shrinker()
        for input in try FailingCases(under: configuration, mechanism: mechanism).first(inputCount) {
            let result = shrinker.shrink(input, under: configuration)
            #expect(result?.testCase == expected, "\(input)")
            #expect(result?.isSmallest == true, "\(input)")
        }
    }

    @Test(arguments: SmallestCase.all)
    func `no step of it can be dropped and no number lowered`(smallest: SmallestCase) throws {
        let model = ModelRunner()
        let configuration = try smallest.configuration()
        let testCase = try smallest.testCase()
        let smaller = testCase.withoutOneStep + testCase.withOneNumberLower
        #expect(smaller.count >= testCase.steps.count + testCase.items)
        try withEvery("smaller case", in: smaller) { smaller in
            let mechanism = model.outcome(of: smaller, under: configuration).mechanism
            try demand(mechanism?.description != smallest.mechanism, "still goes wrong in the same way")
        }
    }

    @Test(.enabled(if: searchCases > 0, "too many cases for a build without optimization"))
    func `a search finds these mechanisms and no others, each with its smallest case`() throws {
        var search = Search<RowModel>(CaseFamily(seed: 2), under: Configuration.standardMatrix)
        _ = search.run(cases: searchCases)
        let found = search.findings.map { "\($0.mechanism) \($0.testCase)" }
        let expected = try SmallestCase.all.map { "\($0.mechanism) \(try $0.testCase())" }
        #expect(found == expected)
        #expect(search.findings.allSatisfy { $0.isSmallest })
    }
}

private let inputCount = TestSize.of(small: 10, usual: 40, full: 100)
private let searchCases = TestSize.of(small: 0, usual: 10_000, full: 30_000)

/// A mechanism, a configuration that it comes up under, and its smallest case, which has one item.
struct SmallestCase: Sendable, CustomTestStringConvertible {
    let mechanism: String
    let pattern: String
    let steps: String

    init(_ mechanism: String, _ pattern: String, _ steps: String) {
        self.mechanism = mechanism
        self.pattern = pattern
        self.steps = steps
    }

    var testDescription: String { mechanism }

    func testCase() throws -> Interleaving { try TestSupport.interleaving(steps) }

    func configuration() throws -> Configuration {
        try TestSupport.configuration("\(pattern)/unguarded/index/read")
    }

    static let all = [
        SmallestCase("out-of-range-event-live", "ios/eager/immediate", "clear; post"),
        SmallestCase("out-of-range-event-leaving", "ios/animated/immediate", "clear; event; post"),
        SmallestCase("out-of-range-event-parked", "ios/lazy/immediate", "clear; event; post"),
        SmallestCase("out-of-range-source-live", "macos/eager/immediate", "clear; source; post"),
        SmallestCase("out-of-range-source-leaving", "ios/animated/immediate", "clear; source; post"),
        SmallestCase("out-of-range-source-parked", "ios/lazy/immediate", "clear; source; post"),
        SmallestCase("out-of-range-timer-live", "ios-observer/eager/immediate", "clear; timer; post"),
        SmallestCase("out-of-range-timer-leaving", "ios/animated/immediate", "clear; timer; post"),
        SmallestCase("out-of-range-timer-parked", "ios/lazy/immediate", "clear; timer; post"),
        SmallestCase("out-of-range-blocks-live", "macos/eager/runloop", "post; clear"),
        SmallestCase("out-of-range-blocks-leaving", "ios/animated/runloop", "post; clear"),
        SmallestCase("out-of-range-blocks-parked", "ios/lazy/runloop", "post; clear"),
        SmallestCase("out-of-range-queue-live", "ios-observer/eager/queue", "post; clear"),
        SmallestCase("out-of-range-queue-leaving", "ios/animated/queue", "post; clear"),
        SmallestCase("out-of-range-queue-parked", "ios/lazy/queue", "post; clear"),
        SmallestCase("out-of-range-before-waiting-leaving", "ios/animated/commit", "post; clear"),
        SmallestCase("out-of-range-before-waiting-parked", "ios/lazy/commit", "post; clear"),
        SmallestCase("out-of-range-exit-leaving", "macos/animated/exit", "post; clear"),
        SmallestCase("out-of-range-exit-parked", "macos/lazy/exit", "post; clear"),
        SmallestCase("out-of-range-wait-leaving", "ios/animated/immediate", "clear; idle; background post"),
        SmallestCase("out-of-range-wait-parked", "ios/lazy/immediate", "clear; idle; background post"),
        SmallestCase("wrong-element-event-live", "ios/eager/immediate", "insert 0; post"),
        SmallestCase("wrong-element-event-leaving", "ios/animated/immediate", "replace 0; event; post"),
        SmallestCase("wrong-element-event-parked", "ios/lazy/immediate", "replace 0; event; post"),
        SmallestCase("wrong-element-source-live", "macos/eager/immediate", "insert 0; source; post"),
        SmallestCase("wrong-element-source-leaving", "ios/animated/immediate", "replace 0; source; post"),
        SmallestCase("wrong-element-source-parked", "ios/lazy/immediate", "replace 0; source; post"),
        SmallestCase("wrong-element-timer-live", "ios-observer/eager/immediate", "insert 0; timer; post"),
        SmallestCase("wrong-element-timer-leaving", "ios/animated/immediate", "replace 0; timer; post"),
        SmallestCase("wrong-element-timer-parked", "ios/lazy/immediate", "replace 0; timer; post"),
        SmallestCase("wrong-element-blocks-live", "macos/eager/runloop", "post; insert 0"),
        SmallestCase("wrong-element-blocks-leaving", "ios/animated/runloop", "post; replace 0"),
        SmallestCase("wrong-element-blocks-parked", "ios/lazy/runloop", "post; replace 0"),
        SmallestCase("wrong-element-queue-live", "ios-observer/eager/queue", "post; insert 0"),
        SmallestCase("wrong-element-queue-leaving", "ios/animated/queue", "post; replace 0"),
        SmallestCase("wrong-element-queue-parked", "ios/lazy/queue", "post; replace 0"),
        SmallestCase("wrong-element-before-waiting-leaving", "ios/animated/commit", "post; replace 0"),
        SmallestCase("wrong-element-before-waiting-parked", "ios/lazy/commit", "post; replace 0"),
        SmallestCase("wrong-element-exit-leaving", "macos/animated/exit", "post; replace 0"),
        SmallestCase("wrong-element-exit-parked", "macos/lazy/exit", "post; replace 0"),
        SmallestCase("wrong-element-wait-leaving", "ios/animated/immediate", "replace 0; idle; background post"),
        SmallestCase("wrong-element-wait-parked", "ios/lazy/immediate", "replace 0; idle; background post"),
        SmallestCase("starved", "ios/eager/exit", "post"),
    ]
}

extension Interleaving {
    fileprivate var withoutOneStep: [Interleaving] {
        steps.indices.map { index in
            var smaller = self
            smaller.steps.remove(at: index)
            return smaller
        }
    }

    fileprivate var withOneNumberLower: [Interleaving] {
        let fewerItems = (0..<items).map { Interleaving(items: $0, steps: steps) }
        let lowerArguments = steps.indices.flatMap { index in
            steps[index].arguments.enumerated().flatMap { position, argument in
                (0..<argument).map { value in
                    var smaller = self
                    smaller.steps[index] = steps[index].replacingArgument(position, with: value)
                    return smaller
                }
            }
        }
        return fewerItems + lowerArguments
    }
}
