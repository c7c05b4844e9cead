import BindingFuzz
import FuzzCorpus

extension Report {
    /// Whether a mechanism is news, in the order in which it is told.
    public enum Novelty: String, Hashable, Sendable, CaseIterable {
        /// It breaks a configuration that no case of the corpus breaks by it.
        case new
        /// It is known, and this case is smaller than any of the corpus that show it there.
        case smaller
        /// The last report that was marked told it with another case.
        case changed
        /// It is the corpus's own: there is nothing to compare with.
        case own
        /// The corpus shows it, or the last report that was marked told it.
        case known
    }

    /// One mechanism with its smallest case.
    public struct Item: Sendable {
        /// How it goes wrong.
        public let mechanism: Mechanism
        /// Whether it is news.
        public let novelty: Novelty
        /// The path of the case.
        public let path: String
        /// The case, as it is kept.
        public let file: CaseFile
        /// The configuration that is shown: one that is news where any is, and then the first.
        public let configuration: Configuration
        /// Everything that happens under it.
        public let trace: Trace
        /// How many configurations of the full matrix the case breaks by this mechanism.
        public let brokenByCase: Int
        /// How many were found to break by this mechanism, whatever the case.
        public let brokenCount: Int
        /// The configurations that it breaks.
        public let broken: [ConfigurationPattern]
        /// The single changes of the configuration under which the case is clean.
        let heals: [CaseExplanation.Change]

        /// A command that shows the case go wrong.
        ///
        /// - Parameter invocation: how the program is called.
        public func command(calling invocation: Invocation = .plain) -> String {
            invocation.command("replay", path, "--configurations", configuration.description)
        }

        /// How it goes wrong, in words.
        public var title: String { mechanism.phrase(on: configuration.platform) }
    }
}

extension Report.Item {
    /// - Parameters:
    ///   - shown: the case that is told.
    ///   - isBroken: for each configuration of the full matrix, whether the mechanism was found there.
    init(
        _ mechanism: Mechanism, _ shown: CorpusSurvey.Case, under configuration: Configuration, isBroken: [Bool],
        _ novelty: Report.Novelty
    ) {
        let interleaving = shown.entry.file.interleaving
        self.mechanism = mechanism
        self.novelty = novelty
        path = shown.entry.path
        file = shown.entry.file
        self.configuration = configuration
        trace = Trace(interleaving, under: configuration)
        brokenByCase = shown.mechanisms.count { $0 == mechanism }
        brokenCount = isBroken.count { $0 }
        broken = PatternCover.patterns(for: isBroken, among: Configuration.fullMatrix)
        heals = CaseExplanation(of: interleaving, shown: configuration).changes.filter { $0.outcome.verdict == .clean }
    }
}
