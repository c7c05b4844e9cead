import HeadlessUI

struct Parcel: Identifiable, Equatable {
    let id: Int
    var isMarked = false
}

/// What views were told, in order.
@MainActor final class Diary {
    var lines: [String] = []
}

struct OfferedControls: View {
    let diary: Diary
    @State private var isLoud = false
    @State private var name = ""
    @State private var count = 1
    @State private var volume = 0.0
    @State private var color = 1

    var body: some View {
        Button("Add") { diary.lines.append("first") }
        Button("Add") { diary.lines.append("second") }
        Button("Off") {}.disabled(true)
        Button("Hidden") {}.hidden()
        Button("Far") {}.allowsHitTesting(false)
        Toggle("Loud", isOn: $isLoud)
        Menu("More") { Button("Copy") { diary.lines.append("copied") } }
        Menu("Sort") {
            Button("By name") {}
        } primaryAction: {
            diary.lines.append("sorted")
        }
        TextField("Name", text: $name)
        HeadlessUI.Stepper("Count", value: $count)
        Slider(value: $volume, in: 0...10) { Text("Volume") }
        Picker("Color", selection: $color) {
            Text("red").tag(1)
            Text("blue").tag(2)
        }
        Text("values \(isLoud) \(name) \(count) \(volume) \(color)")
    }
}

struct OfferedGestures: View {
    let diary: Diary

    var body: some View {
        Text("tapped").onTapGesture { diary.lines.append("tap") }
        Text("both")
            .onTapGesture(count: 2) { diary.lines.append("both twice") }
            .onTapGesture { diary.lines.append("both once") }
        Text("held").onLongPressGesture { diary.lines.append("hold") }
        Text("dragged").gesture(DragGesture().onEnded { diary.lines.append("drag \($0.translation.width)") })
        Text("covered").onTapGesture { diary.lines.append("inner") }.onTapGesture { diary.lines.append("outer") }
        HStack {
            Button("Beside") {}
            Text("card")
        }
        .onTapGesture { diary.lines.append("card") }
        Text("off").onTapGesture {}.disabled(true)
        Image(decorative: "nothing to read").onTapGesture {}
    }
}

struct OfferedRows: View {
    let diary: Diary
    @State var parcels = (0..<3).map { Parcel(id: $0) }
    @State private var selection: Set<Int> = [1]
    @State private var wanted = ""

    var body: some View {
        List(selection: $selection) {
            ForEach($parcels) { $parcel in
                HStack {
                    Text("parcel \(parcel.id)\(parcel.isMarked ? " marked" : "")")
                    Button("Mark") { parcel.isMarked = true }
                }
                .swipeActions {
                    if parcel.id == 0 { Button("Flag") { diary.lines.append("flag \(parcel.id)") } }
                }
                .contextMenu { Button("Copy") { diary.lines.append("copy \(parcel.id)") } }
                .deleteDisabled(parcel.id == 2)
                .moveDisabled(parcel.id != 1)
            }
            .onDelete { parcels.remove(atOffsets: $0) }
            .onMove { parcels.move(fromOffsets: $0, toOffset: $1) }
        }
        .contextMenu(forSelectionType: Int.self) { _ in
            Button("Send") { diary.lines.append("send") }
        } primaryAction: {
            diary.lines.append("open \($0.sorted())")
        }
        .refreshable { diary.lines.append("refresh") }
        .searchable(text: $wanted)
    }
}

struct NestedRows: View {
    @State private var pressed = ""

    var body: some View {
        ForEach(0..<2) { outer in
            VStack {
                Button("Outer") { pressed = "\(outer)" }
                ForEach(0..<2) { inner in
                    Button("Inner") { pressed = "\(outer) \(inner)" }
                }
            }
        }
        Text(pressed)
    }
}

struct OfferedPages: View {
    @State private var showsSheet = false

    var body: some View {
        TabView {
            NavigationStack {
                NavigationLink("Page") { Text("page") }
                Button("Sheet") { showsSheet = true }
            }
            .sheet(isPresented: $showsSheet) { Text("sheet") }
            .tabItem { Text("Home") }
            Text("settings").tabItem { Text("Settings") }
        }
    }
}

/// Hands out the bindings of its rows, which outlive them.
@MainActor final class Bindings {
    var ofParcels: [Int: Binding<Parcel>] = [:]
}

struct ParcelsWithBindings: View {
    let bindings: Bindings
    @State private var parcels = (0..<3).map { Parcel(id: $0) }

    var body: some View {
        List($parcels) { $parcel in
            let _ = bindings.ofParcels[parcel.id] = $parcel
            Text("parcel \(parcel.id)\(parcel.isMarked ? " marked" : "")")
        }
        Button("Remove first") { parcels.removeFirst() }
    }
}
