import HeadlessUI
import TestSupport
import Testing

/// What is assumed of sections, each value in turn.
@Suite(.serialized) struct `A section under each assumption` {
    private static let places = SectionedRowsView.Place.allCases

    @Test(arguments: SystemAssumptions.SectionAppearance.allCases, places)
    func `runs its actions for each row, or once`(
        value: SystemAssumptions.SectionAppearance, place: SectionedRowsView.Place
    ) async throws {
        try await onMainRunLoop {
            let log = EventLog()
            let host = Host(assuming: SystemAssumptions { $0.sectionAppearance = value }) {
                SectionedRowsView(place: place, log: log)
            }
            // The header and two rows.
            #expect(log.events == Array(repeating: "appears", count: value == .once ? 1 : 3))
            log.events = []
            try host.click("Remove first")
            host.endAnimations()
            host.evictRows()
            #expect(log.events == (value == .once ? [] : ["disappears"]))
            log.events = []
            try host.click("Replace")
            host.endAnimations()
            host.evictRows()
            #expect(log.events.sorted() == (value == .once ? [] : ["appears", "disappears"]))
            log.events = []
            try host.click("Hide")
            host.endAnimations()
            host.evictRows()
            #expect(log.events == Array(repeating: "disappears", count: value == .once ? 1 : 2))
            log.events = []
            try host.click("Hide")
            #expect(log.events == Array(repeating: "appears", count: value == .once ? 1 : 2))
        }
    }

    @Test(arguments: SystemAssumptions.SectionAppearance.allCases)
    func `runs its task for each row, or once until the last row has gone`(
        value: SystemAssumptions.SectionAppearance
    ) async throws {
        try await onMainRunLoop {
            let log = EventLog()
            let host = Host(assuming: SystemAssumptions { $0.sectionAppearance = value }) {
                SectionWithTask(log: log)
            }
            host.settle()
            let rows = value == .once ? 1 : 2
            #expect(log.events == Array(repeating: "begins 0", count: rows))
            log.events = []
            try host.click("Remove first")
            host.settle()
            #expect(log.events == (value == .once ? [] : ["ends 0"]))
            log.events = []
            try host.click("Next")
            host.settle()
            #expect(log.events.sorted() == ["begins 1", "ends 0"])
            log.events = []
            try host.click("Remove first")
            host.settle()
            #expect(log.events == ["ends 1"])
        }
    }

    @Test func `runs the actions of each of several modifiers once`() async throws {
        try await onMainRunLoop {
            let log = EventLog()
            _ = Host(assuming: SystemAssumptions { $0.sectionAppearance = .once }) {
                List {
                    Section { ForEach(0..<3) { Text("\($0)") } }
                        .onAppear { log.events.append("inner") }.onAppear { log.events.append("outer") }
                    Section { Text("last") }.onAppear { log.events.append("other") }
                    Group { ForEach(0..<2) { Text("\($0)") } }.onAppear { log.events.append("group") }
                }
            }
            #expect(log.events.sorted() == ["group", "group", "inner", "other", "outer"])
        }
    }
}

private struct SectionWithTask: View {
    let log: EventLog
    @State private var names = ["a", "b"]
    @State private var number = 0

    var body: some View {
        Button("Remove first") { names.removeFirst() }
        Button("Next") { number += 1 }
        List {
            Section { ForEach(names, id: \.self) { Text($0) } }
                .task(id: number) { [number] in
                    log.events.append("begins \(number)")
                    try? await Task.sleep(for: .seconds(100_000))
                    log.events.append("ends \(number)")
                }
        }
    }
}

struct SectionedRowsView: View {
    enum Place: CaseIterable { case list, form, lazyStack }

    let place: Place
    let log: EventLog
    @State private var names = ["a", "b"]
    @State private var isHidden = false

    var body: some View {
        Button("Remove first") { names.removeFirst() }
        Button("Replace") { names = ["c"] }
        Button("Hide") { isHidden.toggle() }
        switch place {
        case .list: List { section }
        case .form: Form { section }
        case .lazyStack: LazyVStack { section }
        }
    }

    @ViewBuilder private var section: some View {
        if !isHidden {
            Section("Names") { ForEach(names, id: \.self) { Text($0) } }
                .onAppear { log.events.append("appears") }
                .onDisappear { log.events.append("disappears") }
        }
    }
}
