import BindingFuzz
import FuzzCorpus

/// Runs cases up to the first that goes wrong in a certain way: answered for each by what could come next, where that is asked
/// for and the run gets so far, and by its outcome.
struct TrialTask<Base: IsolatableSubject>: IsolatedTask {
    enum Answer: Codable {
        /// The steps, in cases of no more steps than a file can have.
        case next([String])
        case outcome(Base.Outcome)
    }

    static var name: String { "try" }

    private let cases: [String]
    private let names: ConfigurationNames<Base>
    private let mechanism: String
    private let offering: Bool

    init(_ cases: some Sequence<Base.Case>, to target: ShrinkTarget<Isolated<Base>>, offering: Bool) {
        self.cases = cases.map { CaseFile<Base>($0).text }
        names = ConfigurationNames([target.configuration])
        mechanism = target.mechanism.description
        self.offering = offering
    }

    /// What could come next, and the outcome.
    var mostAnswers: Int { 2 * cases.count }

    func perform(_ answer: (Answer) -> Void) {
        guard let configuration = names.configurations?.first, let target = Base.Mechanism(mechanism) else { return }
        let runner = Base.Runner(under: [])
        for text in cases {
            guard let interleaving = try? CaseFile<Base>(text: text).interleaving else { return }
            let outcome =
                offering
                ? runner.run(interleaving, under: configuration) { answer(.next(Self.texts(of: $0))) }
                : runner.run(interleaving, under: configuration)
            answer(.outcome(outcome))
            if outcome.mechanism == target { return }
        }
    }

    private static func texts(of steps: [Base.Case.Step]) -> [String] {
        stride(from: 0, to: steps.count, by: Base.Case.maximumSteps).map { first in
            let part = steps[first..<min(first + Base.Case.maximumSteps, steps.count)]
            return CaseFile<Base>(Base.Case().replacingSteps(with: Array(part))).text
        }
    }

    /// Reads the steps; nil where a text is no case.
    static func steps(of texts: [String]) -> [Base.Case.Step]? {
        var steps: [Base.Case.Step] = []
        for text in texts {
            guard let interleaving = try? CaseFile<Base>(text: text).interleaving else { return nil }
            steps += interleaving.steps
        }
        return steps
    }
}
