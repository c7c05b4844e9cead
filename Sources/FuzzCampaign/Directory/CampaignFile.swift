/// The files that a campaign writes.
package enum CampaignFile: String, CaseIterable, Sendable {
    case settings = "settings.json"
    case written = "written.txt"
    case checkpoint = "checkpoint.json"
    case feedback = "lessons.json"
    case status = "status.json"
    case statistics = "statistics.jsonl"
    case summary = "summary.txt"

    /// Whether the file has to survive a power failure. A campaign writes files that are only for display each second, and resumes
    /// without them.
    var outlivesPowerCut: Bool {
        switch self {
        case .settings, .written, .checkpoint, .feedback, .summary: true
        case .status, .statistics: false
        }
    }
}

/// The folders that a campaign writes: findings, case sequences for findings that need earlier cases, cases that a worker did not
/// survive, and progress markers of workers.
package enum CampaignFolder: String, CaseIterable, Sendable {
    case found, sequences, incidents, workers
}
