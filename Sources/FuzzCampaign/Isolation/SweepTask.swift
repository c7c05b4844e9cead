import BindingFuzz
import FuzzCorpus

/// Makes and runs cases: answered by each that goes wrong, and at the end by the last one. Which it is at is noted.
struct SweepTask<Base: IsolatableSubject>: IsolatedTask {
    enum Answer: Codable {
        case failed(UInt64, [Failure<Base.Mechanism>])
        case done(last: String, CaseSights, [CaseLesson<Base.Guide>])
    }

    static var name: String { "sweep" }

    private let seed: UInt64
    private let length: Int
    private let first: UInt64
    private let last: UInt64
    private let names: ConfigurationNames<Base>
    private let guide: GuideMessage<Base.Guide>

    init(
        _ indices: ClosedRange<UInt64>, of family: CaseFamily, by guide: GuideMessage<Base.Guide>,
        under names: ConfigurationNames<Base>
    ) {
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
        let runner = Base.Runner(under: configurations)
        Base.take(guide, in: runner)
        var interleaving = Base.Case()
        var lessons: [CaseLesson<Base.Guide>] = []
        for index in first...last {
            CaseNote.take(down: index)
            let outcomes = Base.makeAndRun(&interleaving, at: index, of: family, by: runner, telling: { _ in })
            let failures = outcomes.enumerated().compactMap { position, outcome in
                outcome.mechanism.map { Failure(position: position, mechanism: $0) }
            }
            if !failures.isEmpty { answer(.failed(index, failures)) }
            if Base.Guide.epochs.hasLesson(index), let lesson = Base.lesson(of: runner) {
                lessons.append(CaseLesson(index: index, lesson: lesson))
            }
        }
        answer(.done(last: CaseFile<Base>(interleaving).text, Base.takeSights(of: runner), lessons))
    }
}
