import FuzzEngine
import FuzzCorpus

/// The status of a campaign, for the screen and for the command `status`.
package struct CampaignStatus<S: Subject>: Codable, Sendable {
    package enum Phase: String, Codable, Sendable {
        case running, finished, interrupted
        /// The process is gone and has written no final status.
        case dead
        /// The system has stopped the process, for example by SIGSTOP.
        case stopped
    }

    package var phase: Phase
    package var seed: UInt64
    package var configurations: Int
    package var shard: Shard
    package var elapsed_s: Double
    /// The time that the campaign has left; nil if it has no limit.
    package var left_s: Double?
    package var cases: UInt64
    package var casesPerSecond: Double
    package var workers: Int
    package var restarts: Int
    package var mechanisms: Int
    /// The number of configurations under which a case starves.
    package var starved: Int
    package var lastNew_s: Double
    package var newFindings: Int
    package var knownFindings: Int
    package var unshrunk: Int
    /// The number of mechanisms that reproduce under no configuration, by the kind of flakiness.
    package var flaky: [Flakiness.Kind: Int]
    package var incidents: [CampaignIncident]
    /// The first cases whose outcome differed in a process that had run nothing before.
    package var unrepeated: [UnrepeatedCase]
    package var rules: RuleUses<S.Rule>
    package var health: CampaignHealth<S>
    /// The stalled workers.
    package var stalled: [StalledWorker] = []
    /// The time at which the status was written, in seconds since 1970.
    package var written_s: Double = 0
    /// The corpus that contains the known findings.
    package var corpus = "corpus"

    /// The file keeps the names that it has always had.
    private enum CodingKeys: String, CodingKey {
        case phase, seed, configurations, shard, elapsed_s, left_s, cases
        case casesPerSecond, workers, restarts, mechanisms, lastNew_s, newFindings, knownFindings
        case unshrunk, incidents, unrepeated, rules, health, written_s, corpus
        case starved = "wanting"
        case flaky = "doubts"
        case stalled = "standing"
    }

    /// Creates the status of a checkpoint. The caller sets the values that depend on the time.
    package init(
        _ checkpoint: CampaignCheckpoint<S>, _ settings: CampaignSettings<S>, _ configurations: [S.Configuration],
        known: KnownMechanisms<S>
    ) {
        let state = checkpoint.state
        phase = .running
        seed = settings.seed
        self.configurations = configurations.count
        shard = settings.shard
        elapsed_s = checkpoint.elapsed_s
        cases = state.cases
        casesPerSecond = 0
        workers = 0
        restarts = checkpoint.restarts
        mechanisms = state.mechanisms.count
        starved = state.starved
        lastNew_s = checkpoint.lastNew_s
        newFindings = state.newMechanisms(known, configurations).count
        knownFindings = mechanisms - newFindings
        unshrunk = state.unshrunk
        flaky = Flakiness.Kind.allCases.reduce(into: [:]) { $0[$1] = state.mechanisms(in: $1) }
        incidents = state.incidents
        unrepeated = state.checks.unrepeatedCases
        rules = RuleUses(state.checks.rules, under: configurations)
        health = CampaignHealth<S>(state, settings, configurations)
    }

    /// Sets the stalled workers.
    package mutating func add(_ stalled: [StalledWorker]) {
        self.stalled = stalled
        health.add(stalled)
    }
}
