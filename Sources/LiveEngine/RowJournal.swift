import HeadlessUI

/// What a run of the row app saw, and what its rows subscribe to.
///
/// Handlers may run on another thread while the main thread waits for it, so access is never concurrent.
final class RowJournal: @unchecked Sendable {
    /// What became of one call of a handler, or of a read that it left to the main queue.
    enum Handling: Hashable {
        case reached, skipped, stale
        /// It left its read to the main queue.
        case captured
        /// It has read, and awaits something.
        case suspended

        /// Whether the access got as far as an element or a stale index.
        var isAccess: Bool { self == .reached || self == .stale }
    }

    /// One call of a handler, one read, or one suspension.
    struct Delivery: Hashable {
        let step: Int
        let place: LoopPlace
        let row: Int
        let handling: Handling
    }

    /// A row that appeared or disappeared.
    struct Appearance: Hashable {
        let step: Int
        let row: Int
        let isAppearing: Bool
    }

    /// A change of the ids, for the cause of a stale dereference.
    struct Change {
        let before: [Int]
        let step: Int
        let place: LoopPlace
    }

    /// The source of truth, as the steps of a case reach it.
    var items: Binding<[RowElement]> = .constant([])
    /// The elements that left and are not back, the most recent last.
    var removed: [RowElement] = []
    private(set) var deliveries: [Delivery] = []
    private(set) var appearances: [Appearance] = []
    private(set) var changes: [Change] = []
    /// The index that each row's binding has.
    private(set) var indices: [Int: Int] = [:]
    /// The steps that let suspended handlers go on.
    private(set) var resumptions: [Int] = []
    /// The elements at the stale dereference, which ended the case.
    private(set) var itemsWhenStale: [Int]?
    private(set) var isOffMain = false
    private(set) var hasEnded = false

    /// Where the run is now; set by whoever runs it.
    var step: @Sendable () -> Int = { 0 }
    var place: @Sendable () -> LoopPlace = { .wait }
    var staleCount: @Sendable () -> Int = { 0 }

    private let delivery: (AnyPublisher<Notification, Never>) -> AnyPublisher<Notification, Never>
    private var publisherOfRow: [Int: AnyPublisher<Notification, Never>] = [:]
    /// The last subscription of each row.
    private(set) var subscriptions: [Int: RowSubscription] = [:]
    /// The reads that wait on the main queue.
    private var waitingReadCount = 0
    private let suspensions = Suspensions()
    private var currentPost = 0

    /// A journal, and the hops between the post and the handler.
    init(delivery: @escaping (AnyPublisher<Notification, Never>) -> AnyPublisher<Notification, Never>) {
        self.delivery = delivery
    }

    /// The same publisher for every update of a row, so that it keeps its subscription.
    func publisher(of row: Int) -> AnyPublisher<Notification, Never> {
        if let publisher = publisherOfRow[row] { return publisher }
        let posts = NotificationCenter.default.publisher(for: .rowsShouldLook)
            .handleEvents(
                receiveSubscription: { [unowned self] _ in
                    subscriptions[row] = RowSubscription(after: subscriptions[row])
                },
                receiveOutput: { [unowned self] _ in subscriptions[row]?.received += 1 },
                receiveCancel: { [unowned self] in subscriptions[row]?.isCancelled = true })
        let publisher = delivery(posts.eraseToAnyPublisher())
        publisherOfRow[row] = publisher
        return publisher
    }

    /// How many deliveries still wait at a hop, for subscriptions that are not cancelled, and how many reads wait on the main
    /// queue, whatever has become of their rows.
    var waitingCount: Int { subscriptions.values.reduce(0) { $0 + $1.waiting } + waitingReadCount }

    /// Ends the record: what comes later is the loop being left.
    func end() {
        hasEnded = true
    }

    /// Lets the handlers that are still suspended come to their ends, on the main queue: nothing is left of a run.
    func releaseSuspended() {
        end()
        letSuspendedGoOn()
    }

    /// Whether all that handlers left to the main queue has come to its end.
    var isFinished: Bool { waitingReadCount == 0 && suspensions.count == 0 }

    /// A row has its binding anew, with the element's index.
    func bound(_ row: Int, to index: Int) {
        if !hasEnded { indices[row] = index }
    }

    func appeared(_ row: Int) {
        if !hasEnded { appearances.append(Appearance(step: step(), row: row, isAppearing: true)) }
    }

    func disappeared(_ row: Int) {
        if !hasEnded { appearances.append(Appearance(step: step(), row: row, isAppearing: false)) }
    }

    /// Notes the ids before a change of them.
    func willChange(from step: Int) {
        changes.append(Change(before: items.wrappedValue.map(\.id), step: step, place: place()))
    }

    /// Runs a handler, and notes what became of it.
    func handling(_ row: Int, _ notification: Notification, _ handler: () -> Handling) {
        guard !hasEnded else { return }
        subscriptions[row]?.handled += 1
        currentPost = notification.userInfo?["step"] as? Int ?? 0
        let handling = handler()
        note(row, handling)
        if handling == .captured { waitingReadCount += 1 }
    }

    /// Runs a read that a handler left to the main queue, and notes what became of it.
    ///
    /// - Returns: nil where nothing was read, since the case has ended.
    @discardableResult func reading(_ row: Int, _ read: () -> Handling) -> Handling? {
        waitingReadCount -= 1
        guard !hasEnded else { return nil }
        let handling = read()
        note(row, handling)
        return handling
    }

    /// Suspends a handler until the case resumes it.
    @MainActor func answer(for row: Int) async {
        note(row, .suspended)
        await suspensions.answer()
    }

    /// What suspended handlers await has come, at a step of the case: the rest of each is a read on the main queue.
    func resume(at step: Int) {
        guard suspensions.count > 0 else { return }
        resumptions.append(step)
        letSuspendedGoOn()
    }

    private func letSuspendedGoOn() {
        waitingReadCount += suspensions.count
        suspensions.resume()
    }

    private func note(_ row: Int, _ handling: Handling) {
        deliveries.append(Delivery(step: step(), place: place(), row: row, handling: handling))
        if handling == .stale {
            itemsWhenStale = items.wrappedValue.map(\.id)
            end()
        }
    }

    /// A handler was let pass by its guard.
    func passedGuard() {
        if !Thread.isMainThread { isOffMain = true }
    }

    /// Whether a binding was dereferenced whose element is gone.
    var hasStaleDereference: Bool { staleCount() > 0 }

    /// A handler removes its element.
    func remove(at index: Int) {
        willChange(from: currentPost)
        removed.append(items.wrappedValue.remove(at: index))
    }
}
