import HeadlessUI

/// The record of a run of the row app, and the publishers to which its rows subscribe.
///
/// Handlers may run on another thread while the main thread waits for it, so access is never concurrent.
final class RowJournal: @unchecked Sendable {
    /// The result of one handler call, or of one read that a handler left to the main queue.
    enum Handling: Hashable {
        case reached, skipped, stale
        /// The handler left its read to the main queue.
        case captured
        /// The handler has read and awaits an answer.
        case suspended

        /// Whether the access reached an element or a stale index.
        var isAccess: Bool { self == .reached || self == .stale }
    }

    /// One handler call, one read or one suspension.
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

    /// A change of the IDs, from which a stale dereference finds its cause.
    struct Change {
        let before: [Int]
        let step: Int
        let place: LoopPlace
    }

    /// The source of truth, as the case's steps access it.
    var items: Binding<[RowElement]> = .constant([])
    /// The elements that were removed and not restored, the most recent last.
    var removed: [RowElement] = []
    private(set) var deliveries: [Delivery] = []
    private(set) var appearances: [Appearance] = []
    private(set) var changes: [Change] = []
    /// The index that each row's binding captured.
    private(set) var indices: [Int: Int] = [:]
    /// The steps that resumed suspended handlers.
    private(set) var resumptions: [Int] = []
    /// The elements at the stale dereference that ended the case.
    private(set) var itemsWhenStale: [Int]?
    private(set) var isOffMain = false
    private(set) var hasEnded = false

    /// The current position of the run. Its runner sets these closures.
    var step: @Sendable () -> Int = { 0 }
    var place: @Sendable () -> LoopPlace = { .wait }
    var staleCount: @Sendable () -> Int = { 0 }

    private let delivery: (AnyPublisher<Notification, Never>) -> AnyPublisher<Notification, Never>
    private var publisherOfRow: [Int: AnyPublisher<Notification, Never>] = [:]
    /// The last subscription of each row.
    private(set) var subscriptions: [Int: RowSubscription] = [:]
    /// The number of reads that wait on the main queue.
    private var waitingReadCount = 0
    private let suspensions = Suspensions()
    private var currentPost = 0

    /// Creates a journal with the hops between the post and the handler.
    init(delivery: @escaping (AnyPublisher<Notification, Never>) -> AnyPublisher<Notification, Never>) {
        self.delivery = delivery
    }

    /// Returns a row's publisher. It is the same for every update of the row, so the row keeps its subscription.
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

    /// The number of waiting deliveries and reads. Deliveries wait at a hop, and count unless their subscription is canceled. Reads
    /// wait on the main queue, and count whatever the state of their rows.
    var waitingCount: Int { subscriptions.values.reduce(0) { $0 + $1.waiting } + waitingReadCount }

    /// Ends the record. Everything later happens while the host leaves the loop.
    func end() {
        hasEnded = true
    }

    /// Lets all suspended handlers finish on the main queue, so that nothing of the run remains.
    func releaseSuspended() {
        end()
        letSuspendedGoOn()
    }

    /// Whether everything that handlers left to the main queue has finished.
    var isFinished: Bool { waitingReadCount == 0 && suspensions.count == 0 }

    /// Records that a row captured its element's index in a new binding.
    func bound(_ row: Int, to index: Int) {
        if !hasEnded { indices[row] = index }
    }

    func appeared(_ row: Int) {
        if !hasEnded { appearances.append(Appearance(step: step(), row: row, isAppearing: true)) }
    }

    func disappeared(_ row: Int) {
        if !hasEnded { appearances.append(Appearance(step: step(), row: row, isAppearing: false)) }
    }

    /// Records the IDs before a change.
    func willChange(from step: Int) {
        changes.append(Change(before: items.wrappedValue.map(\.id), step: step, place: place()))
    }

    /// Runs a handler and records the result.
    func handling(_ row: Int, _ notification: Notification, _ handler: () -> Handling) {
        guard !hasEnded else { return }
        subscriptions[row]?.handled += 1
        currentPost = notification.userInfo?["step"] as? Int ?? 0
        let handling = handler()
        note(row, handling)
        if handling == .captured { waitingReadCount += 1 }
    }

    /// Runs a read that a handler left to the main queue, and records the result.
    ///
    /// - Returns: `nil` if nothing was read because the case has ended.
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

    /// Resumes the suspended handlers at a step of the case. The rest of each is a read on the main queue.
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

    /// Records that a guard let its handler pass.
    func passedGuard() {
        if !Thread.isMainThread { isOffMain = true }
    }

    /// Whether a binding was dereferenced after its element was gone.
    var hasStaleDereference: Bool { staleCount() > 0 }

    /// Removes a handler's element.
    func remove(at index: Int) {
        willChange(from: currentPost)
        removed.append(items.wrappedValue.remove(at: index))
    }
}
