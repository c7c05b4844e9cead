import ArgumentParser
import FilesAndProcesses
import FuzzCampaign
import FuzzEngine
import Foundation
import FuzzCorpus
import FuzzReports

struct FuzzCommand<S: CommandLineSubject>: ParsableCommand {
    static var configuration: CommandConfiguration {
        .init(
            commandName: "fuzz",
            abstract: "Search random cases for \(S.vocabulary.failureNoun.plural).",
            discussion: discussion
        )
    }

    @Option(
        parsing: .unconditional, help: "The seed of the search. (default: random)",
        transform: WholeNumber.read)
    var seed: UInt64?

    @Option(parsing: .unconditional, help: "The number of cases to run.", transform: WholeNumber.read)
    var cases: UInt64?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Stop after this long, for example 90s, 10m or 1h30m.", valueName: "duration"),
        transform: SearchTime.read)
    var time: SearchTime?

    @Option(
        name: .customLong("case"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Run only this case of the seed. Repeatable.", valueName: "index"),
        transform: WholeNumber.read)
    var onlyCases: [UInt64] = []

    @OptionGroup var configurationOptions: ConfigurationOptions<S>
    @OptionGroup var change: S.Change
    @OptionGroup var steeringOptions: S.Steering

    @Option(
        parsing: .unconditional, help: "The greatest number of steps in a case, 1…64.", transform: WholeNumber.readCount
    )
    var length = S.caseLength

    @Option(
        parsing: .unconditional,
        help: "The number of threads\(Self.threadsMeaning). (default: one for each core)",
        transform: WholeNumber.readJobs)
    var jobs: Int?

    /// Explains in the help why more threads may not be faster.
    private static var threadsMeaning: String {
        S.Runner.runsInParallel ? "" : "; only one is used, because this code does not run in parallel"
    }

    @Option(
        help: ArgumentHelp(
            "The corpus with the known cases, which also receives the findings; an existing directory, which may be empty.",
            valueName: "dir"))
    var corpus = "corpus"

    @Flag(
        inversion: .prefixedNo,
        help: ArgumentHelp(
            "Recombine the cases of the corpus, and take its failures for known. The findings then depend on the corpus. "
                + "(default: without --seed)",
            visibility: S.steerable == nil ? .hidden : .default))
    var recombine: Bool?

    @Flag(help: "Also write smaller cases of what the corpus shows already.")
    var keepSmaller = false

    @Flag(help: "Write nothing: print the findings, and the files that would be written.")
    var dryRun = false

    @Flag(help: "Print the lines of each file that ran. The program must be built with --enable-code-coverage.")
    var coverage = false

    @Flag(name: .shortAndLong, help: "Also print a line for each configuration and each mechanism.")
    var verbose = false

    /// The part of the search's time, as a divisor, that the confirmation of findings may take after it.
    private static var shareOfPatience: Int { 20 }
    /// The part of the search's time, as a divisor, at its end, in which a finding does not wait for its confirmation.
    private static var shareOfLateFindings: Int { 5 }
    /// The longest time at the end of a search whose findings are confirmed beside it.
    private static var longestLateTime: Duration { .seconds(60) }

    func validate() throws {
        guard CaseFamily.lengths.contains(length) else {
            throw ValidationError("--length takes 1…64.")
        }
        if [cases != nil, time != nil, !onlyCases.isEmpty].count(where: { $0 }) > 1 {
            throw ValidationError("--cases, --time and --case exclude each other.")
        }
        if onlyCases.contains(where: { $0 > CaseFamily.greatestIndex }) {
            throw ValidationError("--case takes at most \(CaseFamily.greatestIndex).")
        }
        if recombine != nil, S.steerable == nil { throw ValidationError("this subject's cases cannot be recombined.") }
        if !onlyCases.isEmpty && seed == nil { throw ValidationError("--case needs --seed.") }
    }

    func run() throws {
        Interruption.listen()
        CorpusLock.giveUp { Interruption.hasCome }
        let seed = seed ?? .randomSeed
        let configurations = change.changed(configurationOptions.selected)
        let cases = try ExitStatus.reporting {
            if dryRun { return try Corpus<S>(directory: corpus) }
            let cases = try Corpus<S>(toChange: corpus)
            try cases.checkFolderOfFindings()
            return cases
        }
        let collection = try ExitStatus.reporting { try coverage ? CoverageCollection(program: S.program) : nil }
        steer(by: cases)
        let survey = CorpusSurvey<S>(cases.entries, directory: cases.directory) { _, _ in !Interruption.hasCome }
        if Interruption.hasCome {
            StandardError.print("interrupted while the cases of \(corpus) ran; nothing was searched")
            try ExitStatus.interrupted.finish()
        }
        var store = FindingStore<S>(survey, writes: !dryRun, keepsSmaller: keepSmaller)
        let family = CaseFamily(seed: seed, length: length)
        let verifier = FindingVerifier<S>(family)
        var session = FindingSession<S>(
            Search<S>(family, under: configurations, on: SearchThreads(ofProcess: jobs ?? SearchThreads.cores)),
            verifying: verifier.verify)
        StandardOutput.print(
            "seed \(seed) · \(configurations.count.counted("configuration")) · cases of up to "
                + length.counted("step"))
        let count = onlyCases.isEmpty ? self.cases : 0
        let time = count == nil ? (time ?? .standard).duration : nil
        let progress = ProgressLine(cases: count, time: time)
        let block = S.isolation == nil ? nil : S.Runner.blockSize
        var pace = SearchPace(cases: count, time: time, block: block)
        if onlyCases.isEmpty { printPreflightChecks() }
        // Findings depend only on the seed and the number of cases, unless Ctrl-C or the clock ends the search.
        ShrinkingLimit.set {
            progress.showShrinking()
            return time.map { progress.elapsed >= $0 } == true
        }
        ShrinkingLimit.setOfCases { time.map { progress.elapsed >= $0 } == true }
        if S.beginProcessPerRunIfStateOutlivesCases(length: length) {
            StandardOutput.print(
                "state of the app, such as a static property, outlives a case: each run has a process of its own")
        }
        HangNotice.set { testCase in
            progress.tell("no answer, probably a hang; being shrunk and confirmed:\n  \(testCase)")
        }
        session.shrinkWatch = { done, count in
            progress.showShrinking(done, of: count)
            // Each finding is kept, in the smallest case until then.
            return true
        }
        let origin = S.origin(of: family)
        var named: Set<Finding<S>.Reproducer> = []
        /// The known mechanisms of which a smaller case was seen and not written. Each is named once.
        var smaller: Set<S.Mechanism> = []
        /// The first case whose runs have a process each, once a finding has needed earlier cases.
        var firstInProcess: UInt64?
        let confirmations = BackgroundConfirmations<S>(verifier)
        let patience = time.map { $0 + $0 / Self.shareOfPatience }
        // Facts of a model need the runs under every configuration.
        let timeOfLateOnes =
            S.findingsAreDefects ? time.map { $0 - min($0 / Self.shareOfLateFindings, Self.longestLateTime) } : nil
        /// The reason why the first finding without a file has none. The search ends then.
        var unwritten: FileError?
        func take(_ found: Finding<S>) throws {
            let limited = ShrinkingLimit.hasCutOff ? found.shrunk(as: .pending) : found
            let isLate = timeOfLateOnes.map { progress.elapsed >= $0 } ?? false
            let isInBackground = confirmations.begin(limited, isLate: isLate) {
                report(limited, "being confirmed", progress)
            }
            if !isInBackground { try settle(limited) }
        }
        func settle(
            _ limited: Finding<S>, showing mechanisms: [S.Mechanism?]? = nil, isConfirmed: Bool = true
        ) throws {
            // Verification may take long, so the progress line ends first.
            progress.end()
            let fate = try ExitStatus.reporting { () -> FindingSession<S>.Fate? in
                do {
                    return isConfirmed
                        ? try session.settle(limited, in: &store, origin: origin, showing: mechanisms)
                        : try session.settleUnconfirmed(limited.shrunk(as: .unconfirmed), in: &store, origin: origin)
                } catch let error as FileError {
                    unwritten = unwritten ?? error
                    return nil
                }
            }
            let finding = session.asVerified(limited)
            guard let fate else {
                guard named.insert(finding.reproducer).inserted else { return }
                let isKnown = store.known.contains(finding.mechanism, under: finding.configuration)
                report(finding, isKnown ? "smaller" : "new", progress)
                return printUnwritten(CaseFile<S>(finding, origin: origin))
            }
            if case .settled(let outcome) = fate {
                guard outcome.novelty != .known else { return }
                guard outcome.novelty == .new || keepSmaller || smaller.insert(finding.mechanism).inserted else {
                    return
                }
                let reasons = isConfirmed ? [] : ["It is not confirmed, because the search ended before."]
                report(finding, outcome.novelty == .new ? "new" : "smaller", progress, reasons)
                return StandardOutput.print("  \(text(of: outcome))")
            }
            let reasons = try reasons(for: fate)
            // Many configurations share a case.
            guard named.insert(finding.reproducer).inserted else { return }
            report(finding, "new", progress, reasons)
            guard case .flaky(let flakiness) = fate else { return }
            if !dryRun, let sequence = flakiness.sequence { try write(sequence, of: finding) }
            if flakiness.kind == .needsEarlierCases, let block, S.mayBeginProcessPerRun, firstInProcess == nil {
                // The end of a block does not depend on the clock.
                let first = (session.search.cases + block - 1) / block * block
                firstInProcess = first
                StandardOutput.print("  from case \(first) on, each run has a process of its own")
            }
        }
        for index in onlyCases where unwritten == nil && !Interruption.hasCome {
            for finding in session.run(case: index) { try take(finding) }
        }
        while unwritten == nil, !Interruption.hasCome, let chunk = pace.nextChunk(after: session.search.cases) {
            if let firstInProcess, session.search.cases >= firstInProcess { S.beginProcessPerRun() }
            // Findings are written after every few cases, so that an abrupt end loses little.
            for finding in session.run(cases: chunk) { try take(finding) }
            for result in confirmations.finished() { try settle(result.finding, showing: result.mechanisms) }
            progress.show(
                session.search.cases, configurations.count,
                findings: session.search.findings.count(where: \.mechanism.isFailure))
        }
        let rest = confirmations.finish {
            unwritten == nil && !Interruption.hasCome && patience.map { progress.elapsed < $0 } ?? true
        }
        for result in rest where result.mechanisms != nil { try settle(result.finding, showing: result.mechanisms) }
        for result in rest where result.mechanisms == nil { try settle(result.finding, isConfirmed: false) }
        progress.end()
        if session.search.cases == 0, let time, unwritten == nil, !Interruption.hasCome {
            try ExitStatus.reporting {
                throw FileError(problems: [
                    "--time: error: expected a longer time; \(time / .seconds(1)) s were over before the first case had run"
                ])
            }
        }
        if verbose {
            let tables = SearchTables<S>(session, keptIn: store)
            StandardOutput.write("\n" + tables.text(width: StandardOutput.tableWidth))
        }
        let summary = SearchSummary<S>(
            seed: seed, elapsed: progress.elapsed, store: store, wasInterrupted: Interruption.hasCome,
            listsAll: verbose, width: StandardOutput.style.width, invocation: S.invocation)
        StandardOutput.write("\n" + summary.text(session))
        if let collection {
            let lines = try ExitStatus.reporting { try collection.finish() }
            StandardOutput.write("\n" + lines.lines.map { $0.visible + "\n" }.joined())
        }
        try ExitStatus.reporting { if let unwritten { throw unwritten } }
        if Interruption.hasCome, session.search.cases == 0 { try ExitStatus.interrupted.finish() }
        let isExpected =
            session.newMechanisms(store.known, areCertain: true).isEmpty
            && !store.findingStates.contains(where: \.state.failsChecks)
        try (isExpected ? ExitStatus.asExpected : .unexpectedFailure).finish()
    }

    /// Steers the search as the options ask, before any case is drawn.
    private func steer(by corpus: Corpus<S>) {
        var steering = steeringOptions.steering
        steering.recombines = S.steerable != nil && (recombine ?? (seed == nil))
        S.choose(steering)
        guard steering.recombines else { return }
        let kept = corpus.entries.filter { !$0.isCanary }.map(\.file)
        S.steerable?.recombine(kept.map(\.testCase))
        S.know(kept)
    }

    private func printPreflightChecks() {
        for check in S.preflightChecks {
            let lines = S.result(of: check).lines(
                of: check.name, inFull: verbose, width: StandardOutput.style.width)
            for line in lines { StandardOutput.print(line) }
        }
    }
}
