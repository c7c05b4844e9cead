import BindingFuzz
import FuzzReports
import RowReports
import TestSupport
import Testing

@testable import RowModelReference

/// The model says what the plain interpreter says, wherever the model speaks.
@Suite struct `The model and the plain interpreter` {
    @Test func `agree on random cases`() throws {
        var comparison = Comparison()
        try withEvery("case", in: SmallScope.samples(sampleCount)) { testCase in
            try comparison.demandSame(testCase, underAtMost: 700)
        }
    }

    @Test func `agree on long random cases`() throws {
        var comparison = Comparison()
        let generator = InterleavingGenerator(CaseFamily(seed: 10, length: 64))
        try withEvery("case", in: (0..<sampleCount / 10).map(generator.testCase)) { testCase in
            try comparison.demandSame(testCase, underAtMost: 700)
        }
    }

    @Test func `agree on every case of a small scope`() throws {
        var comparison = Comparison()
        try withEvery("case", in: SmallScope.cases(length: SmallScope.longest)) { testCase in
            let isShort = testCase.steps.count < SmallScope.longest
            try comparison.demandSame(testCase, underAtMost: isShort ? 4200 : TestSize.of(small: 8, usual: 2, full: 8))
        }
    }

    @Test func `agree on the line that programs read`() throws {
        let model = ModelRunner()
        let configurations = Comparison().configurations
        try withEvery("case", in: SmallScope.samples(20)) { testCase in
            let steps = try testCase.referenceSteps
            var lines = JSONLines<RowModel>(Configuration.fullMatrix)
            lines.append(name: "a.case", testCase, outcomes: model.outcomes(of: testCase))
            let expected = configurations.map { configuration in
                Reference.outcome(items: testCase.items, steps: steps, under: configuration)
                    .json(case: "a.case", items: testCase.items, under: configuration) + "\n"
            }
            try demand(String(decoding: lines.bytes, as: UTF8.self) == expected.joined(), "the lines differ")
        }
    }

    @Test func `a difference in any field is noticed`() throws {
        let steps = try Reference.Step.all("event; clear; post")
        let configuration = try #require(Reference.Configuration("ios/eager/immediate/unguarded/index/read"))
        let outcome = try outcome("event; clear; post", under: "\(configuration)")
        let plain = Reference.outcome(items: 1, steps: steps, under: configuration)
        try plain.demandSame(as: outcome)
        var others = Array(repeating: plain, count: 4)
        others[0].delivered += 1
        others[1].skipped += 1
        others[2].undelivered += 1
        others[3].offMain.toggle()
        for other in ["idle", "event; replace 0; post", "event; clear; source; post", "event; edit 0; clear; post"] {
            let steps = try Reference.Step.all(other)
            others.append(Reference.outcome(items: 1, steps: steps, under: configuration))
        }
        for other in others { #expect(throws: ScopeFailure.self) { try other.demandSame(as: outcome) } }
    }
}

private let sampleCount: UInt64 = TestSize.of(small: 8, usual: 500, full: 2000)
