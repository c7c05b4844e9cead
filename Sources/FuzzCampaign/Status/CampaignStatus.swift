import FuzzEngine
import FuzzCorpus

/// What the screen shows of a campaign, and the command `status` from outside.
package struct CampaignStatus<S: Subject>: Codable, Sendable {
    package enum Phase: String, Codable, Sendable {
        case running, finished, interrupted
        /// The process is gone without having said so.
        case dead
        /// The system has stopped the process, as with SIGSTOP.
        case stopped
    }

    package var phase: Phase
    package var seed: UInt64
    package var configurations: Int
    package var shard: Shard
    package var elapsed_s: Double
    /// Nil where there is no end.
    package var left_s: Double?
    package var cases: UInt64
    package var casesPerSecond: Double
    package var workers: Int
    package var restarts: Int
    package var mechanisms: Int
    /// Under how many configurations a case was starved.
    package var starved: Int
    package var lastNew_s: Double
    package var newFindings: Int
    package var knownFindings: Int
    package var unshrunk: Int
    /// How many mechanisms cannot be seen again under any configuration, by the kind.
    package var doubts: [Flakiness.Kind: Int]
    package var incidents: [CampaignIncident]
    /// The first cases that came to something else in a process that had run nothing before.
    package var unrepeated: [UnrepeatedCase]
    package var rules: RuleUses<S.Rule>
    package var health: CampaignHealth<S>
    /// The workers that do not go on.
    package var standing: [StalledWorker] = []
    /// When it was written, in seconds since 1970.
    package var written_s: Double = 0
    /// The corpus that says what is known.
    package var corpus = "corpus"

    /// Puts together what is to be shown; what depends on the time is filled in by whoever has a clock.
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
        doubts = Flakiness.Kind.allCases.reduce(into: [:]) { $0[$1] = state.mechanisms(in: $1) }
        incidents = state.incidents
        unrepeated = state.checks.unrepeatedCases
        rules = RuleUses(state.checks.rules, under: configurations)
        health = CampaignHealth<S>(state, settings, configurations)
    }

    /// Takes in the workers that do not go on.
    package mutating func add(_ standing: [StalledWorker]) {
        self.standing = standing
        health.add(standing)
    }
}
