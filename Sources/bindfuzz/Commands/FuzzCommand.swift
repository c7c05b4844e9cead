import ArgumentParser
import BindingFuzz
import Foundation

struct FuzzCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fuzz",
        abstract: "Search random interleavings for stale dereferences.",
        discussion: """
            Runs each case under the standard matrix of 72 configurations for 60 seconds, with a random seed \
            that is printed first and last. Case i is a function of the seed and i. What fails is told apart by \
            mechanism, which is the kind of verdict, the place of the read and how the row stood; the smallest \
            case of each is written to DIR/found, unless it is there already. Ctrl-C ends the search with its \
            summary.

            Exits with 1 if a mechanism was found that no case of the corpus shows.
            """
    )

    @Option(
        parsing: .unconditional, help: "The seed of the search; random where none is given.",
        transform: WholeNumber.read)
    var seed: UInt64?

    @Option(parsing: .unconditional, help: "How many cases to run.", transform: WholeNumber.read)
    var cases: UInt64?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("How long to search: 90s, 10m, 1h30m.", valueName: "duration"),
        transform: SearchTime.read)
    var time: SearchTime?

    @OptionGroup var configurationOptions: ConfigurationOptions

    @Option(parsing: .unconditional, help: "The most steps a case has, 1…64.", transform: WholeNumber.readCount)
    var length = InterleavingGenerator.defaultLength

    @Option(help: ArgumentHelp("The corpus: what is known, and where findings are written.", valueName: "dir"))
    var corpus = "corpus"

    func validate() throws {
        guard InterleavingGenerator.lengths.contains(length) else {
            throw ValidationError("--length takes 1…64.")
        }
        if cases != nil && time != nil { throw ValidationError("--cases and --time exclude each other.") }
    }

    func run() throws {
        Interruption.listen()
        let seed = seed ?? UInt64.random(in: 0..<1_000_000_000)
        let configurations = configurationOptions.selected
        var search = Search(InterleavingGenerator(seed: seed, length: length), under: configurations)
        let known = try ExitStatus.reporting {
            Gate.knownMechanisms(try Corpus(directory: corpus), under: search.plan)
        }
        let start = "seed \(seed) · \(configurations.count) configurations · cases of up to \(length) steps\n"
        StandardOutput.write(Array(start.utf8))
        let store = FindingStore(directory: corpus)
        let progress = SearchProgress(cases: cases, time: cases == nil ? (time ?? .standard).duration : nil)
        var results: [Mechanism: FindingStore.Result] = [:]
        var announced: Set<Mechanism> = []
        while !Interruption.hasCome, let chunk = progress.nextChunk(after: search.cases) {
            for mechanism in search.run(cases: chunk) {
                if announced.insert(mechanism).inserted { announce(mechanism, of: search, progress) }
                if !known.contains(mechanism) { try keep(mechanism, of: search, store, seed, &results) }
            }
            progress.show(search.cases, configurations.count, findings: search.findings.count)
        }
        progress.end()
        for finding in search.findings { try keep(finding.mechanism, of: search, store, seed, &results) }
        let summary = SearchSummary(
            seed: seed, elapsed: progress.elapsed, store: store, results: results, known: known,
            kept: try ExitStatus.reporting { try Corpus(directory: corpus).entries },
            wasInterrupted: Interruption.hasCome)
        StandardOutput.write(Array(("\n" + summary.text(search)).utf8))
        let isExpected = search.findings.allSatisfy { known.contains($0.mechanism) }
        try (isExpected ? ExitStatus.asExpected : .unexpectedStale).finish()
    }

    /// Says what was found as soon as it is, since a search goes on for a minute or a night.
    private func announce(_ mechanism: Mechanism, of search: borrowing Search, _ progress: SearchProgress) {
        guard let finding = search.findings.first(where: { $0.mechanism == mechanism }) else { return }
        progress.end()
        let text = "found \(mechanism)  \(finding.interleaving)  under \(finding.configuration)\n"
        StandardOutput.write(Array(text.utf8))
    }

    /// Keeps the smallest case of a mechanism at once, so that nothing is lost whatever ends the search.
    private func keep(
        _ mechanism: Mechanism, of search: borrowing Search, _ store: FindingStore, _ seed: UInt64,
        _ results: inout [Mechanism: FindingStore.Result]
    ) throws {
        guard let finding = search.findings.first(where: { $0.mechanism == mechanism }) else { return }
        let result = try ExitStatus.reporting {
            try store.keep(finding, origin: "bindfuzz fuzz --seed \(seed) --length \(length)")
        }
        if result != .known || results[mechanism] == nil { results[mechanism] = result }
    }
}
