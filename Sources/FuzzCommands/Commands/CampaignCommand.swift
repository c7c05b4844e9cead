import ArgumentParser
import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCampaign
import FuzzCorpus
import FuzzReports

struct CampaignCommand<S: CommandLineSubject>: ParsableCommand {
    static var configuration: CommandConfiguration {
        .init(
            commandName: "campaign",
            abstract: "Search for hours, with workers in separate processes.",
            discussion: """
                Runs until it receives a signal, unless you pass --time, --until or --cases. Writes its settings, \
                findings, statistics and a checkpoint to DIR. However the campaign ends, --resume continues it from the \
                checkpoint; --resume-or-begin also starts a campaign if there is none. If a case crashes a worker, the \
                campaign reports the case and skips it. Findings do not depend on the number of workers. To use eight \
                machines, pass --shard 1/8 to --shard 8/8, one to each, and then --merge the finished shards.

                Exits with \(ExitStatus.unexpectedFailure) if the campaign found a mechanism that no case of the \
                corpus shows, and with \(ExitStatus.defect) if a case crashed a worker or a health check \
                failed.\(FuzzCommand<S>.unrepeatedMeaning)
                """
        )
    }

    @Argument(help: ArgumentHelp("The directory of the campaign.", valueName: "dir"))
    var directory: String

    @Flag(help: "Continue the campaign in DIR.")
    var resume = false

    @Flag(help: "Continue the campaign in DIR, or start one if there is none.")
    var resumeOrBegin = false

    @Flag(help: "Remove the campaign in DIR first.")
    var overwrite = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Stop after this long, for example 90s, 10m or 1h30m.", valueName: "duration"),
        transform: SearchTime.read)
    var time: SearchTime?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Stop at this time of day, for example 07:00.", valueName: "time"),
        transform: TimeOfDay.read)
    var until: TimeOfDay?

    @OptionGroup var options: CampaignOptions<S>

    @Option(
        parsing: .unconditional, help: "The number of workers. (default: one for each core)",
        transform: WholeNumber.readJobs)
    var jobs: Int?

    @Option(
        help: ArgumentHelp(
            "The corpus with the known cases; an existing directory, which may be empty. Findings go to DIR only.",
            valueName: "dir"))
    var corpus = "corpus"

    @Flag(
        name: .shortAndLong,
        help:
            "Also print \(Self.tables)the uses of each rule, and the health checks that hold."
    )
    var verbose = false

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Merge the finished shards in these directories.", valueName: "dir"))
    var merge: [String] = []

    @Option(
        help: ArgumentHelp("Treat a case as hung after this long.", valueName: "duration", visibility: .hidden),
        transform: SearchTime.read)
    var hangTimeout = SearchTime(duration: .seconds(60))

    private static var tables: String {
        S.findingsAreDefects ? "tables of the configurations and the findings, " : ""
    }

    func validate() throws {
        if [resume, resumeOrBegin, overwrite].count(where: { $0 }) > 1 {
            throw ValidationError("--resume, --resume-or-begin and --overwrite exclude each other.")
        }
        if [time != nil, until != nil, options.cases != nil].count(where: { $0 }) > 1 {
            throw ValidationError("--time, --until and --cases exclude each other.")
        }
        if !merge.isEmpty && (resume || resumeOrBegin || options.isAnythingGiven) {
            throw ValidationError("--merge takes its settings from the shards, and needs a new directory.")
        }
        if options.shard != nil && !resume && (options.seed == nil || options.cases == nil) {
            throw ValidationError(
                "--shard needs --seed and --cases, with the same values for all shards.")
        }
    }

    func run() throws {
        // With these signals ignored, a write to a dead worker or beyond the file size limit is an error like any other.
        signal(SIGPIPE, SIG_IGN)
        #if os(Linux)
            signal(SIGXFSZ, SIG_IGN)
        #endif
        Interruption.listen()
        let directory = try CampaignDirectory<S>(path: directory)
        var opening = CampaignOpening<S>(
            directory: directory, options: options,
            use: resume ? .resume : resumeOrBegin ? .resumeOrBegin : overwrite ? .overwrite : .begin,
            deadline: time.map { .after($0.duration) } ?? until.map { .at($0) })
        let status = try ExitStatus.reporting {
            // The command checks everything before it creates or removes anything.
            try opening.check()
            guard !StoredFile.isBelow(directory.path, corpus) else {
                throw FileError(problems: [
                    "\(corpus): error: expected a corpus outside of the campaign's directory, where the campaign writes and "
                        + "removes files. To add the campaign's findings to a corpus, run "
                        + "'\(S.invocation.command("corpus", "merge", directory.path))'"
                ])
            }
            let known = CorpusSurvey<S>(try Corpus<S>(directory: corpus)).known
            let sum = try merge.isEmpty ? nil : CampaignMerge<S>(merge, into: directory)
            opening.isNew = !directory.exists
            try directory.create()
            opening.directory = try directory.locked()
            let (settings, start) =
                try sum.map { try opening.begin($0.settings, $0.checkpoint) } ?? opening.open()
            var checkpoint = start
            if sum == nil, checkpoint.left_s(now: Date()) == 0 {
                StandardError.print(
                    "\(directory.path): the campaign has used up its time; to continue, pass --time or --until")
            }
            return try run(opening.directory, settings, checkpoint, known)
        }
        let hasDefect = !status.health.holds
        try (hasDefect ? ExitStatus.defect : status.isUnexpected ? .unexpectedFailure : .asExpected).finish()
    }

    private func run(
        _ directory: CampaignDirectory<S>, _ settings: CampaignSettings<S>, _ checkpoint: CampaignCheckpoint<S>,
        _ known: KnownMechanisms<S>
    ) throws -> CampaignStatus<S> {
        let screen = CampaignScreen<S>()
        let checkpointer = CampaignCheckpointer<S>(
            directory, settings, checkpoint, known: known, corpus: corpus, listener: screen)
        StandardError.print(
            "seed \(settings.seed) · \(settings.configurations.count.counted("configuration")) · cases of up to "
                + "\(settings.length.counted("step")) · \(S.invocation.command("status", directory.path))")
        let campaign = CampaignRun<S>(
            checkpointer, jobs: jobs ?? SearchThreads.cores, hangTimeout: hangTimeout.duration,
            listener: screen)
        let status = try campaign.run()
        StandardOutput.write(
            CampaignSummary<S>(
                campaign.result, width: StandardOutput.tableWidth, extent: verbose ? .everything : .printed
            ).text)
        let ending = CampaignEnding<S>(
            status: status, directory: directory.path, corpus: self.corpus, found: directory.findings())
        StandardError.print(ending.lines.joined(separator: "\n"))
        return status
    }
}

/// The settings of a campaign. A resumed campaign keeps those that the command line omits.
struct CampaignOptions<S: CommandLineSubject>: ParsableArguments {
    @Option(
        parsing: .unconditional, help: "The seed of the search. (default: random)",
        transform: WholeNumber.read)
    var seed: UInt64?

    @Option(
        parsing: .unconditional, help: "The number of cases to run; with --shard, of all shards together.",
        transform: WholeNumber.read)
    var cases: UInt64?

    @OptionGroup var configurations: ConfigurationOptions<S>
    @OptionGroup var steeringOptions: S.Steering

    @Option(
        parsing: .unconditional,
        help: "The greatest number of steps in a case, 1…64. (default: \(S.caseLength))",
        transform: WholeNumber.readCount)
    var length: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Run only this shard of the campaign, for example 2/8.", valueName: "i/n"),
        transform: Shard.read)
    var shard: Shard?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("The number of cases in a block.", visibility: .hidden),
        transform: WholeNumber.read)
    var blockSize: UInt64?

    func validate() throws {
        if let length, !CaseFamily.lengths.contains(length) {
            throw ValidationError("--length takes 1…64.")
        }
        if let blockSize, !(1...CampaignSettings<S>.greatestBlockSize).contains(blockSize) {
            throw ValidationError("--block-size takes 1…\(CampaignSettings<S>.greatestBlockSize.grouped).")
        }
        if let cases, cases > CampaignSettings<S>.mostCases {
            throw ValidationError("--cases takes at most \(CampaignSettings<S>.mostCases.grouped).")
        }
    }

    var settings: CampaignSettings<S> {
        CampaignSettings<S>(
            seed: seed ?? .randomSeed, length: length ?? S.caseLength,
            patterns: patterns ?? Self.standardPatterns, cases: cases,
            blockSize: blockSize ?? CampaignSettings<S>.defaultBlockSize, shard: shard ?? .whole,
            scope: S.scoping?.scope, steering: steering)
    }

    /// Whether the command line gives any setting.
    var isAnythingGiven: Bool {
        seed != nil || cases != nil || length != nil || patterns != nil || shard != nil || blockSize != nil
            || steering != nil
    }

    /// What the command line asks of the search; `nil` if it asks for nothing.
    private var steering: SearchSteering? {
        steeringOptions.steering.isEmpty ? nil : steeringOptions.steering
    }

    private static var standardPatterns: [String] {
        ConfigurationPattern.covering(S.Configuration.standardMatrix, among: S.Configuration.fullMatrix)
            .map(\.description)
    }

    private var patterns: [String]? {
        if configurations.full { return [ConfigurationPattern<S.Configuration>.all.description] }
        return configurations.isAsked ? configurations.configurations.map(\.description) : nil
    }

    /// Returns the options whose values differ from the settings of the resumed campaign.
    func conflicts(with settings: CampaignSettings<S>) -> [String] {
        var names: [String] = []
        if let seed, seed != settings.seed { names.append("--seed") }
        if let cases, cases != settings.cases { names.append("--cases") }
        if let length, length != settings.length { names.append("--length") }
        if let patterns, patterns != settings.patterns {
            names.append(configurations.full ? "--full" : "--configurations")
        }
        if let shard, shard != settings.shard { names.append("--shard") }
        if let steering, steering != settings.steering {
            // Each option once.
            for name in steering.options where name.hasPrefix("--") && !names.contains(name) { names.append(name) }
        }
        if let blockSize, blockSize != settings.blockSize { names.append("--block-size") }
        return names
    }
}

extension Shard {
    /// Parses a shard from the command line.
    fileprivate static func read(_ text: String) throws -> Shard {
        guard let shard = Shard(text) else {
            throw ValidationError("expected a shard such as 2/8; found '\(text)'")
        }
        return shard
    }
}

extension TimeOfDay {
    /// Parses a time of day from the command line.
    fileprivate static func read(_ text: String) throws -> TimeOfDay {
        guard let time = TimeOfDay(text) else {
            throw ValidationError("expected a time of day, 00:00…23:59; found '\(text)'")
        }
        return time
    }
}
