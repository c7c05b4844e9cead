import Foundation
import HeadlessUI

@testable import ViewFuzz

/// Views with one mistake each that does not trap, and views that look alike and have none.
enum OracleApp: FuzzedApp {
    static var views: [FuzzedView] {
        FuzzedView("two alerts for one flag") { _ in SharedAlertView(isSameQuestion: false) }
        FuzzedView("rows with one flag") { _ in AskingRowsView() }
        FuzzedView("nested object") { _ in BadgeView() }
        FuzzedView("hint that stays") { _ in SearchPage(state: SearchState()) }
        FuzzedView("nested object, observed") { _ in ObservedBadgeView() }
        FuzzedView("clock") { _ in ClockView() }
        FuzzedView("chance") { _ in DieView() }
        FuzzedView("two sheets") { _ in TwoSheetsView() }
        FuzzedView("one sheet after the other") { _ in SheetsInTurnView() }
        FuzzedView("forgotten spinner") { _ in SpinnerView(forgets: true) }
        FuzzedView("spinner") { _ in SpinnerView(forgets: false) }
        FuzzedView("cut text") { _ in CutTextView() }
        FuzzedView("nested object, off") { setup in
            setup.turnOff(.staleScreen)
            return BadgeView()
        }
    }
}

final class SearchState {
    var isDone = false
}

private struct SearchPage: View {
    let state: SearchState

    var body: some View {
        Button("Search") { state.isDone = true }
        SearchHint(state: state)
        SearchPlayer()
    }
}

private struct SearchHint: View {
    let state: SearchState

    var body: some View { if !state.isDone { Text("Searching") } }
}

private struct SearchPlayer: View {
    var body: some View { Text("Playing") }
}

final class BadgeSettings: ObservableObject {
    @Published var count = 0
}

final class BadgeStore: ObservableObject {
    let settings = BadgeSettings()
    @Published var title = "Inbox"
}

struct BadgeView: View {
    @StateObject private var store = BadgeStore()

    var body: some View {
        Text("\(store.title): \(store.settings.count)")
        Button("Add") { store.settings.count += 1 }
    }
}

struct ObservedBadgeView: View {
    @StateObject private var store = BadgeStore()

    var body: some View {
        BadgeCount(settings: store.settings)
        Button("Add") { store.settings.count += 1 }
    }
}

private struct BadgeCount: View {
    @ObservedObject var settings: BadgeSettings

    var body: some View { Text("\(settings.count)") }
}

struct ClockView: View {
    @State private var presses = 0

    var body: some View {
        Text("\(Date().timeIntervalSince1970)")
        Button("Press") { presses += 1 }
    }
}

struct DieView: View {
    @State private var presses = 0

    var body: some View {
        Text("\(Int.random(in: 0..<1_000_000))")
        Button("Press") { presses += 1 }
    }
}

struct TwoSheetsView: View {
    @State private var showsHelp = false
    @State private var showsError = false

    var body: some View {
        Button("Help") { showsHelp = true }
            .sheet(isPresented: $showsHelp) {
                Text("Help")
                Button("Report") { showsError = true }
            }
            .alert("Failed", isPresented: $showsError) { Button("OK") {} }
    }
}

struct SheetsInTurnView: View {
    @State private var showsHelp = false
    @State private var showsError = false

    var body: some View {
        Button("Help") { showsHelp = true }
            .sheet(isPresented: $showsHelp) {
                Text("Help")
                Button("Report") {
                    showsHelp = false
                    showsError = true
                }
            }
            .alert("Failed", isPresented: $showsError) { Button("OK") {} }
    }
}

struct SpinnerView: View {
    let forgets: Bool
    @State private var isLoading = false
    @State private var presses = 0

    var body: some View {
        if isLoading { ProgressView() }
        Button("Load") {
            isLoading = true
            presses += 1
            Task {
                try? await Task.sleep(for: .seconds(1))
                if forgets, presses > 1 { return }
                isLoading = false
            }
        }
    }
}

struct CutTextView: View {
    @State private var shown = "é"

    var body: some View {
        Text(shown)
        Button("Cut") { shown = String(decoding: Array(shown.utf8.prefix(1)), as: UTF8.self) }
    }
}
