import HeadlessUI

struct BarsView: View {
    @State private var count = 0

    var body: some View {
        Text("content")
            .containerBackground(for: .window) { Text("\(count) behind").unredacted() }
            .safeAreaBar(edge: .bottom) {
                Button("Count") { count += 1 }.accessibility(label: Text("Add"))
                Button("Reset") { count = 0 }
            }
    }
}

struct VisibilityView: View {
    @State private var visible: Set<Int> = []

    var body: some View {
        LazyVStack {
            ForEach(0..<7) { number in
                Text("row \(number)").onScrollVisibilityChange { isVisible in
                    if isVisible { visible.insert(number) } else { visible.remove(number) }
                }
            }
        }
        Text("visible " + visible.filter { $0 % 4 < 2 }.sorted().map { "\($0)" }.joined(separator: " "))
    }
}

struct CompletionView: View {
    @State private var isShown = true
    @State private var state = "not yet"

    var body: some View {
        Button("Hide") {
            var transaction = Transaction(animation: .default)
            transaction.addAnimationCompletion { state = "ended" }
            withTransaction(transaction) { isShown = false }
        }
        if isShown { Text("shown") }
        Text(state)
    }
}

struct KeyframeView: View {
    @State private var jumps = 0

    var body: some View {
        Color.clear.keyframeAnimator(initialValue: 10.0, trigger: jumps) { _, height in
            Text("height \(Int(height))")
        } keyframes: { _ in
            LinearKeyframe(20, duration: 0.1)
            SpringKeyframe(40, duration: 0.2)
        }
        Button("Jump") { jumps += 1 }
    }
}

@MainActor final class ControllerJournal {
    var events: [String] = []
}

struct ControllerView: View {
    let journal: ControllerJournal
    @State private var isOpen = true

    var body: some View {
        if isOpen { JournalController(journal: journal) }
        Button("Close") { isOpen = false }
    }
}

private struct JournalController: UIViewControllerRepresentable {
    let journal: ControllerJournal

    func makeCoordinator() -> ControllerJournal { journal }

    func makeUIViewController(context: Context) -> UIViewController {
        journal.events.append("made")
        return UIViewController()
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}

    static func dismantleUIViewController(_ uiViewController: UIViewController, coordinator: ControllerJournal) {
        coordinator.events.append("let go of")
    }
}

struct CachedLayout: Layout {
    let journal: ControllerJournal

    func makeCache(subviews: Subviews) -> Int {
        let count = subviews.count
        MainActor.assumeIsolated { journal.events.append("cache of \(count)") }
        return count
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        CGSize(width: cache, height: cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}
}
