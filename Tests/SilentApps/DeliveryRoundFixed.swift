import HeadlessUI

struct DeliveryRoundStopFixed: Identifiable {
    let id = UUID()
    var position: Int
    let street: String
    var remark = ""
}

@MainActor
final class DeliveryRoundModelFixed: ObservableObject {
    @Published var stops = [
        DeliveryRoundStopFixed(position: 1, street: "Mill Lane 4"),
        DeliveryRoundStopFixed(position: 2, street: "Station Road 17"),
        DeliveryRoundStopFixed(position: 3, street: "Mill Lane 4"),
        DeliveryRoundStopFixed(position: 4, street: "Castle Hill 2"),
    ]
    @Published var deliveredCount = 0

    func deliver(_ stop: DeliveryRoundStopFixed) {
        stops.removeAll { $0.id == stop.id }
        deliveredCount += 1
        renumber()
    }

    func postpone(_ stop: DeliveryRoundStopFixed) {
        guard let index = stops.firstIndex(where: { $0.id == stop.id }) else { return }
        let moved = stops.remove(at: index)
        stops.append(moved)
        renumber()
    }

    func setRemark(_ text: String, for stop: DeliveryRoundStopFixed) {
        guard let index = stops.firstIndex(where: { $0.id == stop.id }) else { return }
        stops[index].remark = text
    }

    func renumber() {
        for index in stops.indices {
            stops[index].position = index + 1
        }
    }
}

struct DeliveryRoundRowFixed: View {
    let stop: DeliveryRoundStopFixed
    let model: DeliveryRoundModelFixed
    @State var draft = ""

    var body: some View {
        VStack(alignment: .leading) {
            Text("\(stop.position). \(stop.street)")
            if !stop.remark.isEmpty {
                Text("Remark: \(stop.remark)")
            }
            HStack {
                TextField("New remark", text: $draft)
                Button("Save remark") {
                    model.setRemark(draft, for: stop)
                    draft = ""
                }
                .disabled(draft.isEmpty)
            }
            HStack {
                Button("Delivered") { model.deliver(stop) }
                Button("Postpone") { model.postpone(stop) }
            }
        }
        .buttonStyle(.borderless)
    }
}

struct DeliveryRoundFixed: View {
    @StateObject var model = DeliveryRoundModelFixed()

    var body: some View {
        NavigationStack {
            List {
                Text("Delivered: \(model.deliveredCount)")
                Section("Next stops") {
                    ForEach(model.stops) { stop in
                        DeliveryRoundRowFixed(stop: stop, model: model)
                    }
                }
            }
            .navigationTitle("Round")
        }
    }
}
