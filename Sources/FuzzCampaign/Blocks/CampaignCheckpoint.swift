import FilesAndProcesses
import FuzzCorpus
import FuzzEngine

/// What a campaign goes on from.
package struct CampaignCheckpoint<S: Subject>: Codable, Sendable {
    package var state: CampaignState<S>
    /// Tells versions of the model apart.
    package let fingerprint: UInt64
    /// What the cases of the first epochs teach: `CampaignFeedback`, which are in a file of their own.
    package var lessons: [String] = [] {
        didSet { epochs = lessons.isEmpty ? nil : lessons.count }
    }
    /// Of how many epochs that is; nil where it is of none.
    package private(set) var epochs: Int?
    /// Tells the settings apart, which stand in a file of their own: the sum of blocks of other settings is another result.
    private let settings: UInt64
    /// How long the campaign ran, all of its runs together.
    package var elapsed_s: Double = 0
    /// When, in that time, the last new mechanism came.
    package var lastNew_s: Double = 0
    /// When, in that time, the campaign is to end; nil where its own time does not end it.
    package var limit_s: Double?
    /// When the campaign is to end by the clock on the wall, in seconds since 1970; nil where that does not end it.
    package var until_s: Double?
    /// How often a worker was started again.
    package var restarts = 0

    package init(state: CampaignState<S>, settings: CampaignSettings<S>, fingerprint: UInt64) {
        self.state = state
        self.settings = settings.checksum
        self.fingerprint = fingerprint
    }

    /// The start of a campaign, or of one that adds others up.
    package init(_ settings: CampaignSettings<S>, state: CampaignState<S>? = nil) {
        let runner = BlockRunner<S>(settings)
        self.init(
            state: state ?? CampaignState<S>(), settings: settings,
            fingerprint: runner.fingerprint())
    }

    private enum CodingKeys: CodingKey {
        case state, fingerprint, epochs, settings, elapsed_s, lastNew_s, limit_s, until_s, restarts
    }

    /// Whether it was written for a campaign of these settings.
    func belongs(to settings: CampaignSettings<S>) -> Bool { self.settings == settings.checksum }

    /// Whether nothing would be lost by beginning anew.
    var isBlank: Bool { state.cases == 0 && state.incidents.isEmpty }
}

extension CampaignSettings {
    var checksum: UInt64 { Checksum(JSONText.line(self)).value }
}
