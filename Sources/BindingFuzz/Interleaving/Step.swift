/// The steps that run the loop; all but `idle` name the callout they run it up to.
/// Rules: `semantics`, section 4.
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
    /// A touch or click with which that ends.
    case release
}

/// One step of an interleaving. What a case file calls it, and where it is in the order of steps: `StepAlphabet`.
public enum Step: BitwiseCopyable, Hashable, Sendable {
    /// A post of the notification from the main thread.
    case post
    /// A change of the source of truth.
    case mutate(Mutation)
    /// The lazy container's window is asked to start at the index.
    case scroll(Digit<7>)
    /// What is held on to ends: removal animations, evictions.
    case reap
    /// The loop runs to a callout, or until it sleeps.
    case loop(LoopStep)
    /// The action runs as a block of the run loop.
    case perform(DeferredAction)
    /// The action runs on the main queue.
    case async(DeferredAction)
    /// A post of the notification from another thread.
    case backgroundPost
    /// What suspended handlers await has come.
    case resume
}

extension Step {
    /// The post or the mutation that the step makes or defers, on whatever thread; nil where it is about neither.
    var action: DeferredAction? {
        switch self {
        case .post, .backgroundPost: .post
        case .mutate(let mutation): .mutate(mutation)
        case .perform(let action), .async(let action): action
        default: nil
        }
    }
}
