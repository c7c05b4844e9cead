import FuzzEngine
import FuzzReports
import HeadlessUI

/// Records the events in a run of views as timeline entries.
@MainActor final class ViewJournal<App: FuzzedApp> {
    private var entries: [TimelineEntry] = []
    private let report: (TimelineEntry) -> Void
    /// The step that has no entry yet.
    private var openStep: String?
    private var texts: [String] = []
    private var stepsWithoutEffect: [String] = []
    /// Whether an entry has reported the failure. Later events follow from it, so they are not recorded.
    private var hasFailed = false
    private var run: ViewRun<App>?

    init(reporting report: @escaping (TimelineEntry) -> Void) {
        self.report = report
    }

    func story(of testCase: ViewCase<App>, under configuration: ViewConfiguration<App>) -> Story {
        guard let view = App.view(named: testCase.view) else {
            return Story(timeline: Timeline([], placeHeading: ViewSubject<App>.vocabulary.placeHeading), why: [])
        }
        // The start gets an entry before the view is created, because creating it may end the process.
        begin("start")
        var rest = testCase.steps[...]
        let listener = ViewRun<App>.Listener(
            step: { [self] number, step in begin(number, step) },
            event: { [self] step, detail in write("\(step)\(detail)") },
            loss: { [self] in lose($0) },
            pause: { [self] in lookAtScreen() })
        let run = ViewRun(of: view, under: configuration, listener: listener) { _ in rest.popFirst() }
        self.run = run
        run.host.watch(
            HostWatch(
                action: { [self] in write("\($0)") },
                update: { [self] in write("body is updated") },
                issue: { [self] in lookAtIssues() }))
        let outcome = run.finished()
        let why = ViewReason(
            testCase: testCase, outcome: outcome, issue: run.issue, stepsWithoutEffect: stepsWithoutEffect
        ).paragraphs
        if outcome.mechanism != nil, !hasFailed { write("✗ \(outcome.detail)", ink: .bad) }
        endStep()
        run.host.watch(nil)
        self.run = nil
        return Story(timeline: Timeline(entries, placeHeading: ViewSubject<App>.vocabulary.placeHeading), why: why)
    }

    private func begin(_ number: Int, _ step: ViewStep?) {
        endStep()
        begin(step.map { "\(number) \($0)" } ?? "end")
    }

    private func begin(_ name: String) {
        openStep = name
        report(TimelineEntry(step: name, place: place, text: ""))
    }

    /// Writes an entry for a step that had no events.
    private func endStep() {
        if openStep != nil { write("–") }
    }

    private func lose(_ reason: String) {
        stepsWithoutEffect.append("\(openStep ?? "") (\(reason))")
        write("no effect: \(reason)")
    }

    private func lookAtScreen() {
        guard let run, run.host.isWatched else { return }
        let now = run.host.texts
        guard now != texts else { return }
        texts = now
        write("shows \(ScreenText.of(now))")
    }

    /// Records an issue at the moment when it occurs.
    private func lookAtIssues() {
        guard let issue = run?.host.issues.last else { return }
        guard App.counts(issue) else { return write(issue.message) }
        write("✗ \(issue.message)", ink: .bad)
        hasFailed = true
    }

    /// The place of the running code in the loop; empty before the first step.
    private var place: String {
        guard let run, run.count > 0 else { return "" }
        return run.host.place.rawValue
    }

    private func write(_ text: String, ink: Ink = .body) {
        guard !hasFailed else { return }
        let entry = TimelineEntry(step: openStep ?? "", place: place, text: text, ink: ink)
        openStep = nil
        entries.append(entry)
        report(entry)
    }
}

/// The texts on screen as a single line.
private enum ScreenText {
    private static let mostTexts = 24

    static func of(_ texts: [String]) -> String {
        guard !texts.isEmpty else { return "nothing" }
        let shown = texts.prefix(mostTexts).map(JSONStringLiteral.of).joined(separator: " ")
        return shown + (texts.count > mostTexts ? " and \(texts.count - mostTexts) more" : "")
    }
}
