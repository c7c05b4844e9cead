/// The data of an activity.
public protocol ActivityAttributes: Codable, Sendable {
    /// The type of the data that changes.
    associatedtype ContentState: Codable, Hashable, Sendable
}

/// An activity on the lock screen. It cannot start.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
    /// The identifier.
    public let id: String
    /// The data.
    public let attributes: Attributes
    init(id: String, attributes: Attributes) {
        self.id = id
        self.attributes = attributes
    }
    /// The activities: none.
    public static var activities: [Activity] { [] }
    /// Starts an activity. Fails.
    public static func request(
        attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil
    ) throws -> Activity { throw ActivityAuthorizationError.denied }
    /// Changes the data. Has no effect here.
    public func update(_ content: ActivityContent<Attributes.ContentState>) async {}
    /// Ends the activity. Has no effect here.
    public func end(
        _ content: ActivityContent<Attributes.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
}

/// How an activity changes from outside.
public enum PushType: Sendable { case token }
/// When an activity disappears.
public enum ActivityUIDismissalPolicy: Sendable { case `default`, immediate }
/// Why an activity cannot start.
public enum ActivityAuthorizationError: Error, Sendable { case denied, unsupported }

/// The data of an activity, with a date.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
    /// The data.
    public let state: State
    /// The date after which the data is old.
    public let staleDate: Date?
    /// The data of an activity.
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
    }
}

/// Whether activities may start: no.
public final class ActivityAuthorizationInfo: Sendable {
    /// Whether activities may start.
    public init() {}
    /// Whether activities may start: no.
    public let areActivitiesEnabled = false
}
