import FuzzEngine
import FuzzCorpus

/// The status of a campaign, for the screen and for the command `status`.
package struct CampaignStatus<S: Subject>: Codable, Sendable {
    /// The phase of the campaign.
    package enum Phase: String, Codable, Sendable {
        case running, finished, interrupted
        /// The process is gone and has written no final status.
        case dead
        /// The system has stopped the process, for example by SIGSTOP.
        case stopped
    }

    /// The phase at the time of writing.
    package var phase: Phase
    /// The seed of the campaign's cases.
    package var seed: UInt64
    /// The number of configurations.
    package var configurations: Int
    /// The part of the campaign that this status describes.
    package var shard: Shard
    /// The time that the campaign has run, in seconds.
    package var elapsed_s: Double
    /// The time that the campaign has left; nil if it has no limit.
    package var left_s: Double?
    /// The number of cases that ran.
    package var cases: UInt64
    /// The number of cases per second: the current rate, or the average once the campaign has ended.
    package var casesPerSecond: Double
    /// The number of workers.
    package var workers: Int
    /// The number of times that a worker was restarted.
    package var restarts: Int
    /// The number of mechanisms, new and known.
    package var mechanisms: Int
    /// The number of configurations under which a case starves.
    package var starved: Int
    /// The running time at which a mechanism last appeared for the first time, in seconds.
    package var lastNew_s: Double
    /// The number of mechanisms that the corpus does not contain.
    package var newFindings: Int
    /// The number of mechanisms that the corpus contains.
    package var knownFindings: Int
    /// The number of pairs of a configuration and a mechanism whose case is not shrunk yet.
    package var unshrunk: Int
    /// The number of mechanisms that reproduce under no configuration, by the kind of flakiness.
    package var flaky: [Flakiness.Kind: Int]
    /// The cases that a worker did not survive, in ascending order.
    package var incidents: [CampaignIncident]
    /// The first cases whose outcome differed in a process that had run nothing before.
    package var unrepeated: [UnrepeatedCase]
    /// The uses of each rule.
    package var rules: RuleUses<S.Rule>
    /// The health of the campaign.
    package var health: CampaignHealth<S>
    /// The stalled workers.
    package var stalled: [StalledWorker] = []
    /// The time at which the status was written, in seconds since 1970.
    package var written_s: Double = 0
    /// The corpus that contains the known findings.
    package var corpus = "corpus"
    /// Whether a new finding repeats, or is not verified yet. The file does not contain it.
    package private(set) var isUnexpected = false

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
        isUnexpected = !state.newMechanisms(known, configurations, areCertain: true).isEmpty
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
