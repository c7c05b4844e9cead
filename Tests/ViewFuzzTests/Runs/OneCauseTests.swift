import BindingFuzz
import FuzzCorpus
import HeadlessUI
import Testing

@testable import ViewFuzz

/// Two screens that share a row, which reads its note whenever a refresh arrives.
private enum NotesApp: FuzzedApp {
    static var views: [FuzzedView] {
        FuzzedView("notes") { setup in notes(setup) { AllNotes() } }
        FuzzedView("archive") { setup in notes(setup) { VStack { AllNotes() } } }
        FuzzedView("drafts") { setup in notes(setup) { AllDrafts() } }
        FuzzedView("names") { _ in AllNames() }
        FuzzedView("chosen") { setup in notes(setup) { ChosenNote() } }
        FuzzedView("feed") { setup in
            let feed = Feed()
            setup.call("load", from: .anotherThread) { feed.load() }
            return FeedView(feed: feed)
        }
        FuzzedView("balance") { setup in
            let model = Balance()
            setup.call("spend") { model.value -= 3 }
            setup.call("refund") { model.value += 20 }
            setup.property("the balance is possible") {
                model.value < 0 ? "\(model.value) is below zero" : model.value > 10 ? "\(model.value) is too much" : nil
            }
            return Text("balance")
        }
    }

    @MainActor private static func notes(_ setup: FuzzSetup, @ViewBuilder _ view: () -> some View) -> some View {
        setup.post("refresh")
        setup.property("somebody is there") { true }
        return view()
    }
}

@MainActor private final class Balance {
    var value = 5
}

private struct Note: Identifiable {
    let id: Int
    var isNew = true
}

private struct AllNotes: View {
    @State private var notes = [Note(id: 1), Note(id: 2)]

    var body: some View {
        Button("Clear") { notes = [] }
        Button("Remove first") { if !notes.isEmpty { notes.removeFirst() } }
        ForEach($notes) { NoteRow(note: $0) }
    }
}

private struct NoteRow: View {
    @Binding var note: Note
    @State private var wasNew = false

    var body: some View {
        Text(wasNew ? "new" : "note")
            .onReceive(NotificationCenter.default.publisher(for: Notification.Name("refresh"))) { _ in
                wasNew = note.isNew
            }
    }
}

private struct Draft: Identifiable {
    let id: Int
    var title = "draft"
}

private struct AllDrafts: View {
    @State private var drafts = [Draft(id: 1), Draft(id: 2)]

    var body: some View {
        Button("Clear") { drafts = [] }
        ForEach($drafts) { DraftRow(draft: $0).tag($0.id).padding() }
    }
}

/// A row whose handler and whose field use the same binding. A field commits its text when it goes.
private struct DraftRow: View {
    @Binding var draft: Draft
    @State private var title = ""

    var body: some View {
        TextField("Title", text: $draft.title)
        TitleField(title: $draft.title)
        Text(title).onReceive(NotificationCenter.default.publisher(for: Notification.Name("refresh"))) { _ in
            title = draft.title
        }
    }
}

private struct TitleField: View {
    @Binding var title: String

    var body: some View { TextField("Subtitle", text: $title) }
}

/// Rows that consist of SwiftUI's views alone.
private struct AllNames: View {
    @State private var names = [Draft(id: 1), Draft(id: 2)]

    var body: some View {
        Button("Clear") { names = [] }
        ForEach($names) { $name in TextField("Name", text: $name.title) }
    }
}

/// A handler, a body and a toggle in a view of its own use the content of an optional.
private struct ChosenNote: View {
    @State private var chosen: Note? = Note(id: 1)

    var body: some View {
        Button("Close") { chosen = nil }
        if let chosen = Binding($chosen) { NoteEditor(note: chosen) }
    }
}

private struct NoteEditor: View {
    @Binding var note: Note
    @State private var wasNew = false

    var body: some View {
        Text(note.isNew ? "new" : "old")
            .onReceive(NotificationCenter.default.publisher(for: Notification.Name("refresh"))) { _ in
                wasNew = note.isNew
            }
        NewToggle(isNew: $note.isNew)
    }
}

private struct NewToggle: View {
    @Binding var isNew: Bool

    var body: some View { Toggle("New", isOn: $isNew) }
}

/// A model that publishes on the thread on which it is called.
private final class Feed: ObservableObject, @unchecked Sendable {
    @Published var count = 0

    func load() { count += 1 }
}

private struct FeedView: View {
    @ObservedObject var feed: Feed

    var body: some View { Text("\(feed.count)") }
}

@Suite struct `One cause` {
    private func outcomes(_ steps: String, of view: String) async throws -> [ViewOutcome] {
        let testCase = try read(steps, of: view, in: NotesApp.self)
        return try await onMainRunLoop {
            ViewRunner<NotesApp>(under: ViewConfiguration<NotesApp>.standardMatrix).run(testCase)
        }
    }

    @Test func `is one finding, whatever its view, its platform, its verdict and its place in the loop`() async throws {
        var mechanisms: Set<TextMechanism<ViewVerdict>> = []
        var verdicts: Set<ViewVerdict> = []
        for view in ["notes", "archive"] {
            for press in ["Clear", "Remove first"] {
                for way in ["", "perform ", "async "] {
                    // macOS updates after both, if both come in one run of the loop.
                    for outcome in try await outcomes(#"press "\#(press)";\#(way)post "refresh""#, of: view) {
                        guard let mechanism = outcome.mechanism else { continue }
                        mechanisms.insert(mechanism)
                        verdicts.insert(mechanism.verdict)
                    }
                }
            }
        }
        #expect(verdicts == [.crash, .corrupt])
        #expect(mechanisms.map(\.description) == ["stale.Note-of-NoteRow"])
        let name = try FindingName.name(#require(mechanisms.first), 1)
        #expect(name == "stale.Note-of-NoteRow.case")
    }

    @Test(arguments: [
        #"press "Clear";post "refresh""#, #"type "a" into "Title" in row 0;press "Clear""#,
        #"type "a" into "Subtitle" in row 0;press "Clear""#,
    ]) func `is the binding, whichever handler or field of the row uses it`(steps: String) async throws {
        let names = try await outcomes(steps, of: "drafts").map { $0.mechanism?.description }
        #expect(names == ["stale.Draft-of-DraftRow", "stale.Draft-of-DraftRow"])
    }

    @Test func `is the optional, whichever view uses it, but not what SwiftUI reads by itself`() async throws {
        let close = #"press "Close""#
        let assumed = ["assume removed-child evaluated-once-more;", "assume control-reads at-layout;"]
        let handled = try await outcomes(close + #";post "refresh""#, of: "chosen")
        #expect(Set(handled.map { $0.mechanism?.description }) == ["stale.Note-of-ChosenNote"])
        for assumption in assumed {
            let names = Set(try await outcomes(assumption + close, of: "chosen").map { $0.mechanism?.description })
            #expect(names == ["stale.Note-of-ChosenNote-in-an-update"], "\(assumption)")
        }
    }

    @Test func `is the object that publishes on another thread`() async throws {
        let names = Set(try await outcomes(#"background call "load""#, of: "feed").map { $0.mechanism?.description })
        #expect(names == ["issue.Feed-published-on-another-thread"])
    }

    @Test func `is named by the view around the rows, if the rows have none of the app`() async throws {
        let outcomes = try await outcomes(#"type "a" into "Name" in row 0;press "Clear""#, of: "names")
        #expect(outcomes.map { $0.mechanism?.description } == ["stale.Draft-of-AllNames", "stale.Draft-of-AllNames"])
    }

    @Test func `of a broken property depends on the words of its message, and not on its numbers`() async throws {
        let below = try await outcomes(#"call "spend";call "spend""#, of: "balance")
        let further = try await outcomes(#"call "spend";call "spend";call "spend""#, of: "balance")
        let above = try await outcomes(#"call "refund""#, of: "balance")
        let names = [below, further, above].map { Set($0.compactMap(\.mechanism?.description)) }
        #expect(names[0] == ["broken.the-balance-is-possible-is-below-zero"])
        #expect(names[1] == names[0])
        #expect(names[2] == ["broken.the-balance-is-possible-is-too-much"])
        #expect(below.first?.detail == "The property 'the balance is possible' does not hold: -1 is below zero")
    }

    @Test func `does not hide another that comes later`() async throws {
        let steps = #"press "Remove first";post "refresh";press "Clear";post "refresh""#
        #expect(try await outcomes(steps, of: "notes").map(\.verdict) == [.corrupt, .corrupt])
        let past = #"past "stale.Note-of-NoteRow";"# + steps
        let later = try await outcomes(past, of: "notes")
        #expect(later.map(\.verdict).contains(.crash), "\(later)")
        let unmet = try await outcomes(#"past "stale.Note-of-NoteRow";past "issue.other";"# + "idle", of: "notes")
        #expect(unmet.map(\.stepsWithoutEffect) == [[1, 2], [1, 2]])
        // A failure that ends the app cannot be passed.
        let crash = try await outcomes(#"past "stale.Note-of-NoteRow";press "Clear";post "refresh""#, of: "notes")
        #expect(crash.map(\.verdict) == [.crash, .crash])
    }

    @Test func `that every case meets early hides no other from the search`() async throws {
        try await onMainRunLoop {
            let runner = ViewRunner<EarlyApp>(under: [])
            let drawn = (0..<200 as Range<UInt64>).map { runner.draw(at: $0, of: CaseFamily(seed: 1)) }
            let names = drawn.compactMap { $0.outcome.mechanism?.description }
            #expect(names.count(where: { $0 == "broken.nothing-is-added" }) >= 10)
            #expect(names.count(where: { $0 == "broken.there-is-room" }) >= 10)
            for made in drawn.prefix(40) {
                #expect(runner.run(made.testCase, under: made.configuration) == made.outcome, "\(made.testCase)")
            }
        }
    }
}

/// A view with a property that does not hold once a button is pressed, and another that needs more presses.
private enum EarlyApp: FuzzedApp {
    static var views: [FuzzedView] {
        FuzzedView("early") { setup in
            let model = Balance()
            setup.property("nothing is added") { model.value == 5 }
            setup.property("there is room") { model.value < 8 }
            return Button("Add") { model.value += 1 }
        }
    }
}
