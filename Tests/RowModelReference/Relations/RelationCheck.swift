import BindingFuzz

/// Holds a relation between the states of a followed row to the model, under the configurations that differ in guard and access.
///
/// Whatever a step makes of a row and a delivery has to be among what the relation says can come of it, and whatever goes wrong
/// among what can go wrong.
struct RelationCheck<Rules: TransitionRules>: ~Copyable {
    private var run = AbstractRun()
    private let runs: [[Configuration]]
    private var turn = 0
    private(set) var judge: RelationJudge<Rules>

    init(_ view: RelationView<Rules>, _ deployment: Deployment) {
        judge = RelationJudge(view, deployment)
        // Which handlers have suspended their guards decide.
        runs = deployment.handler == .await ? deployment.configurations.map { [$0] } : [deployment.configurations]
    }

    /// Checks a case, under every configuration.
    mutating func check(_ testCase: Interleaving) throws(ScopeFailure) {
        for configurations in runs { try Self.check(testCase, from: 0, configurations, &run, &judge) }
    }

    /// Checks the last step of a case, and how it settles; the steps before are the last ones of smaller cases.
    ///
    /// Of longer cases there are so many that each is run under one configuration in turn, where they do not share a run.
    mutating func checkEnd(_ testCase: Interleaving) throws(ScopeFailure) {
        turn += 1
        let runs = testCase.steps.count < 3 ? self.runs[...] : self.runs[(turn % self.runs.count)...].prefix(1)
        let last = max(0, testCase.steps.count - 1)
        for configurations in runs { try Self.check(testCase, from: last, configurations, &run, &judge) }
    }

    private static func check(
        _ testCase: Interleaving, from first: Int, _ configurations: [Configuration], _ run: inout AbstractRun,
        _ judge: inout RelationJudge<Rules>
    ) throws(ScopeFailure) {
        do {
            try run.run(testCase, under: configurations, from: first) { try judge.judge($0) }
        } catch {
            throw ScopeFailure("\(testCase), \(error)")
        }
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

    /// Every one there is.
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
