import Foundation
import HeadlessUI

@testable import ViewFuzz

/// Views whose last screen depends on the order or the delivery of events, each with its repair.
enum OrderApp: FuzzedApp {
    static var views: [FuzzedView] {
        FuzzedView("late answer") { setup in WordSearchView(setup: setup, checks: false) }
        FuzzedView("late answer, repaired") { setup in WordSearchView(setup: setup, checks: true) }
        FuzzedView("hidden draft") { setup in
            setup.turnOn(.eventOrder)
            return draft(HiddenDraft(), setup)
        }
        FuzzedView("hidden draft, off") { setup in draft(HiddenDraft(), setup) }
        FuzzedView("hidden draft, repaired") { setup in
            setup.turnOn(.eventOrder)
            return draft(PublishedDraft(), setup)
        }
        FuzzedView("observed draft") { setup in
            setup.turnOn(.eventOrder)
            let model = ObservedDraft()
            setup.call("discard") { model.draft = "" }
            setup.call("save") { model.saved = model.draft }
            return ObservedDraftView(model: model)
        }
        FuzzedView("canceled search") { setup in TaskSearchView(setup: setup, checks: false) }
        FuzzedView("canceled search, repaired") { setup in TaskSearchView(setup: setup, checks: true) }
        FuzzedView("captured count") { setup in
            setup.turnOn(.deliveryDependence)
            setup.post("bought")
            return PurchasesView(isCaptured: true)
        }
        FuzzedView("captured count, repaired") { setup in
            setup.turnOn(.deliveryDependence)
            setup.post("bought")
            return PurchasesView(isCaptured: false)
        }
        FuzzedView("kept count") { setup in
            setup.turnOn(.eventOrder)
            KeptCount.runs += 1
            setup.call("left") {}
            setup.call("right") {}
            return Text("run \(KeptCount.runs)")
        }
    }

    @MainActor private static func draft(_ model: some DraftModel, _ setup: FuzzSetup) -> some View {
        setup.post("discard")
        setup.post("save")
        return DraftView(model: model)
    }
}

/// Shows the answer to whichever request got its answer last.
private struct WordSearchView: View {
    let setup: FuzzSetup
    let checks: Bool
    @State private var shown = "Nothing yet"
    @State private var latest = 0

    var body: some View {
        Text(shown)
        Button("Search bread") { search("bread") }
        Button("Search milk") { search("milk") }
    }

    private func search(_ word: String) {
        latest += 1
        let number = latest
        Task {
            let found: String? = try? await setup.reply("search", word, returning: "Found \(word)")
            guard let found, !checks || number == latest else { return }
            shown = found
        }
    }
}

private protocol DraftModel: ObservableObject {
    var isDiscarded: Bool { get set }
    var draft: String { get set }
    var saved: String { get set }
}

private final class HiddenDraft: DraftModel {
    @Published var isDiscarded = false
    var draft = "a letter"
    @Published var saved = "nothing"
}

private final class PublishedDraft: DraftModel {
    @Published var isDiscarded = false
    @Published var draft = "a letter"
    @Published var saved = "nothing"
}

private struct DraftView<Model: DraftModel>: View {
    @ObservedObject var model: Model

    var body: some View {
        Text(model.isDiscarded ? "Discarded" : "Open")
            .onReceive(NotificationCenter.default.publisher(for: Notification.Name("discard"))) { _ in
                model.isDiscarded = true
                model.draft = ""
            }
            .onReceive(NotificationCenter.default.publisher(for: Notification.Name("save"))) { _ in
                model.saved = model.draft
            }
        Text("Saved: \(model.saved)")
    }
}

@Observable private final class ObservedDraft {
    var draft = "a letter"
    var saved = "nothing"
}

private struct ObservedDraftView: View {
    let model: ObservedDraft

    var body: some View {
        Text(model.draft)
        Text("Saved: \(model.saved)")
    }
}

/// A task that begins again for each word. What it does after an error it also does once it has been canceled.
private struct TaskSearchView: View {
    let setup: FuzzSetup
    let checks: Bool
    @State private var word = "bread"
    @State private var shown = "Nothing yet"

    var body: some View {
        Text(shown)
        Button("Milk") { word = "milk" }
            .task(id: word) {
                do {
                    let found = try await setup.reply("find", word, returning: "Found \(word)")
                    if checks { try Task.checkCancellation() }
                    shown = found
                } catch {
                    if checks, Task.isCancelled { return }
                    shown = "Failed"
                }
            }
    }
}

private struct PurchasesView: View {
    let isCaptured: Bool
    @State private var count = 0

    var body: some View { PurchaseCounter(shown: count, count: $count, isCaptured: isCaptured) }
}

private struct PurchaseCounter: View {
    let shown: Int
    @Binding var count: Int
    let isCaptured: Bool

    var body: some View {
        Text("\(shown) bought")
            .onReceive(NotificationCenter.default.publisher(for: Notification.Name("bought"))) { _ in
                count = (isCaptured ? shown : count) + 1
            }
    }
}

/// State that outlives a run.
@MainActor private enum KeptCount {
    static var runs = 0
}
