import HeadlessUI

struct StopwatchLap: Identifiable {
    let id: Int
    let time: TimeInterval
}

@MainActor
final class StopwatchModel: ObservableObject {
    @Published private(set) var elapsed: TimeInterval = 0
    @Published private(set) var laps: [StopwatchLap] = []
    @Published private(set) var isRunning = false

    private var timer: AnyCancellable?

    func start() {
        isRunning = true
        timer = Timer.publish(every: 0.1, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] _ in
                self?.elapsed += 0.1
            }
    }

    func stop() {
        isRunning = false
        timer?.cancel()
        timer = nil
    }

    func lap() {
        let before = laps.map(\.time).reduce(0, +)
        laps.insert(StopwatchLap(id: laps.count + 1, time: elapsed - before), at: 0)
    }

    func reset() {
        elapsed = 0
        laps = []
    }
}

struct StopwatchView: View {
    @StateObject private var model = StopwatchModel()

    private var best: TimeInterval? { model.laps.map(\.time).min() }

    var body: some View {
        VStack {
            Text(Self.format(model.elapsed))
                .font(.system(size: 72, weight: .thin, design: .rounded))
                .monospacedDigit()
                .minimumScaleFactor(0.5)
                .lineLimit(1)
                .padding()

            HStack {
                Button(model.isRunning ? "Lap" : "Reset") {
                    if model.isRunning {
                        model.lap()
                    } else {
                        model.reset()
                    }
                }
                .disabled(!model.isRunning && model.elapsed == 0)
                Spacer()
                Button(model.isRunning ? "Stop" : "Start") {
                    if model.isRunning {
                        model.stop()
                    } else {
                        model.start()
                    }
                }
                .tint(model.isRunning ? .red : .green)
            }
            .buttonStyle(StopwatchButtonStyle())
            .padding(.horizontal)

            List(model.laps) { lap in
                HStack {
                    Text("Lap \(lap.id)")
                    Spacer()
                    Text(Self.format(lap.time))
                }
                .foregroundStyle(lap.time == best ? Color.green : Color.primary)
            }
            .listStyle(.plain)
        }
        .onDisappear { model.stop() }
    }

    static func format(_ time: TimeInterval) -> String {
        let tenths = Int((time * 10).rounded())
        return String(format: "%02d:%02d.%d", tenths / 600, tenths / 10 % 60, tenths % 10)
    }
}

private struct StopwatchButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(width: 80, height: 80)
            .foregroundStyle(.tint)
            .background(Circle().fill(.tint.opacity(0.2)))
            .opacity(isEnabled ? 1 : 0.4)
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
    }
}
