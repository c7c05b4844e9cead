import Foundation
import HeadlessUI

@testable import ViewFuzz

/// Views whose presentations, drafts, copies, tasks and objects outlive what they belong to, and views that look alike and are right.
enum LifetimeOracleApp: FuzzedApp {
    static var oracles: Set<Oracle> { Set(Oracle.allCases) }

    static var views: [FuzzedView] {
        FuzzedView("constant sheet") { _ in StubbornSheetView(isStubborn: true) }
        FuzzedView("sheet") { _ in StubbornSheetView(isStubborn: false) }
        FuzzedView("sheet that asks again") { _ in AgainSheetView() }
        FuzzedView("refreshed draft") { setup in
            setup.post("refreshed")
            return DraftView(keepsDraft: false)
        }
        FuzzedView("draft") { setup in
            setup.post("refreshed")
            return DraftView(keepsDraft: true)
        }
        FuzzedView("rows by position") { _ in PositionsView() }
        FuzzedView("parcels by position") { _ in ParcelsView(byPosition: true) }
        FuzzedView("searched parcels") { _ in SearchedParcelsView() }
        FuzzedView("loaded parcels") { setup in
            setup.post("refreshed")
            return LoadedParcelsView()
        }
        FuzzedView("parcels by name") { _ in ParcelsView(byPosition: false) }
        FuzzedView("settings that load again") { setup in
            setup.post("refreshed")
            return LoadingSettingsView(staysWhileLoading: false)
        }
        FuzzedView("settings that stay") { setup in
            setup.post("refreshed")
            return LoadingSettingsView(staysWhileLoading: true)
        }
        FuzzedView("errands replaced") { setup in
            setup.post("refreshed")
            return ErrandsView(merges: false)
        }
        FuzzedView("errands merged") { setup in
            setup.post("refreshed")
            return ErrandsView(merges: true)
        }
        FuzzedView("amount") { setup in
            setup.post("refreshed")
            return AmountView()
        }
        FuzzedView("copied book") { _ in BooksView(copies: true) }
        FuzzedView("book") { _ in BooksView(copies: false) }
        FuzzedView("late task") { _ in LateTaskView(checks: false) }
        FuzzedView("task") { _ in LateTaskView(checks: true) }
        FuzzedView("two timers") { _ in TimerView(invalidates: false) }
        FuzzedView("one timer") { _ in TimerView(invalidates: true) }
        FuzzedView("two observers") { setup in
            setup.post("refreshed")
            return ObserverView()
        }
        FuzzedView("two subscriptions") { _ in SubscribingView(usesOnReceive: false) }
        FuzzedView("one subscription") { _ in SubscribingView(usesOnReceive: true) }
        FuzzedView("cycle") { _ in CycleView(isWeak: false) }
        FuzzedView("no cycle") { _ in CycleView(isWeak: true) }
        FuzzedView("shared object") { _ in SharedServiceView() }
        FuzzedView("more each time") { _ in GrowingView() }
    }
}

private struct StubbornSheetView: View {
    let isStubborn: Bool
    @State private var isShown = false

    var body: some View {
        Button("Open") { isShown = true }
            .sheet(isPresented: Binding(get: { isShown }, set: { if !isStubborn { isShown = $0 } })) { Text("Sheet") }
    }
}

private struct AgainSheetView: View {
    @State private var isShown = false

    var body: some View {
        Button("Open") { isShown = true }
            .sheet(isPresented: $isShown, onDismiss: { isShown = true }) { Text("Sheet") }
    }
}

private struct DraftView: View {
    let keepsDraft: Bool
    @State private var text = ""

    var body: some View {
        TextField("Note", text: $text)
            .onReceive(NotificationCenter.default.publisher(for: Notification.Name("refreshed"))) { _ in
                if !keepsDraft { text = "from the server" }
            }
    }
}

private struct Place: Identifiable {
    var position: Int
    let name: String
    var id: String { "\(position) \(name)" }
}

private struct PositionsView: View {
    @State private var places = [Place(position: 1, name: "Rome"), Place(position: 2, name: "Oslo")]

    var body: some View {
        ForEach(places) { place in
            PlaceRow(place: place) {
                places.removeAll { $0.name == place.name }
                for index in places.indices { places[index].position = index + 1 }
            }
        }
    }
}

private struct PlaceRow: View {
    let place: Place
    let visit: () -> Void
    @State private var note = ""

    var body: some View {
        Text(place.name)
        TextField("Remark", text: $note)
        Button("Visited", action: visit)
    }
}

private struct Book: Identifiable, Hashable {
    let id: Int
    var title: String
}

private struct BooksView: View {
    let copies: Bool
    @State private var books = [Book(id: 1, title: "Emma"), Book(id: 2, title: "Dune")]
    @State private var favorite: Book?

    var body: some View {
        if let favorite { Text("Favorite: \(copies ? favorite.title : title(of: favorite.id))") }
        ForEach(books) { BookRow(book: $0) }
        Button("Favorite") { favorite = books[0] }
        Button("Rename") { books[0].title = "Persuasion" }
        if copies, let favorite { BookRow(book: favorite) }
    }

    private func title(of id: Int) -> String { books.first { $0.id == id }?.title ?? "" }
}

private struct BookRow: View {
    let book: Book

    var body: some View { Text(book.title) }
}

private struct LateTaskView: View {
    let checks: Bool
    @State private var isShown = false
    @State private var result = "nothing"

    var body: some View {
        Text(result)
        Button("Open") { isShown = true }
            .sheet(isPresented: $isShown) { LateSheet(checks: checks, result: $result) }
    }
}

private struct LateSheet: View {
    let checks: Bool
    @Binding var result: String

    var body: some View {
        Text("Loading").task {
            try? await Task.sleep(for: .seconds(3))
            if checks, Task.isCancelled { return }
            result = "loaded"
        }
    }
}

private struct TimerView: View {
    let invalidates: Bool
    @State private var isShown = false
    @State private var ticks = 0

    var body: some View {
        Text("\(ticks)")
        Button(isShown ? "Hide" : "Show") { isShown.toggle() }
        if isShown { Ticking(ticks: $ticks, invalidates: invalidates) }
    }
}

private struct Ticking: View {
    @Binding var ticks: Int
    let invalidates: Bool
    @State private var timer: Timer?

    var body: some View {
        Text("ticking")
            .onAppear {
                let ticks = $ticks
                timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in
                    MainActor.assumeIsolated { ticks.wrappedValue += 1 }
                }
            }
            .onDisappear { if invalidates { timer?.invalidate() } }
    }
}

private final class ObserverModel: ObservableObject {
    @Published var count = 0
    private var subscriptions: Set<AnyCancellable> = []

    func start() {
        NotificationCenter.default.publisher(for: Notification.Name("refreshed"))
            .sink { [weak self] _ in self?.count += 1 }.store(in: &subscriptions)
    }
}

private struct ObserverView: View {
    @StateObject private var model = ObserverModel()
    @State private var isShown = false

    var body: some View {
        Text("\(model.count)")
        Button(isShown ? "Hide" : "Show") { isShown.toggle() }
        if isShown { Text("listening").onAppear { model.start() } }
    }
}

private final class PulseModel: ObservableObject {
    @Published var total = 0
    let pulses = PassthroughSubject<Int, Never>()
    private var subscriptions: Set<AnyCancellable> = []

    func start() {
        pulses.map { $0 * 2 }.eraseToAnyPublisher().sink { [weak self] in self?.total += $0 }.store(in: &subscriptions)
        pulses.sink { _ in }.store(in: &subscriptions)
    }
}

/// Counts pulses twice once it has been shown twice, if it subscribes as it appears.
private struct SubscribingView: View {
    let usesOnReceive: Bool
    @StateObject private var model = PulseModel()
    @State private var isShown = false

    var body: some View {
        Text("\(model.total)")
        Button(isShown ? "Hide" : "Show") { isShown.toggle() }
        Button("Pulse") { model.pulses.send(1) }
        if isShown, usesOnReceive { Text("listening").onReceive(model.pulses) { model.total += $0 * 2 } }
        if isShown, !usesOnReceive { Text("listening").onAppear { model.start() } }
    }
}

/// Counts as many times as it was pressed: each press begins one more observation.
private struct GrowingView: View {
    @State private var counters: [Int] = []
    @State private var round = 0

    var body: some View {
        Text("a screen")
        Button("Go") {
            counters.append(0)
            round += 1
        }
        ForEach(counters.indices, id: \.self) { index in Hidden(round: round, index: index) }
    }
}

private struct Hidden: View {
    let round: Int
    let index: Int

    var body: some View { EmptyView() }
}
