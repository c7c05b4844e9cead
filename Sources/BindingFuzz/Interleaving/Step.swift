/// The steps that run the loop. All but `idle` name the callout at which the loop stops. Rules: `semantics`, section 4.
public enum LoopStep: BitwiseCopyable, Hashable, Sendable, CaseIterable {
    /// A touch or click.
    case event
    /// A Source0 callout of another kind.
    case source
    /// A timer callout.
    case timer
    /// The loop runs until it sleeps.
    case idle
    /// A touch or click with which the user begins to scroll or to drag.
    case track
    /// A touch or click with which the user stops scrolling or dragging.
    case release
}

/// One step of an interleaving. `StepAlphabet` defines its name in case files, and its position in the order of steps.
public enum Step: BitwiseCopyable, Hashable, Sendable {
    /// A post of the notification from the main thread.
    case post
    /// A change of the source of truth.
    case mutate(Mutation)
    /// The lazy container's window is asked to start at the index.
    case scroll(Digit<7>)
    /// Every row that was let go ends: removal animations finish, parked rows are evicted.
    case reap
    /// The loop runs to a callout, or until it sleeps.
    case loop(LoopStep)
    /// The action runs as a block of the run loop.
    case perform(DeferredAction)
    /// The action runs on the main queue.
    case async(DeferredAction)
    /// A post of the notification from another thread.
    case backgroundPost
    /// Suspended handlers resume.
    case resume
}

extension Step {
    /// The post or mutation that the step makes or defers, on any thread, or nil if there is none.
    var action: DeferredAction? {
        switch self {
        case .post, .backgroundPost: .post
        case .mutate(let mutation): .mutate(mutation)
        case .perform(let action), .async(let action): action
        default: nil
        }
    }
}
