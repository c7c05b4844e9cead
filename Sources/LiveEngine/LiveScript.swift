import BindingFuzz
import HeadlessUI

/// The steps of a case as host steps, followed by the steps that settle the case.
@MainActor struct LiveScript {
    private let testCase: Interleaving
    private let journal: RowJournal
    private unowned let host: HeadlessUI.Host
    private let ids: IDSource
    private var position = 0
    /// The remaining steps that settle the case, or `nil` before settling begins.
    private var settling: [HostStep]?

    /// The source of new element IDs. Deferred steps share it.
    private final class IDSource {
        var next: Int
        init(next: Int) { self.next = next }
    }

    init(_ testCase: Interleaving, journal: RowJournal, host: HeadlessUI.Host) {
        self.testCase = testCase
        self.journal = journal
        self.host = host
        ids = IDSource(next: testCase.items + 1)
    }

    mutating func next() -> HostStep? {
        if !journal.hasEnded, let step = nextOfCase() ?? nextOfSettling() { return step }
        journal.end()
        return nil
    }

    private mutating func nextOfCase() -> HostStep? {
        guard position < testCase.steps.count else { return nil }
        position += 1
        return liveStep(testCase.steps[position - 1], number: position)
    }

    /// Returns the next step that settles the case (`semantics`, section 4).
    private mutating func nextOfSettling() -> HostStep? {
        if settling == nil { settling = (host.isTracking ? [.release] : []) + [.idle, .event, .idle] }
        return settling?.isEmpty == false ? settling?.removeFirst() : nil
    }

    private func liveStep(_ step: Step, number: Int) -> HostStep {
        let journal = journal
        switch step {
        case .loop(.event): return .event
        case .loop(.source): return .source
        case .loop(.timer): return .timer
        case .loop(.idle): return .idle
        case .loop(.track): return .track
        case .loop(.release): return .release
        case .post: return .action(action(.post, number))
        case .mutate(let mutation): return .action(action(.mutate(mutation), number))
        case .perform(let deferred): return .perform(action(deferred, number))
        case .async(let deferred): return .async(action(deferred, number))
        case .backgroundPost: return .background { journal.post(from: number) }
        // The awaited answer comes from another thread.
        case .resume: return .background { journal.resume(at: number) }
        case .reap:
            return .action { [unowned host] in
                host.endAnimations()
                host.evictRows()
            }
        case .scroll(let index):
            return .action { [unowned host] in host.scroll(to: Int(index) % max(1, journal.items.wrappedValue.count)) }
        }
    }

    private func action(_ action: DeferredAction, _ number: Int) -> @MainActor @Sendable () -> Void {
        let journal = journal
        let ids = ids
        return {
            guard !journal.hasEnded else { return }
            switch action {
            case .post: journal.post(from: number)
            case .mutate(let mutation): journal.apply(mutation, from: number, nextID: &ids.next)
            }
        }
    }
}

extension RowJournal {
    /// Posts the notification on behalf of a step.
    fileprivate func post(from step: Int) {
        NotificationCenter.default.post(name: .rowsShouldLook, object: nil, userInfo: ["step": step])
    }
}
