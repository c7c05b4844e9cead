import FuzzEngine

extension DescribableSubject where Self: StepSubject {
    /// Returns the event of each step, up to the first step that fails.
    public static func story(
        of testCase: Case, under configuration: Configuration, reporting report: (TimelineEntry) -> Void
    ) -> Story {
        var progress = StepProgress<Run>(testCase, under: configuration)
        var entries: [TimelineEntry] = []
        func reportLine(_ step: String, _ text: String, ink: Ink = .body) {
            let entry = TimelineEntry(step: step, place: progress.run.place, text: text, ink: ink)
            entries.append(entry)
            report(entry)
        }
        func whole(_ reason: String) -> Story {
            Story(
                timeline: Timeline(entries, placeHeading: vocabulary.placeHeading),
                why: [LabelledText(label: vocabulary.reasonLabel, text: reason)])
        }
        reportLine("start", progress.run.start)
        for (position, step) in testCase.steps.enumerated() {
            let name = "\(position + 1) \(step)"
            // The step is reported before it runs, because it may end the process.
            report(TimelineEntry(step: name, place: progress.run.place, text: ""))
            let event = progress.perform(step)
            reportLine(name, event.text)
            guard let mechanism = event.mechanism else { continue }
            let phrase = phrase(for: mechanism, under: configuration)
            reportLine("", "✗ \(phrase)", ink: .bad)
            return whole("By \(testCase.name(ofStep: position + 1)) \(phrase).")
        }
        if let event = progress.finish(), let mechanism = event.mechanism {
            reportLine("end", "✗ \(event.text)", ink: .bad)
            return whole("After the last step \(phrase(for: mechanism, under: configuration)).")
        }
        return whole(reasonForClean(progress.outcome).capitalizedFirst + ".")
    }
}
