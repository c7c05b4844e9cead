import HeadlessUI

struct CountdownView: View {
    @State private var total = 10
    @State private var remaining = 10
    @State private var isActive = false
    @State private var isFinished = false

    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    private var progress: Double {
        total == 0 ? 0 : Double(remaining) / Double(total)
    }

    var body: some View {
        VStack(spacing: 32) {
            ZStack {
                Circle()
                    .stroke(.quaternary, lineWidth: 16)
                Circle()
                    .trim(from: 0, to: progress)
                    .stroke(
                        AngularGradient(colors: [.orange, .red], center: .center),
                        style: StrokeStyle(lineWidth: 16, lineCap: .round)
                    )
                    .rotationEffect(.degrees(-90))
                    .animation(.linear(duration: 1), value: progress)
                Text("\(remaining)")
                    .font(.largeTitle.bold())
                    .contentTransition(.numericText(countsDown: true))
            }
            .frame(width: 220, height: 220)
            .accessibilityElement(children: .combine)

            Stepper("Start at \(total)", value: $total, in: 1...60)
                .disabled(isActive)
                .onChange(of: total) { _, newValue in
                    remaining = newValue
                }

            HStack(spacing: 24) {
                Button(isActive ? "Pause" : "Start") {
                    isActive.toggle()
                }
                .buttonStyle(.borderedProminent)
                Button("Reset", role: .cancel, action: reset)
                    .buttonStyle(.bordered)
            }
        }
        .padding()
        .onReceive(timer) { _ in
            guard isActive else { return }
            if remaining > 1 {
                remaining -= 1
            } else {
                remaining = 0
                isActive = false
                isFinished = true
            }
        }
        .sensoryFeedback(.success, trigger: isFinished)
        .alert("Time is up", isPresented: $isFinished) {
            Button("Again") {
                reset()
                isActive = true
            }
            Button("Done", role: .cancel) {
                reset()
            }
        }
    }

    private func reset() {
        isActive = false
        remaining = total
    }
}
