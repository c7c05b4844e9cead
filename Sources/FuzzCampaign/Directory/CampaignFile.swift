/// The files that a campaign writes.
package enum CampaignFile: String, CaseIterable, Sendable {
    case settings = "settings.json"
    case written = "written.txt"
    case checkpoint = "checkpoint.json"
    case lessons = "lessons.json"
    case status = "status.json"
    case statistics = "statistics.jsonl"
    case summary = "summary.txt"

    /// What is only shown is written each second, and a campaign goes on without it.
    var outlivesPowerCut: Bool {
        switch self {
        case .settings, .written, .checkpoint, .lessons, .summary: true
        case .status, .statistics: false
        }
    }
}

/// The folders that a campaign writes: findings, sequences of cases for what needs earlier ones, cases that a worker did not
/// survive, and what workers note.
package enum CampaignFolder: String, CaseIterable, Sendable {
    case found, sequences, incidents, workers
}
