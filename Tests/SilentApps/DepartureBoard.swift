import HeadlessUI

struct DepartureBoardLine: Identifiable {
    let id: String
    let time: String
}

@MainActor
protocol DepartureBoardService: AnyObject {
    func departures(from station: String, completion: @escaping ([DepartureBoardLine]) -> Void)
}

@MainActor
final class DepartureBoardFakeService: DepartureBoardService {
    static weak var current: DepartureBoardFakeService?

    struct Request {
        let station: String
        let completion: ([DepartureBoardLine]) -> Void
    }

    var pending: [Request] = []
    let timetable = [
        "Harbour": [DepartureBoardLine(id: "Ferry 4", time: "10:05"), DepartureBoardLine(id: "Tram 9", time: "10:12")],
        "Airport": [
            DepartureBoardLine(id: "Express 1", time: "10:02"), DepartureBoardLine(id: "Bus 77", time: "10:20"),
        ],
        "Old Town": [DepartureBoardLine(id: "Tram 2", time: "10:08")],
    ]

    init() { Self.current = self }

    func departures(from station: String, completion: @escaping ([DepartureBoardLine]) -> Void) {
        pending.append(Request(station: station, completion: completion))
    }

    func answer(_ index: Int = 0) {
        let request = pending.remove(at: index)
        request.completion(timetable[request.station] ?? [])
    }
}

@MainActor
final class DepartureBoardModel: ObservableObject {
    @Published var station: String?
    @Published var lines: [DepartureBoardLine] = []
    @Published var isLoading = false
    let stations = ["Harbour", "Airport", "Old Town"]
    let service: DepartureBoardService = DepartureBoardFakeService()

    func select(_ station: String) {
        self.station = station
        lines = []
        isLoading = true
        service.departures(from: station) { [weak self] lines in
            guard let self else { return }
            self.lines = lines
            self.isLoading = false
        }
    }
}

struct DepartureBoard: View {
    @StateObject var model = DepartureBoardModel()

    var body: some View {
        NavigationStack {
            List {
                Section("Stations") {
                    ForEach(model.stations, id: \.self) { station in
                        Button(station) { model.select(station) }
                    }
                }
                if let station = model.station {
                    Section("Departures from \(station)") {
                        if model.isLoading {
                            ProgressView("Loading departures")
                        }
                        ForEach(model.lines) { line in
                            Text("\(line.time) \(line.id)")
                        }
                        Button("Refresh") { model.select(station) }
                    }
                }
            }
            .navigationTitle("Departures")
        }
    }
}
