import FuzzEngine
import FuzzReports

/// The mailbox, told.
extension MailboxSubject: DescribableSubject {
    static let findingsHeading = "Broken mailboxes"
    static let failureClause = "a letter goes astray"
    static let failureNoun = "broken delivery"
    static let configurationNoun = "mailbox"
    static let placeHeading = "letters"

    static func meaning(of configuration: MailboxConfiguration) -> [String] {
        [
            "Room for \(configuration.capacity.rawValue) letters, the \(configuration.order.rawValue) is taken first.",
            configuration.checking == .checked
                ? "A letter too many is refused." : "Nobody checks whether there is room.",
        ]
    }

    static func phrase(
        for mechanism: TextMechanism<MailboxVerdict>, under configuration: MailboxConfiguration
    ) -> String {
        mechanism.text.isEmpty ? meaning(of: mechanism.verdict) : mechanism.text
    }

    static func meaning(of verdict: MailboxVerdict) -> String {
        switch verdict {
        case .clean: "each letter goes where it should"
        case .misdelivered: "sends a letter astray"
        case .trapped: "traps"
        case .stuck: "never comes back"
        case .quit: "ends the process"
        }
    }

    static func reasonForClean(_ outcome: MailboxOutcome) -> String {
        outcome.delivered == 0 ? "nobody gets a letter" : "each letter goes where it should"
    }

    static func story(of testCase: MailboxCase, under configuration: MailboxConfiguration) -> Story {
        story(of: testCase, under: configuration) { _ in }
    }

    static func story(
        of testCase: MailboxCase, under configuration: MailboxConfiguration, telling tell: (TimelineEntry) -> Void
    ) -> Story {
        var run = MailboxRun(testCase, under: configuration)
        var entries: [TimelineEntry] = []
        func tellLine(_ step: String, _ text: String, ink: Ink = .body) {
            let entry = TimelineEntry(step: step, place: "\(run.letters)", text: text, ink: ink)
            entries.append(entry)
            tell(entry)
        }
        var why = "Every letter goes where it should."
        tellLine("start", "letters in the mailbox: \(testCase.letters)")
        for (position, step) in testCase.steps.enumerated() {
            let name = "\(position + 1) \(step)"
            // Named before it is done, since it may be the last that is heard of the run.
            tell(TimelineEntry(step: name, place: "\(run.letters)", text: ""))
            let event = run.perform(step)
            tellLine(name, event.text)
            guard let mistake = event.mistake else { continue }
            tellLine("", "✗ \(mistake)", ink: .bad)
            why = "By step \(position + 1) (\(step)) \(mistake)."
            break
        }
        if let event = run.finish(), let mistake = event.mistake {
            tellLine("end", "✗ \(event.text)", ink: .bad)
            why = "After the last step \(mistake)."
        }
        return Story(
            timeline: Timeline(entries, placeHeading: placeHeading), why: [LabelledText(label: "Letters", text: why)])
    }
}
