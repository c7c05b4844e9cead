import FuzzEngine
import FuzzCampaign

extension UnrepeatedCase {
    /// The case by its index.
    var title: String { "case \(index)" }
    /// The kind of flakiness in words.
    var remark: String { flakiness.kind.words }

    /// The configuration, and the observations of further runs.
    var paragraphs: [LabelledText] {
        [LabelledText(label: "Under", text: configuration)]
            + flakiness.sentences.enumerated().map { LabelledText(label: $0 == 0 ? "Repeats" : "", text: $1) }
    }
}
