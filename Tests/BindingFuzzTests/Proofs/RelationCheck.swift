import BindingFuzz

/// Holds a relation between the states of a followed row to the model, under the configurations that differ in guard and access.
///
/// Whatever a step makes of a row and a delivery has to be among what the relation says can come of it, and whatever goes wrong
/// among what can go wrong. A passage from one state to another is looked up once, however often it comes up.
struct RelationCheck<Rules: FollowingRules>: ~Copyable {
    private let view: RelationView<Rules>
    private let runs: [[Configuration]]
    /// For each lane which of the courses decides it, by its position.
    private var courseOfMember = Array(repeating: 0, count: 16)
    private var successors: [FollowedSuccessors<Rules>] = []
    private var run = FollowedRun()
    /// For each passage the courses that are known to have it, as bits.
    private var passages: [Passage: UInt16] = [:]

    /// How many different passages came up, and how many failures.
    var passageCount: Int { passages.count }
    private(set) var failureCount = 0

    private struct Passage: Hashable {
        let origin: FollowedState
        let state: FollowedState
        let step: StepClass
    }

    init(_ view: RelationView<Rules>, _ deployment: Deployment) {
        self.view = view
        var courses: [FollowedCourse] = []
        for configuration in deployment.configurations {
            let course = view.course(configuration)
            let position = courses.firstIndex(of: course) ?? courses.count
            if position == courses.count {
                courses.append(course)
                successors.append(FollowedSuccessors(course, rules: Rules.self))
            }
            courseOfMember[FollowedRun.member(of: configuration)] = position
        }
        // Which handlers have suspended their guards decide.
        runs = deployment.handler == .await ? deployment.configurations.map { [$0] } : [deployment.configurations]
    }

    /// Checks a case.
    ///
    /// - Parameter first: the position of the first step that is checked.
    mutating func check(_ interleaving: Interleaving, from first: Int = 0) throws {
        for configurations in runs {
            // Borrowed apart from the rest, which the check changes.
            var run = FollowedRun()
            swap(&run, &self.run)
            defer { swap(&run, &self.run) }
            try run.run(interleaving, under: configurations, from: first) { stretch in
                if let step = stretch.step {
                    try checkPassages(stretch, step)
                } else {
                    try checkBeginning(stretch)
                }
                for failure in stretch.failures { try check(failure, by: stretch.step) }
            }
        }
    }

    private func courses(of members: UInt16) -> UInt16 {
        courseOfMember.indices.reduce(0) { $0 | (members >> UInt16($1) & 1) << UInt16(courseOfMember[$1]) }
    }

    private mutating func checkBeginning(_ stretch: borrowing FollowedRun.Stretch) throws(ScopeFailure) {
        for state in stretch.states {
            let state = view.image(state)
            for course in successors.indices {
                try demand(successors[course].beginnings.contains(state), "no beginning: \(state)")
            }
        }
    }

    private mutating func checkPassages(
        _ stretch: borrowing FollowedRun.Stretch, _ step: StepClass
    ) throws(ScopeFailure) {
        if stretch.members == 0 { return }
        let courses = courses(of: stretch.members)
        for position in stretch.states.indices {
            let passage = Passage(
                origin: view.image(stretch.origins[position]), state: view.image(stretch.states[position]), step: step)
            let unknown = courses & ~passages[passage, default: 0]
            if unknown == 0 { continue }
            for course in successors.indices where unknown & 1 << UInt16(course) != 0 {
                let outcome = successors[course].outcome(of: passage.origin, by: step)
                try demand(
                    passage.state.isOver || outcome.states.contains(passage.state),
                    "\(step) leads from \(passage.origin) to \(passage.state)")
            }
            passages[passage, default: 0] |= unknown
        }
    }

    private mutating func check(_ failure: FollowedRun.Failure, by step: StepClass?) throws(ScopeFailure) {
        guard view.isTold(failure.mechanism) else { return }
        failureCount += 1
        let course = courseOfMember[failure.member]
        let bit = Guard.allCases[failure.member / Access.allCases.count].bit
        for origin in failure.origins {
            let outcome = successors[course].outcome(of: view.image(origin), by: step)
            if outcome.failures[failure.mechanism.index, default: 0] & bit != 0 { return }
        }
        throw ScopeFailure(
            "\(step?.description ?? "settling") fails: \(failure.mechanism) from \(failure.origins.map(view.image))")
    }
}

/// How a relation sees configurations and states.
struct RelationView<Rules: FollowingRules>: Sendable {
    /// The course that decides a configuration.
    let course: @Sendable (Configuration) -> FollowedCourse
    let image: @Sendable (FollowedState) -> FollowedState
    /// Whether it tells of a mechanism.
    let isTold: @Sendable (Mechanism) -> Bool
}

extension RelationView {
    /// As it is.
    static func plain(_ rules: Rules.Type) -> RelationView {
        RelationView(course: { FollowedCourse($0) }, image: { $0 }, isTold: { _ in true })
    }
}

/// The configurations that differ in guard and access only.
struct Deployment: Sendable, CustomStringConvertible {
    let platform: Platform
    let container: Container
    let delivery: Delivery
    /// A handler that writes is decided by one that reads.
    let handler: Handler

    var configurations: [Configuration] {
        Configuration.fullMatrix.filter {
            $0.platform == platform && $0.container == container && $0.delivery == delivery && $0.handler == handler
        }
    }

    var description: String { "\(platform)/\(container)/\(delivery)/*/*/\(handler)" }

    static let all: [Deployment] = Platform.allCases.flatMap { platform in
        Delivery.allCases.flatMap { delivery in
            Container.allCases.flatMap { container in
                Handler.allCases.filter { $0 != .write }.map {
                    Deployment(platform: platform, container: container, delivery: delivery, handler: $0)
                }
            }
        }
    }
}

extension FollowedState: @retroactive CustomStringConvertible {
    /// What differs from nothing, for the eyes of somebody who looks for a mistake.
    public var description: String {
        var words = ["loop \(String(loop, radix: 2))", "\(row)", "\(Standing.allCases[standing])"]
        if isDirty { words.append("dirty") }
        if followed != Followed.none { words.append("followed \(followed)") }
        if others != 0 { words.append("others \(others)") }
        for (name, isSet) in [
            ("blocksMutation", blocksMutation), ("blocksPost", blocksPost), ("queueMutation", queueMutation),
            ("queuePost", queuePost), ("queueReads", queueReads), ("othersSuspended", othersSuspended),
        ] where isSet { words.append(name) }
        return "(\(words.joined(separator: " ")))"
    }
}
