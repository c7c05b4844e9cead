import FilesAndProcesses
import FuzzEngine
import FuzzCorpus

extension Report {
    /// One mechanism with its smallest case.
    package struct Item: Sendable {
        /// How it goes wrong.
        package let mechanism: S.Mechanism
        /// Whether it is news.
        package let novelty: Novelty
        /// The path of the case.
        package let path: String
        /// The case, as it is kept.
        package let file: CaseFile<S>
        /// The configuration that is shown: one that is news where any is, and then the first.
        package let configuration: S.Configuration
        /// What happens under it, and why. It is told when it is asked for, since each story of a view takes a process, and what is
        /// only named needs none.
        package var story: Story { toldStory.value }
        private let toldStory: WhenAsked<Story>
        /// Whether the story was told.
        package var isStoryTold: Bool { toldStory.isMade }
        /// How many configurations of the full matrix the case breaks by this mechanism.
        package let brokenByCase: Int
        /// How many were found to break by this mechanism, whatever the case.
        package let brokenCount: Int
        /// The configurations that it breaks.
        package let broken: [ConfigurationPattern<S.Configuration>]
        /// The single changes of the configuration under which the case is clean.
        let healing: SingleChanges<S>

        /// A command that shows the case go wrong.
        ///
        /// - Parameter invocation: how the program is called.
        package func command(calling invocation: Invocation = S.invocation) -> String {
            invocation.command("replay", path, "--configurations", configuration.description)
        }

        /// How it goes wrong, in words.
        package var title: String { S.phrase(for: mechanism, under: configuration) }
    }
}

extension Report.Item {
    /// - Parameters:
    ///   - shown: the case that is told.
    ///   - isBroken: for each configuration of the full matrix, whether the mechanism was found there.
    init(
        _ mechanism: S.Mechanism, _ shown: CorpusSurvey<S>.Case, under configuration: S.Configuration, isBroken: [Bool],
        _ novelty: Novelty
    ) {
        let testCase = shown.entry.file.testCase
        self.mechanism = mechanism
        self.novelty = novelty
        path = shown.entry.path
        file = shown.entry.file
        self.configuration = configuration
        toldStory = WhenAsked { S.toldStory(of: testCase, under: configuration) }
        brokenByCase = shown.mechanisms.count { $0 == mechanism }
        brokenCount = isBroken.count { $0 }
        broken = ConfigurationPattern.covering(isBroken, among: S.Configuration.fullMatrix)
        healing = SingleChanges(CaseExplanation<S>(of: testCase, shown: configuration).changes, healing: mechanism)
    }
}
