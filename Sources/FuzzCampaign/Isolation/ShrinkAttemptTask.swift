import FuzzEngine
import FuzzCorpus

/// Runs cases until one fails by a given mechanism. It answers with the outcome of each case and, on request, with the possible
/// next steps if the run gets that far.
struct ShrinkAttemptTask<Inner: IsolatableRunner>: IsolatedTask {
    enum Answer: Codable {
        /// The steps, split into cases with at most as many steps as a file can have.
        case next([String])
        case outcome(Inner.S.Outcome)
    }

    static var name: String { "try" }
    static var isOfSearch: Bool { true }

    private let cases: [String]
    private let names: ConfigurationNames<Inner.S>
    private let mechanism: String
    private let offering: Bool

    init(_ cases: some Sequence<Inner.S.Case>, to target: ShrinkTarget<Inner.S>, offering: Bool) {
        self.cases = cases.map { CaseFile<Inner.S>($0).text }
        names = ConfigurationNames([target.configuration])
        mechanism = target.mechanism.description
        self.offering = offering
    }

    /// Two answers for each case: the possible next steps, and the outcome.
    var mostAnswers: Int { 2 * cases.count }

    func perform(_ answer: (Answer) -> Void) {
        guard let configuration = names.configurations?.first, let target = Inner.S.Mechanism(mechanism) else { return }
        let runner = Inner(under: [])
        for text in cases {
            guard let testCase = try? CaseFile<Inner.S>(text: text).testCase else { return }
            let outcome =
                offering
                ? runner.run(testCase, under: configuration) { answer(.next(Self.texts(of: $0))) }
                : runner.run(testCase, under: configuration)
            answer(.outcome(outcome))
            if outcome.mechanism == target { return }
        }
    }

    private static func texts(of steps: [Inner.S.Case.Step]) -> [String] {
        stride(from: 0, to: steps.count, by: Inner.S.Case.maximumSteps).map { first in
            let part = steps[first..<min(first + Inner.S.Case.maximumSteps, steps.count)]
            return CaseFile<Inner.S>(Inner.S.Case().replacingSteps(with: Array(part))).text
        }
    }

    /// Parses the steps; returns nil if a text is not a case.
    static func steps(of texts: [String]) -> [Inner.S.Case.Step]? {
        var steps: [Inner.S.Case.Step] = []
        for text in texts {
            guard let testCase = try? CaseFile<Inner.S>(text: text).testCase else { return nil }
            steps += testCase.steps
        }
        return steps
    }
}
