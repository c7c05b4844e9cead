import FilesAndProcesses
import FuzzCorpus
import FuzzEngine

/// The state from which a campaign resumes.
package struct CampaignCheckpoint<S: Subject>: Codable, Sendable {
    /// The finished work and its results.
    package var state: CampaignState<S>
    /// Distinguishes versions of the model.
    package let fingerprint: UInt64
    /// The feedback of the first epochs. `CampaignFeedback` stores them in a separate file.
    package var feedback: [String] = [] {
        didSet { epochs = feedback.isEmpty ? nil : feedback.count }
    }
    /// The number of epochs whose feedback is known; nil if there are none.
    package private(set) var epochs: Int?
    /// Identifies the settings, which are in a separate file. Blocks of other settings must not be added to this state.
    private let settings: UInt64
    /// The running time of the campaign over all of its runs.
    package var elapsed_s: Double = 0
    /// The running time at which the campaign found its last new mechanism.
    package var lastNew_s: Double = 0
    /// The running time at which the campaign ends; nil if running time does not end it.
    package var limit_s: Double?
    /// The wall-clock time at which the campaign ends, in seconds since 1970; nil if the wall clock does not end it.
    package var until_s: Double?
    /// The number of times that a worker was restarted.
    package var restarts = 0

    /// Creates a checkpoint with no elapsed time, no time limit and no restarts.
    package init(state: CampaignState<S>, settings: CampaignSettings<S>, fingerprint: UInt64) {
        self.state = state
        self.settings = settings.checksum
        self.fingerprint = fingerprint
    }

    /// Creates the first checkpoint of a campaign, or the checkpoint of a sum of shards.
    package init(_ settings: CampaignSettings<S>, state: CampaignState<S>? = nil) {
        let runner = BlockRunner<S>(settings)
        self.init(
            state: state ?? CampaignState<S>(), settings: settings,
            fingerprint: runner.fingerprint())
    }

    private enum CodingKeys: CodingKey {
        case state, fingerprint, epochs, settings, elapsed_s, lastNew_s, limit_s, until_s, restarts
    }

    /// Returns whether the checkpoint belongs to a campaign with these settings.
    func belongs(to settings: CampaignSettings<S>) -> Bool { self.settings == settings.checksum }

    /// Whether the campaign has no results yet, so that starting over loses nothing.
    var isBlank: Bool { state.cases == 0 && state.incidents.isEmpty }
}

extension CampaignSettings {
    var checksum: UInt64 { Checksum(JSONText.line(self)).value }
}
