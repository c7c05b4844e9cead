import HeadlessUI

struct ParcelCounterParcel: Identifiable {
    let id: Int
    let name: String
}

@MainActor
final class ParcelCounterModel: ObservableObject {
    @Published var parcels = [
        ParcelCounterParcel(id: 101, name: "Weber"),
        ParcelCounterParcel(id: 102, name: "Okafor"),
    ]
    @Published var isOpen = true
    @Published var isAskingToClose = false
    var nextNumber = 103

    func scan() {
        parcels.append(ParcelCounterParcel(id: nextNumber, name: "Customer \(nextNumber)"))
        nextNumber += 1
    }

    func handOver(_ parcel: ParcelCounterParcel) {
        parcels.removeAll { $0.id == parcel.id }
        if parcels.isEmpty {
            isAskingToClose = true
        }
    }

    func close() { isOpen = false }
}

struct ParcelCounter: View {
    @StateObject var model = ParcelCounterModel()

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
        .alert("That was the last parcel", isPresented: $model.isAskingToClose) {
            Button("Close counter") { model.close() }
            Button("Stay open", role: .cancel) {}
        } message: {
            Text("Do you want to close the counter?")
        }
    }
}
