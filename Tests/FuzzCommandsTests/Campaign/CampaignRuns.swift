import TestSupport

extension TemporaryDirectory {
    /// Runs a campaign to its end, with this repository's corpus, which shows every mechanism of what the tests run.
    func campaign(
        _ directory: String, _ arguments: [String], of command: String = "bindfuzz", environment: [String: String] = [:]
    ) throws -> CommandRun {
        try startCampaign(directory, arguments, of: command, environment: environment).wait()
    }

    /// Starts a campaign with this repository's corpus.
    func startCampaign(
        _ directory: String, _ arguments: [String], of command: String = "bindfuzz", environment: [String: String] = [:]
    ) throws -> StartedCommand {
        let corpus = Repository().url("corpus").path()
        return try start(
            ["campaign", directory, "--corpus", corpus] + arguments, of: command, environment: environment)
    }
}
