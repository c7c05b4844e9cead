import Locks

/// What the oracles of a host watch. Only the main thread writes it.
final class OracleRecord: @unchecked Sendable {
    /// The oracles that watch the views, besides those that look at the end.
    let chosen: Set<Oracle>
    /// The names of the handlers that may not write after their view has gone; nil if nobody asks.
    let lateWriteCauses: Set<String>?
    /// The late writes that are reported, each once.
    var reportedLateWrites: Set<String> = []
    /// The objects that views have made for themselves; nil if nobody asks.
    @MainActor private(set) lazy var ownedObjects: OwnedObjects? = chosen.contains(.leak) ? OwnedObjects() : nil
    /// The number of actions of the user and events from outside so far, the last one, and whether it was the user's.
    var causeCount = 0
    var lastCause = ""
    var isLastCauseOfUser = true
    /// The presentations whose views went before anything was shown, while their bindings asked.
    var abandonedRequests: [AbandonedRequest] = []
    /// The values of deleted objects that bodies have read, each at the last evaluation of its view.
    @exclusivity(unchecked) var deletedReads: [DeletedRead] = []
    /// The values of deleted objects that other code has read within the current event.
    var copiedReads: [CopiedRead] = []
    /// The writes of such values to other objects.
    var copiesOfDeleted: [Mistake] = []
    private let hasReceivedLater = Locked(false)
    /// Whether an `onReceive` has got a value, other than one that it got as it subscribed.
    var hasReceived: Bool { hasReceivedLater.withLock { $0 } }
    /// The number of bodies of the app that have been evaluated.
    @exclusivity(unchecked) var evaluationCount = 0
    /// The view whose state was the first that the main thread has written since somebody asked; nil if there is none.
    @exclusivity(unchecked) private(set) var firstWriter: NodeReference?
    /// The evaluation of everything that is under way; nil if there is none.
    @exclusivity(unchecked) var reevaluation: Reevaluation?

    /// Whether a global or static property holds the first object of a class that was asked for.
    private var heldClasses: [ObjectIdentifier: Bool] = [:]

    /// Returns whether a global or static property holds an object, as far as the first object of its class tells.
    func outlivesCases(_ object: AnyObject) -> Bool {
        let type = ObjectIdentifier(type(of: object))
        if let isHeld = heldClasses[type] { return isHeld }
        let isHeld = StaticStorage.holds(object)
        heldClasses[type] = isHeld
        return isHeld
    }

    /// Notes, on any thread, that an `onReceive` has got a value.
    func noteReception(isAtSubscription: Bool) {
        if !isAtSubscription { hasReceivedLater.withLock { $0 = true } }
    }

    /// Notes that a state of a view is written.
    func noteWrite(ofStateOf view: NodeReference) {
        if firstWriter == nil, MainThread.isCurrent { firstWriter = view }
    }

    /// Forgets the writes so far.
    func forgetWrites() { firstWriter = nil }

    init(_ chosen: Set<Oracle>) {
        self.chosen = chosen
        lateWriteCauses = chosen.isDisjoint(with: [.lateWrite, .workAfterEnd]) ? nil : Graph.lifetimeHandlers
    }
}
