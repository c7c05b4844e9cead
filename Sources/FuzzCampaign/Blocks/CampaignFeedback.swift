import FuzzEngine

/// What the cases of the first epochs of a campaign teach, so that nobody who goes on with it, and none of its workers, runs
/// them for that. A part of the checkpoint, in a file of its own: it changes a few dozen times, the rest twice a second.
package struct CampaignFeedback: Codable, Hashable, Sendable {
    /// Tells the settings apart, as in the rest of the checkpoint.
    private let settings: UInt64
    /// By epoch, in words of the subject's own.
    package let epochs: [String]

    package init<S: Subject>(_ epochs: [String], of settings: CampaignSettings<S>) {
        self.epochs = epochs
        self.settings = settings.checksum
    }

    /// Has this process know them.
    ///
    /// - Returns: whether they can be the lessons of a campaign of these settings, and are no fewer than its checkpoint says.
    func take<S: Subject>(of settings: CampaignSettings<S>, _ checkpoint: CampaignCheckpoint<S>) -> Bool {
        guard self.settings == settings.checksum, epochs.count >= checkpoint.epochs ?? 0 else { return false }
        return epochs.enumerated().allSatisfy { epoch, lessons in
            S.take(lessons, ofEpoch: epoch, of: settings.family)
        }
    }
}
