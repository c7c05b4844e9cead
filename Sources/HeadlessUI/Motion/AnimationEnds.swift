import Foundation

/// The moments of a host's clock at which animations end, and the completions that wait for them.
///
/// The clock has one appointment for each moment. A timer in the common modes keeps it, as the display link of a device runs in
/// these modes. Where the clock does not move, nothing ends.
@MainActor final class AnimationEnds {
    private struct End {
        let moment: HostTime
        let appointment: Appointment
        /// Whether the animation follows another of an endless row, for which nobody waits.
        var isEndless: Bool
    }

    /// The coming ends, in the order of their moments.
    private var ends: [End] = []
    /// The completions that wait, in the order of their moments.
    private var completions: [(moment: HostTime, completion: AnimationCompletion)] = []

    /// The shortest animation, in seconds: a frame of a display.
    private static let frame = 1.0 / 60

    /// The moment at which the last animation ends that ends by itself; nil if none is running.
    var last: HostTime? { ends.last { !$0.isEndless }?.moment }

    /// Begins an animation.
    ///
    /// - Parameters:
    ///   - seconds: The duration; infinity for an animation that only the host ends.
    ///   - isEndless: Whether another animation follows at the end, without end.
    /// - Returns: The moment of the end.
    func begin(lasting seconds: TimeInterval, isEndless: Bool = false, in graph: Graph) -> HostTime {
        guard seconds.isFinite else { return .never }
        let moment = graph.clock.now + HostTime(seconds: max(Self.frame, seconds))
        guard moment < .never else { return .never }
        if let known = ends.firstIndex(where: { $0.moment == moment }) {
            ends[known].isEndless = ends[known].isEndless && isEndless
            return moment
        }
        let appointment = graph.clock.schedule(at: moment, as: .timer(.common)) { [weak graph] in
            MainActor.assumeIsolated { graph?.endDueAnimations() }
        }
        let index = ends.firstIndex { $0.moment > moment } ?? ends.endIndex
        ends.insert(End(moment: moment, appointment: appointment, isEndless: isEndless), at: index)
        return moment
    }

    /// Lets the completions of changes wait for the end of their animation, which an update has begun.
    func wait(_ completions: [AnimationCompletion], for animation: Animation, in graph: Graph) {
        for completion in completions where !completion.isAwaited {
            completion.isAwaited = true
            let moment = begin(lasting: completion.criteria.duration(of: animation), in: graph)
            let index = self.completions.firstIndex { $0.moment > moment } ?? self.completions.endIndex
            self.completions.insert((moment, completion), at: index)
        }
    }

    /// Forgets the ends up to a moment.
    func forget(upTo moment: HostTime, in graph: Graph) {
        for end in ends.prefix(while: { $0.moment <= moment }) { graph.clock.cancel(end.appointment) }
        ends.removeAll { $0.moment <= moment }
    }

    /// Defers the completions of the animations that end up to a moment until the next actions.
    func complete(upTo moment: HostTime, in graph: Graph) {
        let complete = completions.prefix { $0.moment <= moment }
        completions.removeFirst(complete.count)
        for (_, completion) in complete { graph.enqueueAction { completion.run() } }
    }
}

/// A completion of a transaction. It runs once, however many updates show the transaction.
final class AnimationCompletion: @unchecked Sendable {
    let criteria: AnimationCompletionCriteria
    // Only the main thread uses these properties.
    private var action: (@MainActor () -> Void)?
    /// Whether the end of an animation runs the completion.
    fileprivate var isAwaited = false

    init(_ criteria: AnimationCompletionCriteria, _ action: @escaping @MainActor () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    /// Runs completions of changes that update no view with the next actions. Without a host, they run immediately.
    static func runUnlessPending(_ completions: [AnimationCompletion]) {
        guard !completions.isEmpty else { return }
        Graph.changeFromAnyThread {
            guard let graph = Graph.current else {
                for completion in completions { completion.run() }
                return
            }
            for completion in completions where !completion.isAwaited && !graph.changes.contains(completion, in: graph)
            {
                graph.enqueueAction { completion.run() }
                graph.needsUpdate = true
            }
        }
    }

    /// Runs the completion, unless it has run.
    func run() {
        let action = action
        self.action = nil
        MainActor.assumeIsolated { action?() }
    }
}

extension Graph {
    /// Ends the animations whose time is over, in a callout of the loop.
    func endDueAnimations() {
        Graph.note(.animationsEnded)
        endAnimations(upTo: clock.now)
    }

    /// Begins the removal of views from the view that is being evaluated; returns the end of its animation, or nil if the change is
    /// not animated.
    func endOfRemoval() -> HostTime? {
        guard transaction.isAnimated, let animation = transaction.animation else { return nil }
        return animationEnds.begin(lasting: animation.duration, in: self)
    }
}
