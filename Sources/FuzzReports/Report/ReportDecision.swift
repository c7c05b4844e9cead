import FuzzCorpus
import FuzzEngine

extension Report.Item {
    /// The acknowledgement of the shown case, if it holds: the case fails as its `expect` lines say.
    var acknowledgement: Acknowledgement? { judgment.holds ? file.acknowledgement : nil }

    /// What the case is to its readers, in a few words: whether it is new, and whether a person has accepted it; nil if it needs none.
    var remark: String? {
        let parts = [novelty.label, acknowledgement.map { "acknowledged\($0.suffix)" }].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }

    /// The reason why a person has accepted the finding.
    var acceptance: [LabelledText] {
        acknowledgement.map { [LabelledText(label: "Accepted", text: $0.reason.visible)] } ?? []
    }
}

extension Report {
    /// The number of acknowledged findings, as a continuation of a sentence; empty if there are none.
    var acknowledged: String {
        let count = items.count { $0.acknowledgement != nil }
        return count == 0 ? "" : "; \(count) acknowledged"
    }
}

extension Acknowledgement {
    /// The last day; empty for an acknowledgement without an end.
    fileprivate var suffix: String {
        switch end {
        case .never: ""
        case .after(let day): " until \(day)"
        case .unreadable(let text): " until \(text.visible)"
        }
    }
}
