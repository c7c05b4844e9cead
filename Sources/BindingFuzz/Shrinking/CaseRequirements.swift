/// What every case that reaches a target has in it: bits, each met by a step of its own.
struct CaseRequirements {
    static let post: UInt8 = 1
    static let mutation: UInt8 = 2
    /// The callout that the handler runs in opens.
    static let callout: UInt8 = 4
    /// The loop runs after the mutation and before the post, since only an update lets a row go.
    static let update: UInt8 = 8
    /// A deferred mutation has an argument that only means something of its own once there are more elements.
    static let growth: UInt8 = 16
    /// The loop runs once more than to the callout.
    static let turn: UInt8 = 32

    /// Which of these a case needs from the start.
    let all: UInt8
    /// The kinds of post that can reach the place; nil where all of them can.
    private let posts: [Step]?
    private let callout: LoopStep?
    private let update: LoopStep?
    private let needsTurn: Bool

    init(_ target: Shrinker.Target) {
        // What a handler leaves to the main queue runs there, wherever the post was.
        let isImmediate = target.configuration.delivery == .immediate && !target.configuration.handler.isDeferred
        let isLive = target.mechanism.row == .live
        var posts: [Step]?
        var callout: LoopStep?
        var needsUpdate = false
        if isImmediate {
            // Without a hop the handler runs where the post does.
            switch target.mechanism.place {
            case .event, .source, .timer:
                posts = [.post, .backgroundPost]
                // `event` opens by itself where no callout is open, so only the others need their step. Where
                // there is a callout to open after the mutation, that step is the one that updates.
                callout = target.mechanism.place == .source ? .source : target.mechanism.place == .timer ? .timer : nil
                needsUpdate = !isLive && callout == nil
            case .blocks: posts = [.perform(.post)]
            case .queue: posts = [.async(.post)]
            case .wait:
                posts = [.backgroundPost]
                needsUpdate = !isLive
            case .beforeWaiting, .exit, nil: break
            }
        }
        self.posts = posts
        self.callout = callout
        // Awake, the loop is put to sleep by `idle` only.
        update = needsUpdate && target.mechanism.place == .wait ? .idle : nil
        var all = CaseRequirements.post
        // A handler that removes can make the next one's index stale and let its row go; otherwise only a mutation can. Nothing
        // goes stale where a delivery starves.
        if target.configuration.handler != .remove && target.mechanism.isFailure {
            all |= CaseRequirements.mutation
            if needsUpdate { all |= CaseRequirements.update }
        }
        if callout != nil { all |= CaseRequirements.callout }
        // On macOS nothing updates between a click, or the loop's sleep, and the source that is opened next.
        needsTurn =
            target.configuration.platform == .macos && callout == .source && !isLive
            && target.configuration.handler != .remove
        if needsTurn { all |= CaseRequirements.turn }
        self.all = all
    }

    /// The requirements that the step can meet; `update` only after a step that may let a row go.
    func met(by step: Step) -> UInt8 {
        switch step {
        case .loop(let loopStep):
            var met: UInt8 = loopStep == callout ? CaseRequirements.callout : 0
            if update == nil || loopStep == update { met |= CaseRequirements.update }
            return needsTurn ? met | CaseRequirements.turn : met
        case .scroll, .reap:
            return 0
        default:
            switch step.action {
            case .post: return posts?.contains(step) ?? true ? CaseRequirements.post : 0
            case .mutate(let mutation):
                return (mutation.changesOrder ? CaseRequirements.mutation : 0)
                    | (mutation.adds ? CaseRequirements.growth : 0)
            case nil: return .max
            }
        }
    }
}

extension Mutation {
    /// Whether it can take an index away from its element.
    fileprivate var changesOrder: Bool {
        switch self {
        case .edit: false
        case .move(let source, let destination): source != destination
        default: true
        }
    }

    /// Whether it can make more elements of fewer.
    fileprivate var adds: Bool {
        switch self {
        case .clear, .remove, .move, .replace, .edit: false
        default: true
        }
    }
}
