import HeadlessUI

/// Which saves to read from the history.
public struct HistoryDescriptor<T: HistoryTransaction> {
    /// The saves to read; nil for all.
    public var predicate: Predicate<T>?
    /// The order; empty for that of the saves.
    public var sortBy: [SortDescriptor<T>]
    /// The most saves; 0 for all.
    public var fetchLimit: UInt64 = 0

    /// Describes saves.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}

/// A moment in a history.
public protocol HistoryToken: Comparable, Codable, Hashable, Sendable {}

/// A moment in the history.
public struct DefaultHistoryToken: HistoryToken {
    let number: Int
    public static func < (first: DefaultHistoryToken, second: DefaultHistoryToken) -> Bool {
        first.number < second.number
    }
}

/// A save in a history.
public protocol HistoryTransaction: Sendable {
    /// The type of a moment in the history.
    associatedtype TokenType: HistoryToken
    /// The type of what tells the save from the others.
    associatedtype TransactionIdentifier: Comparable, Sendable
    /// The name that the context has given to its saves; nil if it has given none.
    var author: String? { get }
    /// The changes, in order.
    var changes: [HistoryChange] { get }
    /// The time of the save.
    var timestamp: Date { get }
    /// The moment in the history.
    var token: TokenType { get }
    /// What tells the save from the others.
    var transactionIdentifier: TransactionIdentifier { get }
    /// The name of the store.
    var storeIdentifier: String { get }
    /// The bundle of the app that has saved.
    var bundleIdentifier: String { get }
    /// The process that has saved.
    var processIdentifier: String { get }
}

/// A save in the history.
public struct DefaultHistoryTransaction: HistoryTransaction, Hashable, Identifiable {
    /// The name that the context has given to its saves; nil if it has given none.
    public let author: String?
    /// The changes, in the order in which the save has made them.
    public let changes: [HistoryChange]
    /// The time of the save. It is that of the host's clock.
    public internal(set) var timestamp: Date
    /// The moment in the history.
    public let token: DefaultHistoryToken
    /// What tells the save from the others.
    public var transactionIdentifier: Int64 { Int64(token.number) }
    /// What tells the save from the others.
    public var id: Int64 { transactionIdentifier }
    /// The name of the store.
    public var storeIdentifier: String { "memory" }
    /// The bundle of the app.
    public var bundleIdentifier: String { Bundle.main.bundleIdentifier ?? "" }
    /// The process. Here there is one.
    public var processIdentifier: String { "1" }

    public static func == (first: DefaultHistoryTransaction, second: DefaultHistoryTransaction) -> Bool {
        first.token == second.token && first.timestamp == second.timestamp
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(token) }
}

/// The saves of a store, the last one at the end.
struct HistoryLog: Sendable {
    private(set) var transactions: [DefaultHistoryTransaction] = []

    mutating func add(_ changes: [HistoryChange], by author: String?, version: Int) {
        guard !changes.isEmpty else { return }
        transactions.append(
            DefaultHistoryTransaction(
                author: author, changes: changes, timestamp: HostReference.date,
                token: DefaultHistoryToken(number: version)))
    }

    mutating func remove(_ tokens: Set<DefaultHistoryToken>) {
        transactions.removeAll { tokens.contains($0.token) }
    }

    /// Moves all saves to the current date. A host begins with them, at the same date in each run.
    mutating func restart() {
        let date = HostReference.date
        for index in transactions.indices { transactions[index].timestamp = date }
    }
}

extension ModelContext {
    /// Returns the saves of the store that a descriptor describes. There are none of a type that an app declares.
    ///
    /// - Throws: The error of the predicate.
    public func fetchHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T] {
        joinHost()
        var found = state.history.compactMap { $0 as? T }
        if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
        if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
        return descriptor.fetchLimit == 0 ? found : Array(found.prefix(Int(clamping: descriptor.fetchLimit)))
    }

    /// Deletes the saves that a descriptor describes from the history. The objects stay as they are.
    ///
    /// - Throws: The error of the predicate.
    public func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws {
        let tokens = try fetchHistory(descriptor).compactMap { $0.token as? DefaultHistoryToken }
        state.deleteHistory(Set(tokens))
    }
}
