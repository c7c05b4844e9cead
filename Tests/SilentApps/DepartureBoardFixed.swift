import HeadlessUI

struct DepartureBoardLineFixed: Identifiable {
    let id: String
    let time: String
}

@MainActor
protocol DepartureBoardServiceFixed: AnyObject {
    func departures(from station: String, completion: @escaping ([DepartureBoardLineFixed]) -> Void)
}

@MainActor
final class DepartureBoardFakeServiceFixed: DepartureBoardServiceFixed {
    static weak var current: DepartureBoardFakeServiceFixed?

    struct Request {
        let station: String
        let completion: ([DepartureBoardLineFixed]) -> Void
    }

    var pending: [Request] = []
    let timetable = [
        "Harbour": [
            DepartureBoardLineFixed(id: "Ferry 4", time: "10:05"), DepartureBoardLineFixed(id: "Tram 9", time: "10:12"),
        ],
        "Airport": [
            DepartureBoardLineFixed(id: "Express 1", time: "10:02"),
            DepartureBoardLineFixed(id: "Bus 77", time: "10:20"),
        ],
        "Old Town": [DepartureBoardLineFixed(id: "Tram 2", time: "10:08")],
    ]

    init() { Self.current = self }

    func departures(from station: String, completion: @escaping ([DepartureBoardLineFixed]) -> Void) {
        pending.append(Request(station: station, completion: completion))
    }

    func answer(_ index: Int = 0) {
        let request = pending.remove(at: index)
        request.completion(timetable[request.station] ?? [])
    }
}

@MainActor
final class DepartureBoardModelFixed: ObservableObject {
    @Published var station: String?
    @Published var lines: [DepartureBoardLineFixed] = []
    @Published var isLoading = false
    var latestRequest = 0
    let stations = ["Harbour", "Airport", "Old Town"]
    let service: DepartureBoardServiceFixed = DepartureBoardFakeServiceFixed()

    func select(_ station: String) {
        self.station = station
        lines = []
        isLoading = true
        latestRequest += 1
        let request = latestRequest
        service.departures(from: station) { [weak self] lines in
            guard let self, self.latestRequest == request else { return }
            self.lines = lines
            self.isLoading = false
        }
    }
}

struct DepartureBoardFixed: View {
    @StateObject var model = DepartureBoardModelFixed()

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
