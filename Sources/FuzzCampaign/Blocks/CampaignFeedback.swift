import FuzzEngine

/// The lessons of the first epochs of a campaign. With them, a resumed campaign and its workers do not run those cases again. They
/// are part of the checkpoint, in a separate file: they change a few dozen times, the rest of the checkpoint twice a second.
package struct CampaignFeedback: Codable, Hashable, Sendable {
    /// Identifies the settings, as in the rest of the checkpoint.
    private let settings: UInt64
    /// The lessons of each epoch, encoded by the subject.
    package let epochs: [String]

    /// Creates the feedback of a campaign from the lessons of its first epochs.
    package init<S: Subject>(_ epochs: [String], of settings: CampaignSettings<S>) {
        self.epochs = epochs
        self.settings = settings.checksum
    }

    /// Loads the lessons into this process.
    ///
    /// - Returns: whether the lessons are valid for these settings and cover every epoch that the checkpoint counts.
    func take<S: Subject>(of settings: CampaignSettings<S>, _ checkpoint: CampaignCheckpoint<S>) -> Bool {
        guard self.settings == settings.checksum, epochs.count >= checkpoint.epochs ?? 0 else { return false }
        return epochs.enumerated().allSatisfy { epoch, lessons in
            S.take(lessons, ofEpoch: epoch, of: settings.family)
        }
    }
}
