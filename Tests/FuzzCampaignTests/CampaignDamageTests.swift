import BindingFuzz
import FilesAndProcesses
import FuzzCampaign
import FuzzCorpus
import FuzzReports
import Foundation
import TestSupport
import Testing

@Suite(.runsCommands) struct `A campaign's files, damaged` {
    private static let rounds = TestSize.of(small: 100, usual: 250, full: 1000)

    @Test(arguments: [CampaignFile.settings, .checkpoint, .status])
    func `a thousand changes of what it goes on from: each is refused, with what to do`(
        name: CampaignFile
    ) throws {
        let kept = try KeptCampaign()
        let whole = try #require(try kept.directory.read(name))
        _ = try kept.directory.campaign()
        _ = try #require(try kept.directory.status())
        var random = SplitMix64(seed: 1)
        for round in 0..<Self.rounds {
            try kept.replace(name, whole.damaged(&random))
            let error = #expect(throws: FileError.self, "round \(round)") {
                if name == .status { _ = try kept.directory.status() } else { _ = try kept.directory.campaign() }
            }
            let text = error?.description ?? ""
            // Snapshots of the campaign command have the sentences.
            #expect(text.contains(name.rawValue) && text.contains(": error: "), "round \(round)")
            #expect(name == .status || text.contains("--overwrite"), "round \(round)")
        }
    }

    @Test func `a thousand of the statistics: refused, or a part of what they were`() throws {
        let kept = try KeptCampaign()
        let whole = try #require(try kept.directory.read(.statistics))
        let lines = try ReportStatistics.read(directory: kept.directory.path)
        #expect(lines.count == 8)
        #expect(kept.directory.statistics(upTo: 7.5).lines == lines)
        var random = SplitMix64(seed: 2)
        for round in 0..<Self.rounds {
            try kept.replace(.statistics, whole.damaged(&random))
            let left = kept.directory.statistics(upTo: 7.5).lines
            #expect(lines.filter(left.contains) == left, "round \(round)")
            if let told = try? ReportStatistics.read(directory: kept.directory.path) {
                #expect(lines.starts(with: told), "round \(round)")
            }
        }
    }

    @Test
    func `checkpoints that somebody has made up, with the right checksum: refused, or gone on with; never a trap`()
        throws
    {
        let kept = try KeptCampaign()
        let content = try kept.content(.checkpoint)
        var random = SplitMix64(seed: 3)
        var accepted = 0
        for _ in 0..<Self.rounds {
            try kept.forge(.checkpoint, content.withOtherNumber(&random))
            guard let (settings, checkpoint) = try? kept.directory.campaign() else { continue }
            accepted += 1
            goOn(settings, checkpoint)
        }
        // Times, tallies and counts may be others, within bounds; the numbers of blocks and cases may not.
        #expect(accepted > 0 && accepted < Self.rounds)
    }

    @Test func `settings that somebody has made up, and a checkpoint to go with them: never a trap`() throws {
        let kept = try KeptCampaign()
        let content = try kept.content(.settings)
        var random = SplitMix64(seed: 4)
        for _ in 0..<Self.rounds {
            try kept.forge(.settings, content.withOtherNumber(&random).withOtherNumber(&random))
            try kept.directory.write(kept.checkpoint, .checkpoint)
            guard let settings = try? kept.directory.read(CampaignSettings<RowModel>.self, .settings),
                settings != KeptCampaign.settings
            else { continue }
            #expect(throws: FileError.self) { _ = try kept.directory.campaign() }
            guard settings.isValid else { continue }
            // Begun, and then as far as the other campaign.
            try kept.directory.write(CampaignCheckpoint<RowModel>(settings), .checkpoint)
            let (_, checkpoint) = try kept.directory.campaign()
            goOn(settings, checkpoint)
            try kept.directory.write(CampaignCheckpoint<RowModel>(settings, state: kept.checkpoint.state), .checkpoint)
            if let (settings, checkpoint) = try? kept.directory.campaign() { goOn(settings, checkpoint) }
        }
    }

    @Test func `a status that somebody has made up, with the right checksum: refused or shown`() throws {
        let kept = try KeptCampaign()
        let content = try kept.content(.status)
        var random = SplitMix64(seed: 5)
        for _ in 0..<Self.rounds {
            try kept.forge(.status, content.withOtherNumber(&random))
            guard let status = try? kept.directory.status() else { continue }
            #expect(status.elapsed_s < 1e10 && status.lastNew_s < 1e10 && status.casesPerSecond < 1e13)
        }
        try kept.forge(.status, content.replacing("canary", with: #"\u001b[2J"#))
        #expect(throws: FileError.self) { _ = try kept.directory.status() }
    }

    @Test func `what is kept belongs to its settings, and to this version of the model`() throws {
        let kept = try KeptCampaign()
        var other = KeptCampaign.settings
        other.seed = 4
        try kept.directory.write(other, .settings)
        let error = #expect(throws: FileError.self) { _ = try kept.directory.campaign() }
        var outputs = OutputSnapshot()
        outputs.add("other settings", withoutCommands(error))
        try kept.directory.write(KeptCampaign.settings, .settings)
        let checkpoint = CampaignCheckpoint<RowModel>(
            state: kept.checkpoint.state, settings: KeptCampaign.settings, fingerprint: 1)
        try kept.directory.write(checkpoint, .checkpoint)
        let version = #expect(throws: FileError.self) { _ = try kept.directory.campaign() }
        outputs.add("other version", withoutCommands(version))
        try outputs.expect(named: "foreign-checkpoints")
    }

    /// Returns an error without its commands, which name the program that runs the tests.
    private func withoutCommands(_ error: FileError?) -> String {
        (error?.description ?? "no error").replacing(#/'[^']*'/#, with: "'…'")
    }

    @Test func `any number in a worker's notes is a place or none`() {
        var random = SplitMix64(seed: 6)
        let numbers: [UInt64] = [0, 1, 2, 3, .max - 1, .max]
        for number in numbers + (0..<Self.rounds).map({ _ in random.next() }) {
            let position = WorkerPosition(number: number)
            #expect(position?.number ?? number == number)
        }
    }

    /// Does with a campaign what a run of it would.
    private func goOn(_ settings: CampaignSettings<RowModel>, _ checkpoint: CampaignCheckpoint<RowModel>) {
        let configurations = settings.configurations
        var dispatcher = CampaignDispatcher<RowModel>(settings, checkpoint.state)
        let runner = BlockRunner<RowModel>(settings)
        for _ in 0..<4 {
            guard let order = dispatcher.next(for: 0) else { break }
            switch order {
            case .block(let ordinal, let skipped):
                if settings.blockSize > 1000 { return }
                dispatcher.finish(0, .block(result: runner.run(block: ordinal, skipping: skipped) { _ in }))
            case .shrink(let failure, let index):
                let result = runner.shrink(failure, at: index)
                dispatcher.finish(0, .shrunk(failure, index: index, result: result))
            case .learn, .take: Issue.record("cases of the row app learn nothing from each other")
            }
        }
        for found in dispatcher.state.findings(settings, configurations) {
            _ = CaseFile<RowModel>(campaign: found, settings).text
        }
        for incident in dispatcher.state.incidents { _ = CaseFile<RowModel>(incident: incident, settings).text }
        _ = dispatcher.state.smallestOfConfigurations(settings, configurations)
        var later = checkpoint
        later.state = dispatcher.state
        _ = later.left_s(now: Date(timeIntervalSince1970: 0))
        _ = JSONText.line(CampaignStatus<RowModel>(later, settings, configurations, known: KnownMechanisms<RowModel>()))
        _ = dispatcher.state.cases * UInt64(configurations.count)
    }
}
