import HeadlessUI

struct LeavingView: View {
    @State var isShown = true
    @State var log: [String] = []
    @State var turn = 0

    var body: some View {
        if isShown {
            Text("here")
                .transition(
                    .asymmetric(
                        insertion: .move(edge: .leading).combined(with: .opacity),
                        removal: .scale(scale: 0.1, anchor: .center))
                )
                .onDisappear { log.append("gone") }
        }
        Button("Leave") {
            withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) {
                isShown = false
            } completion: {
                log.append("complete")
            }
        }
        Button("Turn") {
            withAnimation(.easeInOut(duration: 0.2).delay(0.1), completionCriteria: .removed) {
                turn += 1
            } completion: {
                log.append("turned \(turn)")
            }
        }
        Button("At once") {
            var transaction = Transaction(animation: .bouncy)
            transaction.disablesAnimations = true
            withTransaction(transaction) { isShown = false }
        }
        Text(log.joined(separator: " "))
    }
}

struct PhasesView: View {
    enum Step: CaseIterable { case rest, jump, land }
    @State var trigger = 0

    struct Values {
        var scale = 1.0
        var angle = Angle.zero
    }

    var body: some View {
        PhaseAnimator([1, 2, 3]) {
            Text("phase \($0)")
        } animation: { _ in
            .snappy
        }
        Text("icon").phaseAnimator(Step.allCases, trigger: trigger) { content, step in
            HStack {
                content
                Text("\(step)")
            }
        }
        KeyframeAnimator(initialValue: Values(), trigger: trigger) { value in
            Text("scale \(value.scale)")
        } keyframes: { _ in
            KeyframeTrack(\.scale) {
                LinearKeyframe(2, duration: 0.1)
                SpringKeyframe(3, duration: 0.2, spring: .bouncy)
            }
            KeyframeTrack(\.angle.radians) { CubicKeyframe(0.5, duration: 0.3) }
        }
        Button("Go") { trigger += 1 }
    }
}
