import FuzzEngine
import FuzzReports
import HeadlessUI

/// The first difference between the ends of two runs of a case.
struct EndDifference {
    let mistake: Mistake
    /// The two runs, each with its end.
    let paragraphs: [LabelledText]

    /// - Parameters:
    ///   - difference: The screen of the run as written, and that of the other run.
    ///   - steps: The steps as written.
    ///   - other: The steps of the other run.
    init(_ difference: FinalScreen.Difference, of steps: [ViewStep], from other: OtherSteps) {
        func events(_ steps: [ViewStep]) -> String {
            other.numbers.map { steps[$0 - 1].description }.joined(separator: " · ")
        }
        let (own, others) = (events(steps), events(other.steps))
        let (message, label): (String, String)
        switch other.oracle {
        case .deliveryDependence:
            label = "Deferred"
            message =
                "\(difference.view) ends with \(difference.first) as written, and with \(difference.second) if each onReceive "
                + "gets its values later, on the main queue."
        case .answerOrder:
            label = "Exchanged"
            let (early, late) =
                other.isInOrder ? (difference.first, difference.second) : (difference.second, difference.first)
            let name = steps[other.numbers[0] - 1].eventName
            message =
                "\(difference.view) ends with \(early) if the answers to \(name) come in the order of the requests, and with "
                + "\(late) if the older request is answered last."
        default:
            label = "Exchanged"
            message =
                "\(difference.view) ends with \(difference.first) after \(own), and with \(difference.second) after \(others), "
                + "although the two events read and write no state in common."
        }
        mistake = Mistake(
            other.oracle, of: difference.view, message, advice: Self.advice(of: other.oracle))
        paragraphs = [
            Self.paragraph("As written", own, difference.first), Self.paragraph(label, others, difference.second),
        ]
    }

    /// The difference as an issue of the run.
    var issue: RuntimeIssue { RuntimeIssue(afterRun: mistake) }

    private static func paragraph(_ label: String, _ events: String, _ screen: String) -> LabelledText {
        LabelledText(label: label, text: events.isEmpty ? "ends with \(screen)" : "\(events): ends with \(screen)")
    }

    private static func advice(of oracle: Oracle) -> String {
        switch oracle {
        case .answerOrder:
            "Show an answer only while its request is the latest: cancel the earlier task, as .task(id:) does, and ask "
                + "Task.isCancelled after the await; or compare a number that each request gets."
        case .eventOrder:
            "The code of one event uses what the code of the other changes, and it is neither @State nor @Published. Make each "
                + "independent of it, or keep it where views observe it."
        default:
            "Where the handler runs at once, what body has passed to it is older than the state. Read the state in the handler, "
                + "and look an element up by its id."
        }
    }
}

extension ViewStep {
    /// The name of an event from outside, in quotation marks.
    fileprivate var eventName: String {
        if case .outside(let step) = self { JSONStringLiteral.of(step.name) } else { description }
    }
}
