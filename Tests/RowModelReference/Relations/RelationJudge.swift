import BindingFuzz

/// Says of each stretch of a run whether a relation between the states of a followed row has it.
///
/// A passage from one state to another is looked up once, however often it comes up.
struct RelationJudge<Rules: TransitionRules> {
    private let view: RelationView<Rules>
    /// For each lane which of the courses decides it, by its position.
    private var courseOfMember = Array(repeating: 0, count: 16)
    private var courses: [AbstractConfiguration] = []
    private var successors: [Successors<Rules>] = []
    /// For each passage the courses that are known to have it, as bits.
    private var passages: [Passage: UInt16] = [:]

    /// How many different passages came up, and how many failures.
    var passageCount: Int { passages.count }
    private(set) var failureCount = 0

    private struct Passage: Hashable {
        let origin: AbstractState
        let state: AbstractState
        let step: StepClass
    }

    init(_ view: RelationView<Rules>, _ deployment: Deployment) {
        self.view = view
        for configuration in deployment.configurations {
            let course = view.course(configuration)
            let position = courses.firstIndex(of: course) ?? courses.count
            if position == courses.count {
                courses.append(course)
                successors.append(Successors(course, rules: Rules.self))
            }
            courseOfMember[AbstractRun.member(of: configuration)] = position
        }
    }

    /// Throws where the relation lacks what came of a step.
    mutating func judge(_ stretch: borrowing AbstractRun.Stretch) throws(ScopeFailure) {
        if let step = stretch.step {
            try judgePassages(stretch, step)
        } else {
            try judgeBeginning(stretch)
        }
        for failure in stretch.failures { try judge(failure, by: stretch.step) }
    }

    private func courses(of members: UInt16) -> UInt16 {
        courseOfMember.indices.reduce(0) { $0 | (members >> UInt16($1) & 1) << UInt16(courseOfMember[$1]) }
    }

    private mutating func judgeBeginning(_ stretch: borrowing AbstractRun.Stretch) throws(ScopeFailure) {
        for course in courses.indices {
            for state in stretch.states {
                let state = view.image(state, courses[course])
                try demand(successors[course].beginnings.contains(state), "no case begins as \(state)")
            }
        }
    }

    private mutating func judgePassages(
        _ stretch: borrowing AbstractRun.Stretch, _ step: StepClass
    ) throws(ScopeFailure) {
        if stretch.members == 0 { return }
        let members = courses(of: stretch.members)
        for position in stretch.states.indices {
            let passage = Passage(origin: stretch.origins[position], state: stretch.states[position], step: step)
            let unknown = members & ~passages[passage, default: 0]
            if unknown == 0 { continue }
            for course in courses.indices where unknown & 1 << UInt16(course) != 0 {
                let origin = view.image(passage.origin, courses[course])
                let state = view.image(passage.state, courses[course])
                let outcome = successors[course].outcome(of: origin, by: step)
                try demand(
                    state.isOver || outcome.states.contains(state),
                    "\(step) makes \(origin.differences) \(state.differences)")
            }
            passages[passage, default: 0] |= unknown
        }
    }

    private mutating func judge(_ failure: AbstractRun.Failure, by step: StepClass?) throws(ScopeFailure) {
        guard view.isTold(failure.mechanism) else { return }
        failureCount += 1
        let course = courseOfMember[failure.member]
        let guards = view.guards(Guard.allCases[failure.member / Access.allCases.count])
        for origin in failure.origins {
            let outcome = successors[course].outcome(of: view.image(origin, courses[course]), by: step)
            if outcome.failures[failure.mechanism.index, default: 0] & guards != 0 { return }
        }
        let origins = failure.origins.map { view.image($0, courses[course]).differences }
        throw ScopeFailure("\(step?.description ?? "settling") fails as \(failure.mechanism): \(origins)")
    }
}

/// How a relation sees configurations and states.
struct RelationView<Rules: TransitionRules>: Sendable {
    /// The course that decides a configuration.
    let course: @Sendable (Configuration) -> AbstractConfiguration
    /// A state as the course has it.
    let image: @Sendable (AbstractState, AbstractConfiguration) -> AbstractState
    /// The guards of which one has to let a failure pass, as bits.
    let guards: @Sendable (Guard) -> UInt8
    /// Whether it tells of a mechanism.
    let isTold: @Sendable (Mechanism) -> Bool

    /// As it is.
    static func plain(_ rules: Rules.Type) -> RelationView {
        RelationView(
            course: { AbstractConfiguration($0) }, image: { state, _ in state }, guards: { $0.bit },
            isTold: { _ in true })
    }
}

extension RelationView<WaitingRules> {
    /// Of the row nothing is left, nor of updates, which no delivery waits for.
    static let waiting = RelationView(
        course: { WaitingKey($0).course },
        image: { state, course in
            var state = state
            state.row = .live
            state.indexState = AbstractState.IndexState.names.rawValue
            state.isDirty = false
            state.others &= course.hops.relevant
            return state
        },
        guards: { _ in .max }, isTold: { $0 == .starved })
}

extension AbstractState {
    /// What differs from nothing, for somebody who looks for a mistake.
    fileprivate var differences: String {
        var words = ["loop \(String(loop, radix: 2))", "\(row)", "\(IndexState.allCases[indexState])"]
        if tracked != Progress.none { words.append("tracked \(tracked)") }
        if others != 0 { words.append("others \(others)") }
        for (name, isSet) in [
            ("isDirty", isDirty), ("blocksMutation", blocksMutation), ("blocksPost", blocksPost),
            ("queueMutation", queueMutation), ("queuePost", queuePost), ("queueReads", queueReads),
            ("othersSuspended", othersSuspended),
        ] where isSet { words.append(name) }
        return "(\(words.joined(separator: " ")))"
    }
}
