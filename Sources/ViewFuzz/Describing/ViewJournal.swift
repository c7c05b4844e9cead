import FilesAndProcesses
import Foundation
import FuzzEngine
import FuzzReports
import HeadlessUI

/// Records the events in a run of views as timeline entries.
@MainActor final class ViewJournal<App: FuzzedApp> {
    /// The most rows that leave the screen together and have lines of their own.
    private static var mostLeavingRows: Int { 3 }

    private var entries: [TimelineEntry] = []
    /// Nil once the story has ended. Code of the app on another thread may go on, and have references to this journal.
    private var report: ((TimelineEntry) -> Void)?
    /// The step that has no entry yet.
    private var openStep: String?
    /// The step that begins once the work before it is done. Until then, what happens belongs to the step before.
    private var nextStep: (number: Int, step: ViewStep?)?
    /// The screen that the next entry shows.
    private var screen: ScreenDrawing?
    private var texts: [String] = []
    private var stepsWithoutEffect: [String] = []
    private var memory = StoryMemory()
    private var stepCount = 0
    private var stepPhrase = "the start"
    /// The story of the stale binding that made the run fail; nil for other failures.
    private var staleness: StaleStory?
    /// The calls of the app's own code that led to the issue that made the run fail, innermost first.
    private var calls: [SourceFrame] = []
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
            step: { [self] number, step in announce(number, step) },
            touch: { [self] in touch($0) },
            event: { [self] step, detail in
                begin(.event)
                write("\(step)\(detail)")
            },
            loss: { [self] in lose($0) },
            pause: { [self] in lookAtScreen() },
            begin: { [self] in write("'\($0.name)' applies from here on") },
            recordsBindings: true)
        let run = ViewRun(
            of: view, under: configuration, assuming: testCase.assumptions, listener: listener,
            opening: { rest.popPreparation() }
        ) { _ in rest.popFirst() }
        self.run = run
        begin(.step)
        run.host.watch(
            HostWatch(
                action: { [self] action in
                    lookAtRows()
                    let words = memory.words(for: action)
                    begin(.action(action, words))
                    writeCall(words + (action.row?.fate.remark ?? ""), of: action)
                },
                update: { [self] in
                    begin(.update)
                    write("body is updated")
                },
                issue: { [self] in lookAtIssues() },
                moment: { [self] in note($0) }))
        let outcome = run.finished()
        takeWrite(of: run)
        let why = ViewReason(
            testCase: testCase, configuration: configuration, outcome: outcome, issue: run.issue,
            difference: run.difference, staleness: staleness, calls: calls, stepsWithoutEffect: stepsWithoutEffect,
            property: run.setup.properties.first { outcome.violation?.property == $0.name }, moment: stepPhrase,
            lastCall: memory.lastCall
        ).paragraphs
        // The run has failed where the loop fell asleep, and the host has ended it since.
        if outcome.mechanism != nil, !hasFailed { write("✗ \(outcome.detail)", at: entries.last?.place, ink: .bad) }
        endStep()
        run.host.watch(nil)
        self.run = nil
        report = nil
        return Story(
            timeline: Timeline(
                entries.withoutRepetitions, placeHeading: ViewSubject<App>.vocabulary.placeHeading), why: why)
    }

    /// Begins a step. A touch, and the end, wait until the work before them is done.
    private func announce(_ number: Int, _ step: ViewStep?) {
        beginNextStep()
        let waits = if case .user? = step { true } else { step == nil }
        guard waits, let run, !run.host.isAsleep else { return begin(number, step) }
        nextStep = (number, step)
    }

    private func beginNextStep() {
        guard let next = nextStep else { return }
        nextStep = nil
        begin(next.number, next.step)
    }

    private func begin(_ number: Int, _ step: ViewStep?) {
        endStep()
        lookAtRows()
        stepCount = number
        stepPhrase = step.map { "step \(number) (\($0))" } ?? "the time after the last step"
        begin(.step)
        // A touch draws the screen with its target when it comes.
        if case .user = step {} else { draw() }
        begin(step.map { "\(number) \($0)" } ?? "end")
        if case .stall = step { write("the main thread hangs until the next touch") }
        if case .past = step { write("this mistake does not end the run") }
    }

    private func begin(_ name: String) {
        openStep = name
        report?(TimelineEntry(step: name, place: place, text: "", screen: screen))
    }

    private func begin(_ kind: StoryMoment.Kind) {
        lookAtRows()
        var place = LoopPlace.wait
        if let run { place = run.host.place }
        memory.begin(StoryMoment(kind: kind, step: stepCount, phrase: stepPhrase, place: place))
        run?.host.bindingRecord?.moment = memory.now
    }

    /// Writes an entry for a step that had no events.
    private func endStep() {
        if openStep != nil { write("–", at: "") }
    }

    private func lose(_ reason: String) {
        beginNextStep()
        stepsWithoutEffect.append("\(openStep ?? "") (\(reason))")
        write("no effect: \(reason)")
    }

    private func touch(_ action: UserAction) {
        beginNextStep()
        draw(touching: action)
        // The touch may end the process.
        if let openStep { report?(TimelineEntry(step: openStep, place: place, text: "", screen: screen)) }
    }

    private func draw(touching action: UserAction? = nil) {
        guard !hasFailed else { return }
        screen = run?.host.drawing(touching: action).map(ScreenDrawing.init)
    }

    private func note(_ moment: HostMoment) {
        if run?.isOver == true { return }
        switch moment {
        case .timer:
            begin(.timer)
            write("a timer fires")
        case .animationsEnded:
            begin(.animations)
            write("animations end")
        case .resumed(let action):
            let words = action.map { memory.words(for: $0) }
            begin(.resumed(words))
            write("a task\(words.map { " of \($0)" } ?? "") goes on")
        case .chose(let job, let first, let count):
            write("of \(count) jobs that can run, \(job ?? "one") goes before \(first ?? "the first")")
        case .blocked(let job): write("a thread is blocked in \(job ?? "a job"): the host waits for it")
        case .gaveUp(let job): write("the host stops waiting for \(job ?? "a job"), which still runs")
        case .mainThreadBlocked(let action):
            let words = action.map { " in \(memory.words(for: $0))" } ?? ""
            write("the main thread is blocked\(words): jobs of other threads run meanwhile")
        case .database(let sentence): write(sentence)
        case .subscribed(let action): write("\(memory.words(for: action)) begins to listen")
        case .unsubscribed(let action): write("\(memory.words(for: action)) listens no more")
        }
    }

    private func lookAtScreen() {
        guard let run, run.host.isWatched else { return }
        lookAtRows()
        let now = run.host.texts
        if now != texts {
            if openStep == "start" { draw() }
            write(ScreenTexts(now).change(from: ScreenTexts(texts)))
            texts = now
        }
        if run.host.isAsleep { beginNextStep() }
    }

    /// Learns the names of the rows, and writes which elements have changed and which rows were let go.
    private func lookAtRows() {
        // Events from outside may arrive on another thread, while the main thread waits.
        guard let run, !run.isOver, !hasFailed, Thread.isMainThread else { return }
        let leaving = memory.learn(run.host.namedRows)
        for change in run.host.bindingRecord?.look() ?? [] {
            write(memory.sentence(of: change))
        }
        if leaving.count > Self.mostLeavingRows {
            write("the rows of \(memory.names(of: leaving.map(\.id))) leave the screen")
        } else {
            for row in leaving { write("the row of \(memory.name(of: row.id)) leaves the screen") }
        }
    }

    /// Records an issue at the moment when it occurs.
    private func lookAtIssues() {
        guard let run, let issue = run.host.issues.last else { return }
        guard App.counts(issue), !run.goesOn(after: issue) else { return write(issue.message) }
        var text = issue.message
        if !hasFailed { calls = AppCalls.here }
        // The story looks at rows and bindings, which another thread cannot do.
        if issue.isOnMainThread, !hasFailed {
            lookAtRows()
            staleness = StaleStory(of: issue, in: run.host, memory, calls: calls)
            if let staleness { text = staleness.failure }
        }
        if let action = issue.action, action.name == "body" { write("\(memory.words(for: action)) is evaluated") }
        write("✗ \(text)", ink: .bad)
        hasFailed = true
    }

    /// Tells the failure as a write, if the read that was noted was the beginning of one.
    private func takeWrite(of run: ViewRun<App>) {
        guard let issue = run.issue, var story = staleness, issue.access != story.issue.access else { return }
        let text = "✗ \(story.failure)"
        story.issue = issue
        staleness = story
        guard let position = entries.lastIndex(where: { $0.text == text }) else { return }
        entries[position].text = "✗ \(story.failure)"
    }

    /// The place of the running code in the loop; empty before the first step.
    private var place: String {
        guard let run, run.count > 0 else { return "" }
        return run.host.place.rawValue
    }

    /// Writes that code of the app is called. Several calls of one control in a row have one entry.
    private func writeCall(_ text: String, of action: ViewAction) {
        let isControl = action.name.first?.isUppercase == true
        if isControl, openStep == nil, entries.last?.text == text { return }
        write(text)
    }

    private func write(_ text: String, at place: String? = nil, ink: Ink = .body) {
        guard !hasFailed else { return }
        let entry = TimelineEntry(
            step: openStep ?? "", place: place ?? self.place, text: text, ink: ink, screen: screen)
        openStep = nil
        screen = nil
        entries.append(entry)
        report?(entry)
    }
}

extension ScreenDrawing {
    /// Creates the drawing of a screen.
    init(_ part: ScreenPart) {
        self.init(
            kind: part.kind.rawValue, text: part.text, value: part.value, isTouched: part.isTouched,
            isDisabled: part.isDisabled, boxes: part.parts.map(ScreenDrawing.init))
    }
}

extension NamedRow.Fate {
    /// Why a row that has left the screen still runs code, as a remark after the code; empty for rows on the screen.
    fileprivate var remark: String {
        switch self {
        case .leaving: "; the animation of its removal keeps the row"
        case .kept: "; its lazy container keeps the row"
        case .shown, .gone: ""
        }
    }
}

/// The calls of the app's own code. An issue may come on any thread, so none of this is on the main actor.
private enum AppCalls {
    /// The calls that the thread is in, innermost first. Those that led to the run are none of them, and neither are those of a binding's
    /// property itself.
    nonisolated static var here: [SourceFrame] {
        var inRun: [SourceFrame] = []
        for frame in ProgramSymbols.frames(at: CallStack().addresses()) {
            if frame.function.hasPrefix("ViewRun.") { break }
            inRun.append(frame)
        }
        var calls = inRun.appFrames
        while let first = calls.first, first.lineText?.contains("@Binding") ?? true { calls.removeFirst() }
        return calls
    }
}
