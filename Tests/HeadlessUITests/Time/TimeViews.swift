import HeadlessUI

// Views of apps to which time matters. Spelled for SwiftUI.

/// Searches once nobody has typed for 0.3 seconds.
final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var searched: [String] = []
    private var subscriptions: Set<AnyCancellable> = []

    init() {
        $query
            .dropFirst()
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates()
            .sink { [weak self] in self?.searched.append($0) }
            .store(in: &subscriptions)
    }
}

struct DebouncedSearchView: View {
    @StateObject private var model = SearchModel()

    var body: some View {
        TextField("Search", text: $model.query)
        ForEach(model.searched, id: \.self) { Text($0) }
    }
}

/// Polls every second, in a mode of the loop.
struct PollingView: View {
    @State private var count = 0
    let timer: Publishers.Autoconnect<Timer.TimerPublisher>

    init(in mode: RunLoop.Mode) {
        timer = Timer.publish(every: 1, on: .main, in: mode).autoconnect()
    }

    var body: some View {
        Text("polled \(count)").onReceive(timer) { _ in count += 1 }
    }
}

/// A message that hides itself.
struct BannerView: View {
    @State private var isShown = false

    var body: some View {
        if isShown { Text("Saved") }
        Button("Save") {
            isShown = true
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isShown = false }
        }
    }
}

/// Rows that count the seconds since they appeared.
struct SecondsView: View {
    @State private var ids = [1, 2]
    let report: @MainActor (String) -> Void

    var body: some View {
        Button("Add") { ids.append(ids.count + 1) }
        Button("Remove") { ids.removeFirst() }
        VStack {
            ForEach(ids, id: \.self) { SecondsRow(id: $0, report: report) }
        }
    }
}

struct SecondsRow: View {
    let id: Int
    let report: @MainActor (String) -> Void
    @State private var seconds = 0

    var body: some View {
        Text("\(id): \(seconds)")
            .task {
                do {
                    while true {
                        try await Task.sleep(for: .seconds(1))
                        seconds += 1
                    }
                } catch {
                    report("\(id) ended after \(seconds), \(error is CancellationError)")
                }
            }
    }
}

/// Code that is given its clock.
@MainActor final class Countdown<C: Clock> where C.Duration == Duration {
    private(set) var left: Int
    private let clock: C

    init(from count: Int, on clock: C) {
        left = count
        self.clock = clock
    }

    func run() async throws {
        while left > 0 {
            try await clock.sleep(for: .seconds(1))
            left -= 1
        }
    }
}
