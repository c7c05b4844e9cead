import Foundation
import HeadlessUI

/// Parcels with a toggle each, whose row has its state.
struct ParcelsView: View {
    fileprivate struct Parcel: Identifiable {
        let name: String
        /// Nil if the name is the id.
        var position: Int?
        var id: String { position.map { "\($0) \(name)" } ?? name }
    }

    @State private var parcels: [Parcel]

    init(byPosition: Bool) {
        parcels = ["Rome", "Oslo"].enumerated().map { Parcel(name: $1, position: byPosition ? $0 : nil) }
    }

    var body: some View {
        ForEach(parcels) { parcel in
            ParcelRow(name: parcel.name) {
                parcels.removeAll { $0.name == parcel.name }
                for index in parcels.indices where parcels[index].position != nil { parcels[index].position = index }
            }
        }
    }
}

private struct ParcelRow: View {
    let name: String
    let visit: () -> Void
    @State private var isFragile = false

    var body: some View {
        Text(name)
        Toggle("Fragile", isOn: $isFragile)
        Button("Visited", action: visit)
    }
}

/// Parcels whose states the list has, and which get new ids as they are loaded.
struct LoadedParcelsView: View {
    private struct Parcel: Identifiable {
        let id = UUID()
        let name: String
        var isFragile = false
    }

    private struct Row: View {
        @Binding var parcel: Parcel

        var body: some View {
            Text(parcel.name)
            Toggle("Fragile", isOn: $parcel.isFragile)
        }
    }

    @State private var parcels = [Parcel(name: "Rome"), Parcel(name: "Oslo")]

    var body: some View {
        VStack {
            ForEach($parcels) { Row(parcel: $0) }
        }
        .onReceive(NotificationCenter.default.publisher(for: Notification.Name("refreshed"))) { _ in
            parcels = [Parcel(name: "Rome"), Parcel(name: "Oslo")]
        }
    }
}

/// Parcels with a toggle each, of which a text shows some.
struct SearchedParcelsView: View {
    @State private var text = ""

    var body: some View {
        TextField("Find", text: $text)
        ForEach(["Rome", "Oslo"].filter { text.isEmpty || $0 == text }, id: \.self) { name in
            ParcelRow(name: name) {}
        }
    }
}

/// Settings in the place of which progress is shown for a while.
struct LoadingSettingsView: View {
    let staysWhileLoading: Bool
    @State private var isLoading = false

    var body: some View {
        VStack {
            if staysWhileLoading || !isLoading { QuietSettings() }
            if isLoading { ProgressView() }
        }
        .onReceive(NotificationCenter.default.publisher(for: Notification.Name("refreshed"))) { _ in
            isLoading.toggle()
        }
    }
}

private struct QuietSettings: View {
    @State private var isQuiet = false

    @State private var copies = 0

    var body: some View {
        Toggle("Quiet", isOn: $isQuiet)
        Stepper("Copies", value: $copies)
    }
}

private struct Errand: Identifiable {
    let id: String
    let title: String
}

/// Errands of a server, and those that the user has added.
struct ErrandsView: View {
    let merges: Bool
    @State private var errands = [Errand(id: "1", title: "Bread")]
    @State private var draft = ""

    var body: some View {
        VStack {
            ForEach(errands) { Text($0.title) }
            TextField("New", text: $draft)
            Button("Add") {
                errands.append(Errand(id: "local \(draft)", title: draft))
                draft = ""
            }
            Button("Remove") { errands.removeLast() }
        }
        .onReceive(NotificationCenter.default.publisher(for: Notification.Name("refreshed"))) { _ in
            let others = merges ? errands.filter { $0.id != "1" } : []
            errands = [Errand(id: "1", title: "Bread")] + others
        }
    }
}

/// A number that is edited in a format, and that a refresh sets back.
struct AmountView: View {
    @State private var amount = 0
    @State private var note = ""

    var body: some View {
        VStack {
            TextField("Amount", value: $amount, format: .number)
            TextField("Note", text: $note)
        }
        .onReceive(NotificationCenter.default.publisher(for: Notification.Name("refreshed"))) { _ in amount = 0 }
    }
}
