import Foundation
import HeadlessUI

@testable import ViewFuzz

/// Views with controls that take more than a press. What is done to them is in the diary.
enum ReachApp: FuzzedApp {
    static var views: [FuzzedView] {
        FuzzedView("values") { _ in ValuesView(diary: ProbeDiary.shared) }
        FuzzedView("touches") { _ in TouchesView(diary: ProbeDiary.shared) }
        FuzzedView("pages") { _ in PagesView(diary: ProbeDiary.shared) }
        FuzzedView("search") { _ in TokensView(diary: ProbeDiary.shared) }
        FuzzedView("hiding") { setup in
            let model = HidingModel()
            setup.call("hide") { model.isHidden = true }
            return HidingView(model: model, diary: ProbeDiary.shared)
        }
        FuzzedView("empty") { _ in Text("nothing to do") }
    }
}

struct ValuesView: View {
    let diary: ProbeDiary
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var days: Set<DateComponents> = []
    @State private var color = Color.green

    var body: some View {
        DatePicker("Due", selection: $date).onChange(of: date) { diary.note("due") }
        MultiDatePicker("Days", selection: $days).onChange(of: days) { diary.note("days") }
        ColorPicker("Color", selection: $color).onChange(of: color) { diary.note("color") }
        PasteButton(payloadType: String.self) { _ in diary.note("pasted") }
        Button("New") { diary.note("new") }.keyboardShortcut("n")
    }
}

struct TouchesView: View {
    let diary: ProbeDiary
    @GestureState private var isDragged = false

    var body: some View {
        if isDragged { Text("dragging").onAppear { diary.note("seen while dragged") } }
        Text(isDragged ? "moving" : "chip").gesture(
            DragGesture().updating($isDragged) { _, isDragged, _ in isDragged = true }
                .onEnded { _ in diary.note("let go") })
        Text("card").gesture(DragGesture().onEnded { diary.note($0.translation.width < 0 ? "left" : "not left") })
        Text("map").gesture(MagnifyGesture().onEnded { diary.note($0.magnification < 1 ? "smaller" : "greater") })
        Text("dial").gesture(RotateGesture().onEnded { diary.note($0.rotation.degrees < 0 ? "back" : "on") })
        Text("row").onHover { diary.note("over \($0)") }
        Text("file").draggable("file")
        Text("folder").dropDestination(for: String.self) { _, _ in
            diary.note("dropped")
            return true
        }
    }
}

struct PagesView: View {
    let diary: ProbeDiary
    @State private var page = 0
    @Environment(\.scenePhase) private var phase

    var body: some View {
        TabView(selection: $page) { ForEach(0..<3) { Text("page \($0)").tag($0) } }
            .tabViewStyle(.page)
            .onChange(of: page) { diary.note("page \(page)") }
            .onChange(of: phase) { diary.note("\(phase)") }
    }
}

struct ReachToken: Identifiable, Equatable {
    let id: String
}

struct TokensView: View {
    let diary: ProbeDiary
    @State private var text = ""
    @State private var tokens: [ReachToken] = []
    @State private var suggested = [ReachToken(id: "unread")]

    var body: some View {
        Text("found")
            .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { Text($0.id) }
            .onChange(of: tokens) { diary.note("tokens") }
    }
}

@MainActor @Observable final class HidingModel {
    var isHidden = false
}

struct HidingView: View {
    let model: HidingModel
    let diary: ProbeDiary

    var body: some View {
        if !model.isHidden {
            Button("Hide") {
                diary.note("pressed")
                model.isHidden = true
            }
        }
    }
}
