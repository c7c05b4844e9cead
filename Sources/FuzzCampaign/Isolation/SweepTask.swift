import FilesAndProcesses
import FuzzEngine
import FuzzCorpus

/// Generates and runs cases, and answers with each failing case and finally with the last case. It sets the progress marker.
struct SweepTask<Inner: IsolatableRunner>: IsolatedTask {
    enum Answer: Codable {
        case failed(UInt64, [Failure<Inner.S.Mechanism>])
        /// The position of the configuration under which the case was generated, and its failure there.
        case ran(Int, Failure<Inner.S.Mechanism>?)
        case done(last: String, ScreenCoverage, [CaseFeedback<Inner.Guide>])
    }

    static var name: String { "sweep" }
    static var isOfSearch: Bool { true }

    let endsProcess: Bool
    private let runsOnlyDrawing: Bool
    private let seed: UInt64
    private let length: Int
    private let first: UInt64
    private let last: UInt64
    private let names: ConfigurationNames<Inner.S>
    private let guide: GuideMessage<Inner.Guide>

    /// - Parameters:
    ///   - endsProcess: whether the child ends after the cases.
    ///   - runsOnlyDrawing: whether a case runs only as it is generated, and not under the other configurations.
    init(
        _ indices: ClosedRange<UInt64>, of family: CaseFamily, by guide: GuideMessage<Inner.Guide>,
        under names: ConfigurationNames<Inner.S>, endsProcess: Bool, runsOnlyDrawing: Bool
    ) {
        self.endsProcess = endsProcess
        self.runsOnlyDrawing = runsOnlyDrawing
        (seed, length) = (family.seed, family.length)
        (first, last) = (indices.lowerBound, indices.upperBound)
        self.names = names
        self.guide = guide
    }

    func perform(_ answer: (Answer) -> Void) {
        guard CaseFamily.lengths.contains(length), first <= last, let configurations = names.configurations,
            let guide = guide.received()
        else { return }
        let family = CaseFamily(seed: seed, length: length)
        let runner = Inner(under: configurations)
        let guided = runner.guided
        guided?.take(guide)
        var testCase = Inner.S.Case()
        var feedback: [CaseFeedback<Inner.Guide>] = []
        for index in first...last {
            ProgressMarker.record(index)
            ErrorOutput.empty()
            if runsOnlyDrawing {
                if let (position, outcome) = runner.makeByRunning(&testCase, at: index, of: family) {
                    answer(.ran(position, outcome.mechanism.map { Failure(position: position, mechanism: $0) }))
                }
            } else {
                let outcomes = runner.makeAndRun(&testCase, at: index, of: family, reporting: { _ in })
                let failures = outcomes.enumerated().compactMap { position, outcome in
                    outcome.mechanism.map { Failure(position: position, mechanism: $0) }
                }
                if !failures.isEmpty { answer(.failed(index, failures)) }
            }
            if Inner.Guide.epochs.hasFeedback(index), let element = guided?.feedback {
                feedback.append(CaseFeedback(index: index, feedback: element))
            }
        }
        answer(.done(last: CaseFile<Inner.S>(testCase).text, guided?.takeCoverage() ?? ScreenCoverage(), feedback))
    }
}
