import FuzzEngine
import FuzzCorpus

/// Runs cases up to the first that goes wrong in a certain way: answered for each by what could come next, where that is asked
/// for and the run gets so far, and by its outcome.
struct ShrinkAttemptTask<Inner: IsolatableRunner>: IsolatedTask {
    enum Answer: Codable {
        /// The steps, in cases of no more steps than a file can have.
        case next([String])
        case outcome(Inner.S.Outcome)
    }

    static var name: String { "try" }

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

    /// What could come next, and the outcome.
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

    /// Reads the steps; nil where a text is no case.
    static func steps(of texts: [String]) -> [Inner.S.Case.Step]? {
        var steps: [Inner.S.Case.Step] = []
        for text in texts {
            guard let testCase = try? CaseFile<Inner.S>(text: text).testCase else { return nil }
            steps += testCase.steps
        }
        return steps
    }
}
