import HeadlessUI
import TestSupport
import Testing

/// What is assumed of updates, and of fields that format their value, each value in turn.
@Suite(.serialized) struct `An update under each assumption` {
    @Test(arguments: SystemAssumptions.TouchUpdate.allCases)
    func `comes at the end of a touch, or after the blocks that follow it`(value: SystemAssumptions.TouchUpdate)
        async throws
    {
        try await onMainRunLoop {
            let log = EventLog()
            let host = Host(platform: .iOS, assuming: SystemAssumptions { $0.touchUpdate = value }) {
                TouchedView(log: log)
            }
            log.events = []
            try host.click("Touch")
            let events = ["body", "block"]
            #expect(log.events == (value == .withinTouch ? events : events.reversed()))
        }
    }

    /// A child of the app's own looks the state of its element up by an id, as in pointfreeco/swift-composable-architecture#1784. To
    /// unwrap what it finds would trap.
    @Test(arguments: SystemAssumptions.RemovedChild.allCases, RoomChild.Source.allCases)
    func `evaluates a child once more that it removes with its branch, or does not`(
        value: SystemAssumptions.RemovedChild, source: RoomChild.Source
    ) async throws {
        try await onMainRunLoop {
            let log = EventLog()
            let host = Host(assuming: SystemAssumptions { $0.removedChild = value }) {
                BranchView(source: source, log: log)
            }
            #expect(log.events == ["room 1"])
            log.events = []
            try host.click("Close the room")
            #expect(log.events == (value == .evaluatedOnceMore ? ["no room 1"] : []))
            #expect(host.texts == ["Close the room"])
        }
    }

    @Test(arguments: SystemAssumptions.FormattedField.allCases)
    func `of a formatted field writes while the user types, or when the edit ends`(
        value: SystemAssumptions.FormattedField
    ) async throws {
        try await onMainRunLoop {
            let host = Host(assuming: SystemAssumptions { $0.formattedField = value }) { FormattedAmountView() }
            try host.type("5", into: "Amount")
            #expect(host.texts.last == (value == .whileTyping ? "5 euros" : "1 euros"))
            try host.submit("Amount")
            #expect(host.texts.last == "5 euros")
        }
    }
}

private struct TouchedView: View {
    let log: EventLog
    @State private var count = 0

    var body: some View {
        let _ = log.events.append("body")
        Button("Touch") {
            count += 1
            RunLoop.main.perform { MainActor.assumeIsolated { log.events.append("block") } }
        }
        Text("\(count)")
    }
}

struct RoomChild: View {
    enum Source: CaseIterable { case binding, object }

    let id: Int
    let log: EventLog
    let source: Source
    @Binding var rooms: [Int: String]
    @ObservedObject var hotel: Hotel

    var body: some View {
        let room = source == .binding ? rooms[id] : hotel.rooms[id]
        let _ = log.events.append("\(room == nil ? "no room" : "room") \(id)")
        Text(room ?? "")
    }
}

@MainActor final class Hotel: ObservableObject {
    @Published var rooms = [1: "single"]
}

private struct BranchView: View {
    let source: RoomChild.Source
    let log: EventLog
    @State private var rooms = [1: "single"]
    @StateObject private var hotel = Hotel()

    var body: some View {
        Button("Close the room") { if source == .binding { rooms[1] = nil } else { hotel.rooms[1] = nil } }
        if (source == .binding ? rooms : hotel.rooms)[1] != nil {
            RoomChild(id: 1, log: log, source: source, rooms: $rooms, hotel: hotel)
        }
    }
}

private struct FormattedAmountView: View {
    @State private var amount = 1

    var body: some View {
        TextField("Amount", value: $amount, format: .number)
        Text("\(amount) euros")
    }
}
