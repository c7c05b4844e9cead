import FuzzEngine
import FuzzCampaign
import FuzzCorpus

extension UnrepeatedCase {
    /// Finds out why a case came to something else when it was run again.
    ///
    /// - Returns: nil of a subject that is run in this process, whose runs leave nothing behind: then it is a defect.
    package init?<S: DescribableSubject>(_ repeated: RepeatedCase<S>) {
        guard S.runsAfresh else { return nil }
        for (configuration, mechanism) in zip(repeated.configurations, repeated.mechanisms) {
            let repetition = Repetition<S>(of: repeated.testCase, under: configuration, expecting: mechanism)
            guard let doubt = repetition?.doubt(after: nil) else { continue }
            let found = "In the campaign it was \(mechanism.map { "\($0)" } ?? "clean")."
            self.init(
                index: repeated.index, configuration: "\(configuration)",
                doubt: Flakiness(doubt.kind, [found] + doubt.sentences + [doubt.kind.remedy]))
            return
        }
        let kind = Flakiness.Kind.doesNotRepeat
        self.init(
            index: repeated.index, configuration: repeated.configurations.map(\.description).list("and"),
            doubt: Flakiness(
                kind,
                [
                    "It does not repeat: of processes that have run nothing before one came to something else than the "
                        + "campaign, and two others to the same.", kind.remedy,
                ]))
    }

    /// Which case it is, and why it is told.
    var title: String { "case \(index)" }
    var remark: String { doubt.kind.words }

    /// What came of running it again.
    var paragraphs: [LabelledText] {
        [LabelledText(label: "Under", text: configuration)]
            + doubt.sentences.enumerated().map { LabelledText(label: $0 == 0 ? "Repeats" : "", text: $1) }
    }
}
