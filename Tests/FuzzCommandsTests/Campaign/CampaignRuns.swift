import TestSupport

extension TemporaryDirectory {
    /// Runs a campaign to its end, with a corpus that shows every mechanism of what the tests run.
    func campaign(
        _ directory: String, _ arguments: [String], of command: String = "bindfuzz", environment: [String: String] = [:]
    ) throws -> CommandRun {
        try startCampaign(directory, arguments, of: command, environment: environment).wait()
    }

    /// Starts a campaign with that corpus.
    func startCampaign(
        _ directory: String, _ arguments: [String], of command: String = "bindfuzz", environment: [String: String] = [:]
    ) throws -> StartedCommand {
        try start(
            ["campaign", directory, "--corpus", try knownCases()] + arguments, of: command, environment: environment)
    }

    /// The cases of this repository's corpus that show the mechanisms of `RunLoop.main`, which is what the tests run. A campaign
    /// replays its corpus at each start.
    func knownCases() throws -> String {
        if !has("known") {
            let repository = Repository()
            for path in try repository.files(in: "corpus/found") where path.contains("-blocks-") {
                try write(repository.text(of: path), to: path.replacing("corpus/found", with: "known"))
            }
        }
        return path("known")
    }
}
