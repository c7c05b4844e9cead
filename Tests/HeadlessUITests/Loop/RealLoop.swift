import HeadlessUI

/// The same script on a host, that is on the real run loop.
@MainActor final class RealLoop {
    private(set) var trace: [String] = []
    private var host: Host?
    private var count: Binding<Int> = .constant(0)
    private var isRunning = false

    func run(_ steps: [LoopStep], on platform: HostPlatform, _ touchUpdate: SystemAssumptions.TouchUpdate) throws {
        let host = Host(platform: platform, assuming: SystemAssumptions { $0.touchUpdate = touchUpdate }) {
            CounterOfUpdates(loop: self)
        }
        self.host = host
        isRunning = true
        var rest = steps[...]
        host.run { [self] in
            guard let step = rest.popFirst() else {
                isRunning = false
                return nil
            }
            return real(step)
        }
        try host.close()
        self.host = nil
    }

    func viewIsEvaluated(_ count: Binding<Int>) {
        self.count = count
        note("flush")
    }

    private func real(_ step: LoopStep) -> HostStep {
        switch step {
        case .event: return .event
        case .track: return .track
        case .release: return .release
        case .source: return .source
        case .timer: return .timer
        case .idle: return .idle
        case .work(let id, let hops, let changes):
            return .action { self.perform(id, hops[...], changes) }
        case .background(let id, let hops, let changes):
            return .background { self.performOffMain(id, hops[...], changes) }
        }
    }

    private func note(_ what: String) {
        guard isRunning, let host else { return }
        trace.append("\(what) at \(host.place.rawValue) in \(host.step)")
    }

    private func perform(_ id: Int, _ hops: ArraySlice<Hop>, _ changesState: Bool) {
        note("\(id)")
        putOff(id, hops, changesState)
    }

    /// The main thread waits meanwhile, so that what belongs to it may be touched.
    nonisolated private func performOffMain(_ id: Int, _ hops: ArraySlice<Hop>, _ changesState: Bool) {
        let runs = unsafeBitCast(
            { @MainActor in self.perform(id, hops, changesState) } as @MainActor () -> Void, to: (() -> Void).self)
        runs()
    }

    private func putOff(_ id: Int, _ hops: ArraySlice<Hop>, _ changesState: Bool) {
        let rest = hops.dropFirst()
        let later: @MainActor @Sendable () -> Void = { self.perform(id, rest, changesState) }
        switch hops.first {
        case .blocks: RunLoop.main.perform { MainActor.assumeIsolated(later) }
        case .common: RunOnMainRunLoopCommonModesScheduler().schedule { MainActor.assumeIsolated(later) }
        case .queue: DispatchQueue.main.async { MainActor.assumeIsolated(later) }
        case .exit: RunOnMainRunLoopExitScheduler().schedule { MainActor.assumeIsolated(later) }
        case .commit: RunOnMainRunLoopCommitScheduler().schedule { MainActor.assumeIsolated(later) }
        case nil: if changesState { count.wrappedValue += 1 }
        }
    }
}

private struct CounterOfUpdates: View {
    @State var count = 0
    let loop: RealLoop

    var body: some View {
        let _ = loop.viewIsEvaluated($count)
        Text("\(count)")
    }
}
