import HeadlessUI

enum PomodoroPhase: String {
    case work = "Work"
    case rest = "Break"

    var seconds: Int { self == .work ? 25 * 60 : 5 * 60 }
    var color: Color { self == .work ? .red : .mint }
    var next: PomodoroPhase { self == .work ? .rest : .work }
}

@MainActor
@Observable
final class PomodoroModel {
    private(set) var phase = PomodoroPhase.work
    private(set) var secondsLeft = PomodoroPhase.work.seconds
    private(set) var completed = 0
    var isRunning = false

    func tick(by seconds: Int = 1) {
        guard isRunning else { return }
        secondsLeft -= seconds
        if secondsLeft <= 0 {
            advance()
        }
    }

    func advance() {
        if phase == .work { completed += 1 }
        phase = phase.next
        secondsLeft = phase.seconds
    }
}

struct PomodoroView: View {
    @Environment(\.scenePhase) private var scenePhase
    @State private var model = PomodoroModel()
    @State private var wasPausedByScene = false
    @SceneStorage("pomodoro.note") private var note = ""

    private let timer = Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .common).autoconnect()

    private var time: String {
        Duration.seconds(model.secondsLeft).formatted(.time(pattern: .minuteSecond))
    }

    var body: some View {
        ZStack {
            LinearGradient(
                colors: [model.phase.color, model.phase.color.opacity(0.6)], startPoint: .top, endPoint: .bottom
            )
            .ignoresSafeArea()

            VStack(spacing: 24) {
                Text(model.phase.rawValue)
                    .font(.title2.smallCaps())
                    .id(model.phase)
                    .transition(.push(from: .trailing))
                Text(time)
                    .font(.system(.largeTitle, design: .monospaced))
                HStack {
                    ForEach(0..<4, id: \.self) { index in
                        Image(systemName: index < model.completed % 5 ? "circle.fill" : "circle")
                    }
                }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("\(model.completed) completed")
                Text("Completed: \(model.completed)")

                TextField("What are you working on?", text: $note)
                    .multilineTextAlignment(.center)

                Toggle(model.isRunning ? "Running" : "Paused", isOn: $model.isRunning)
                    .toggleStyle(.button)
                Button("Skip", systemImage: "forward.end") {
                    withAnimation(.smooth) { model.advance() }
                }
            }
            .foregroundStyle(.white)
            .padding()
        }
        .onReceive(timer) { _ in
            model.tick()
        }
        .onChange(of: scenePhase) { oldPhase, newPhase in
            switch newPhase {
            case .background:
                wasPausedByScene = model.isRunning
                model.isRunning = false
            case .active where wasPausedByScene:
                model.isRunning = true
                wasPausedByScene = false
            default:
                break
            }
        }
    }
}
