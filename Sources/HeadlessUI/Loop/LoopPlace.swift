/// A place in the run loop at which code runs (`semantics`, section 5).
public enum LoopPlace: String, Sendable {
    /// Inside the callout of a touch or click.
    case event
    /// Inside the callout of another source.
    case source
    /// Inside the callout of a timer.
    case timer
    /// Inside a block of the run loop.
    case blocks
    /// Inside a block of the main queue.
    case queue
    /// Inside an observer of kCFRunLoopBeforeWaiting.
    case beforeWaiting = "before-waiting"
    /// Inside an observer of kCFRunLoopExit.
    case exit
    /// While the loop sleeps.
    case wait
}

extension LoopPlace {
    /// The place, in words.
    package var sentence: String {
        switch self {
        case .event: "in the callout of a touch or click"
        case .source: "in the callout of a source"
        case .timer: "in the callout of a timer"
        case .blocks: "among the blocks of the run loop"
        case .queue: "on the main queue"
        case .beforeWaiting: "as the loop is about to wait"
        case .exit: "as a run of the loop ends"
        case .wait: "while the loop sleeps"
        }
    }
}
