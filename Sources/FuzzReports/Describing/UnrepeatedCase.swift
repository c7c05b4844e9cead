import FuzzEngine
import FuzzCampaign

extension UnrepeatedCase {
    /// Which case it is.
    var title: String { "case \(index)" }
    /// Why a report names it.
    var remark: String { flakiness.kind.words }

    /// The configuration, and what running the case again has shown.
    var paragraphs: [LabelledText] {
        [LabelledText(label: "Under", text: configuration)]
            + flakiness.sentences.enumerated().map { LabelledText(label: $0 == 0 ? "Repeats" : "", text: $1) }
    }
}
