import FilesAndProcesses
import FuzzEngine
import FuzzCorpus

extension Report {
    /// One mechanism with its smallest case.
    package struct Item: Sendable {
        /// The mechanism of the failure.
        package let mechanism: S.Mechanism
        /// Whether the mechanism is new.
        package let novelty: Novelty
        /// The path of the case.
        package let path: String
        /// The file of the case.
        package let file: CaseFile<S>
        /// The comparison of its verdicts with its expectations.
        let judgment: CaseJudgment<S>
        /// The shown configuration: a new one if there is any, preferably of the standard matrix.
        package let configuration: S.Configuration
        /// The story of the case under the configuration. It is computed on first use, because each story of a view takes a
        /// process, and mechanisms that are only named need none.
        package var story: Story { isolatedStory.value }
        private let isolatedStory: WhenAsked<Story>
        /// Whether the story has been computed.
        package var isStoryMade: Bool { isolatedStory.isMade }
        /// The number of configurations of the full matrix that the case breaks by this mechanism.
        package let brokenByCase: Int
        /// The number of configurations that any case breaks by this mechanism.
        package let brokenCount: Int
        /// The configurations that the mechanism breaks.
        package let broken: [ConfigurationPattern<S.Configuration>]
        /// The single changes of the configuration under which the case is clean.
        let healing: SingleChanges<S>

        /// Whether the case assumes what is not usual of the platform.
        var isAssumed: Bool { !file.testCase.withFewerAssumptions.isEmpty }

        /// The command that replays the case.
        package var command: String {
            S.invocation.command("replay", path, "--configurations", configuration.description)
        }

        /// The failure in words.
        package var title: String { S.phrase(for: mechanism, under: configuration) }
    }
}

extension Report.Item {
    /// Creates an item.
    ///
    /// - Parameters:
    ///   - shown: the shown case.
    ///   - isBroken: for each configuration of the full matrix, whether the mechanism breaks it.
    init(
        _ mechanism: S.Mechanism, _ shown: CorpusSurvey<S>.Case, under configuration: S.Configuration, isBroken: [Bool],
        _ novelty: Novelty
    ) {
        let testCase = shown.entry.file.testCase
        self.mechanism = mechanism
        self.novelty = novelty
        path = shown.entry.path
        file = shown.entry.file
        judgment = shown.judgment
        self.configuration = configuration
        isolatedStory = WhenAsked { S.isolatedStory(of: testCase, under: configuration) }
        brokenByCase = shown.mechanisms.count { $0 == mechanism }
        brokenCount = isBroken.count { $0 }
        broken = ConfigurationPattern.covering(isBroken, among: S.Configuration.fullMatrix)
        healing = SingleChanges(CaseExplanation<S>(of: testCase, shown: configuration).changes, healing: mechanism)
    }
}
