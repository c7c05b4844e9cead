/// Which saves to read from the history.
public struct HistoryDescriptor<T: HistoryTransaction> {
    /// The saves to read.
    public var predicate: Predicate<T>?
    /// The most saves.
    public var fetchLimit: UInt64 = 0
    /// Describes saves.
    public init(predicate: Predicate<T>? = nil) { self.predicate = predicate }
}

/// A save in the history. A store in memory has no history.
public protocol HistoryTransaction {}

/// A save in the history.
public struct DefaultHistoryTransaction: HistoryTransaction, Sendable {
    /// The name under which the history knows the save.
    public let author: String?
    /// The time of the save.
    public let timestamp: Date
    /// The moment in the history.
    public let token: DefaultHistoryToken
}

/// A moment in the history.
public struct DefaultHistoryToken: Hashable, Comparable, Codable, Sendable {
    let number: Int
    public static func < (first: DefaultHistoryToken, second: DefaultHistoryToken) -> Bool {
        first.number < second.number
    }
}

extension ModelContext {
    /// Returns the saves of the history: none.
    public func fetchHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T] { [] }
    /// Deletes saves from the history. Has no effect here.
    public func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws {}
}
