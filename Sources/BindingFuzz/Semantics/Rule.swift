/// The rules of `semantics` that a campaign counts, so that it notices a rule that is never exercised.
public enum Rule: String, CoveredRule {
    // `semantics`, section 2
    case clear, remove, insert, restore, move, replace, reload, edit, scroll
    case clearWithoutEffect = "clear, no effect"
    case removeWithoutEffect = "remove, no effect"
    case insertWithoutEffect = "insert, no effect"
    case restoreWithoutEffect = "restore, no effect"
    case moveWithoutEffect = "move, no effect"
    case replaceWithoutEffect = "replace, no effect"
    case editWithoutEffect = "edit, no effect"
    // `semantics`, section 3
    case rowMade = "row made"
    case rowRebound = "row rebound"
    case rowReturned = "row taken up again"
    case rowGone = "row gone at once"
    case rowLeaving = "row leaving"
    case rowParked = "row parked"
    case rowEnded = "row ended by reap"
    case flushAtEvent = "flush at the end of an event"
    case flushBeforeWaiting = "flush before waiting"
    case flushAtExit = "flush at exit"
    // `semantics`, section 4
    case impliedEvent = "event implied"
    case eventOpened = "event opened"
    case sourceOpened = "source opened"
    case timerOpened = "timer opened"
    case slept
    case runEnded = "run ended"
    case trackingBegan = "tracking mode"
    case trackingEnded = "default mode again"
    case performed = "action handed to the blocks"
    case asynced = "action handed to the queue"
    case backgroundPost = "background post"
    // `semantics`, section 5
    case posted
    case hopBlocks = "hop to the blocks"
    case hopCommon = "hop to the blocks of the common modes"
    case hopQueue = "hop to the queue"
    case hopExit = "hop to an exit observer"
    case hopCommit = "hop to a commit observer"
    case dropped = "delivery dropped"
    case undelivered = "delivery never made"
    case skippedByGuard = "handler skipped by its guard"
    case skippedAsGone = "handler skipped, element gone"
    case handlerRead = "handler read"
    case handlerWrote = "handler wrote"
    case handlerRemoved = "handler removed"
    case handlerDeferred = "handler left its read to the main queue"
    case handlerSuspended = "handler suspended"
    case handlerResumed = "handler resumed"
    case handlerOffMain = "handler on another thread"
    case handlerInEvent = "handler in event"
    case handlerInSource = "handler in source"
    case handlerInTimer = "handler in timer"
    case handlerInBlocks = "handler in blocks"
    case handlerInQueue = "handler in queue"
    case handlerBeforeWaiting = "handler before waiting"
    case handlerAtExit = "handler at exit"
    case handlerWhileAsleep = "handler while the loop sleeps"
    case outOfRange = "stale, out of range"
    case wrongElement = "stale, wrong element"

    /// The owner of the rules: `semantics` specifies the model.
    public static var owner: String { "model" }

    /// The section of `semantics` that the rule comes from.
    public var section: Int {
        switch self {
        case .clear, .remove, .insert, .restore, .move, .replace, .reload, .edit, .scroll, .clearWithoutEffect,
            .removeWithoutEffect, .insertWithoutEffect, .restoreWithoutEffect, .moveWithoutEffect,
            .replaceWithoutEffect, .editWithoutEffect:
            2
        case .rowMade, .rowRebound, .rowReturned, .rowGone, .rowLeaving, .rowParked, .rowEnded:
            3
        case .flushAtEvent, .flushBeforeWaiting, .flushAtExit, .impliedEvent, .eventOpened, .sourceOpened, .timerOpened,
            .slept, .runEnded, .trackingBegan, .trackingEnded, .performed, .asynced, .backgroundPost:
            4
        default:
            5
        }
    }

    /// Whether a run under the configuration can use the rule at all.
    public func applies(under configuration: Configuration) -> Bool {
        let platform = configuration.platform
        let hops = configuration.delivery.hops
        let isDeferred = configuration.handler.isDeferred
        let isImmediate = hops.isEmpty
        return switch self {
        case .rowGone: configuration.container == .eager
        case .rowLeaving: configuration.container == .animated
        case .rowParked: configuration.container.isLazy
        case .rowReturned, .rowEnded: configuration.container != .eager
        case .flushAtEvent: platform.updatesInTouch
        case .hopBlocks: hops.contains(.runLoop)
        case .hopCommon: hops.contains(.common)
        case .hopQueue: hops.contains(.queue)
        case .hopExit: hops.contains(.exit)
        case .hopCommit: hops.contains(.commit)
        case .dropped: !isImmediate
        // A long chain of any hops may have hops left when the case has settled.
        case .undelivered: platform.isIOS && hops.contains(.exit) || !configuration.delivery.hasName
        case .skippedByGuard:
            configuration.guard == .appeared
                ? configuration.container == .lazy || isDeferred : configuration.guard != .unguarded
        case .skippedAsGone: configuration.access == .identity
        case .handlerRead: configuration.handler == .read || isDeferred
        case .handlerDeferred: isDeferred
        case .handlerSuspended, .handlerResumed: configuration.handler == .await
        case .handlerWrote: configuration.handler == .write
        case .handlerRemoved: configuration.handler == .remove
        // Reads that are left to the main queue run there.
        case .handlerInQueue: isDeferred || isImmediate || hops.last == .queue
        case .handlerInEvent, .handlerInSource, .handlerInTimer, .handlerWhileAsleep, .handlerOffMain:
            !isDeferred && isImmediate
        case .handlerInBlocks:
            !isDeferred && (isImmediate || hops.last == .runLoop || hops.last == .common)
        case .handlerBeforeWaiting: !isDeferred && hops.last == .commit
        case .handlerAtExit:
            !isDeferred && (hops.last == .exit || hops.last == .commit)
        case .outOfRange, .wrongElement: configuration.access == .index
        default: true
        }
    }
}
