import HeadlessUI

struct ParcelCounterParcelFixed: Identifiable {
    let id: Int
    let name: String
}

@MainActor
final class ParcelCounterModelFixed: ObservableObject {
    @Published var parcels = [
        ParcelCounterParcelFixed(id: 101, name: "Weber"),
        ParcelCounterParcelFixed(id: 102, name: "Okafor"),
    ]
    @Published var isOpen = true
    @Published var isAskingToClose = false
    var nextNumber = 103

    func scan() {
        parcels.append(ParcelCounterParcelFixed(id: nextNumber, name: "Customer \(nextNumber)"))
        nextNumber += 1
    }

    func handOver(_ parcel: ParcelCounterParcelFixed) {
        parcels.removeAll { $0.id == parcel.id }
        if parcels.isEmpty {
            isAskingToClose = true
        }
    }

    func close() { isOpen = false }
}

struct ParcelCounterFixed: View {
    @StateObject var model = ParcelCounterModelFixed()

    var body: some View {
        NavigationStack {
            VStack {
                Text(model.isOpen ? "Counter is open" : "Counter is closed")
                if model.parcels.isEmpty {
                    Spacer()
                    Text("No parcels waiting")
                    Spacer()
                } else {
                    parcelList
                }
                if model.isOpen {
                    Button("Scan parcel") { model.scan() }
                } else {
                    Button("Open counter") { model.isOpen = true }
                }
            }
            .navigationTitle("Parcels")
            .alert("That was the last parcel", isPresented: $model.isAskingToClose) {
                Button("Close counter") { model.close() }
                Button("Stay open", role: .cancel) {}
            } message: {
                Text("Do you want to close the counter?")
            }
        }
    }

    var parcelList: some View {
        List {
            ForEach(model.parcels) { parcel in
                VStack(alignment: .leading) {
                    Text("No. \(parcel.id), \(parcel.name)")
                    Button("Hand over \(parcel.id)") { model.handOver(parcel) }
                        .disabled(!model.isOpen)
                }
            }
        }
    }
}
