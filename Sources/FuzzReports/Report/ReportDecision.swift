import FilesAndProcesses
import FuzzCorpus
import FuzzEngine

extension Report.Item {
    /// The acknowledgement of the shown case, if the case fails as its `expect` lines say.
    var acknowledgement: Acknowledgement? { judgment.holds ? file.acknowledgement : nil }

    /// Whether the acknowledgement of the shown case is over.
    var isExpired: Bool { acknowledgement?.isOver(on: .today) ?? false }

    /// What the case is to its readers, in a few words: whether it is new, and whether a person has accepted it; nil if it needs none.
    var remark: String? {
        let parts = [novelty.label, acknowledgement?.words].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }

    /// The reason why a person has accepted the finding.
    var acceptance: [LabelledText] {
        acknowledgement.map { [LabelledText(label: "Accepted", text: $0.reason.visible)] } ?? []
    }
}

extension Report {
    /// The numbers of findings whose acknowledgement holds, and of those whose acknowledgement is over, as a continuation of a
    /// sentence; empty if there are none.
    var acknowledged: String {
        let expired = items.count(where: \.isExpired)
        let holding = items.count { $0.acknowledgement != nil } - expired
        return (holding == 0 ? "" : "; \(holding) acknowledged")
            + (expired == 0 ? "" : "; \(expired.counted("acknowledgement")) \(expired == 1 ? "is" : "are") over")
    }
}

extension Acknowledgement {
    /// The acknowledgement with its reason.
    package var text: String { "\(words): \(reason.visible)" }

    /// The acknowledgement without its reason, and whether it is over: `acknowledged until 2027-01-31`.
    package var words: String {
        switch end {
        case .never: "acknowledged"
        case .after(let day): "acknowledged until \(day)" + (isOver(on: .today) ? ", which is over" : "")
        case .unreadable(let text): "acknowledged until '\(text.visible)', which is not a date"
        }
    }
}
