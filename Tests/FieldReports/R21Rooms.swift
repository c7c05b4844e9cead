import ViewFuzz

// R21: rows look the state of their element up by its id, and unwrap it, as in pointfreeco/swift-composable-architecture#1784. The
// content of the ForEach crashes only where SwiftUI runs it once more for an element that is gone.

struct RoomState {
    var guests = 0
}

struct RoomsView: View {
    @State private var rooms = [1: RoomState(), 2: RoomState(guests: 2)]

    var body: some View {
        VStack {
            Button("Close the last room") {
                if let last = rooms.keys.max() { rooms[last] = nil }
            }
            ForEach(rooms.keys.sorted(), id: \.self) { id in
                // swift-format-ignore: NeverForceUnwrap
                Text("\(rooms[id]!.guests) guests")
            }
        }
    }
}

/// Rows without a state show nothing.
struct OptionalRoomsView: View {
    @State private var rooms = [1: RoomState(), 2: RoomState(guests: 2)]

    var body: some View {
        VStack {
            Button("Close the last room") {
                if let last = rooms.keys.max() { rooms[last] = nil }
            }
            ForEach(rooms.keys.sorted(), id: \.self) { id in
                if let room = rooms[id] { Text("\(room.guests) guests") }
            }
        }
    }
}

extension FieldReportsFuzz {
    static var r21: FuzzedView { FuzzedView("r21") { _ in RoomsView() } }
    static var r21Fixed: FuzzedView { FuzzedView("r21 fixed") { _ in OptionalRoomsView() } }
}
