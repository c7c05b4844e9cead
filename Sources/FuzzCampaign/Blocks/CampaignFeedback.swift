import FuzzEngine

/// The feedback of the first epochs of a campaign. With it, a resumed campaign and its workers do not run those cases again. It
/// is part of the checkpoint, in a separate file: it changes a few dozen times, the rest of the checkpoint twice a second.
package struct CampaignFeedback: Codable, Hashable, Sendable {
    /// Identifies the settings, as in the rest of the checkpoint.
    private let settings: UInt64
    /// The feedback of each epoch, encoded by the subject.
    package let epochs: [String]

    /// Creates the feedback of a campaign from the lessons of its first epochs.
    package init<S: Subject>(_ epochs: [String], of settings: CampaignSettings<S>) {
        self.epochs = epochs
        self.settings = settings.checksum
    }

    /// Loads the feedback into this process.
    ///
    /// - Returns: whether the feedback is valid for these settings and cover every epoch that the checkpoint counts.
    func take<S: Subject>(of settings: CampaignSettings<S>, _ checkpoint: CampaignCheckpoint<S>) -> Bool {
        guard self.settings == settings.checksum, epochs.count >= checkpoint.epochs ?? 0 else { return false }
        return epochs.enumerated().allSatisfy { epoch, feedback in
            S.take(feedback, ofEpoch: epoch, of: settings.family)
        }
    }
}
