/// The player on this device: not signed in.
@MainActor @preconcurrency open class GKLocalPlayer: GKPlayer {
    /// The player.
    public static let local = GKLocalPlayer()
    /// Whether the player is signed in: no.
    open var isAuthenticated: Bool { false }
    /// Whether the player is a child: no.
    open var isUnderage: Bool { false }
    /// Signs the player in. Never answered here.
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)?
}

/// A player.
@MainActor @preconcurrency open class GKPlayer: NSObject {
    /// The name.
    open var displayName: String { "" }
    /// The identifier.
    open var gamePlayerID: String { "" }
}

/// A list of scores. The requests fail.
public enum GKLeaderboard {
    /// A range of players.
    public enum PlayerScope: Int, Sendable { case global, friendsOnly }
    /// A range of time.
    public enum TimeScope: Int, Sendable { case today, week, allTime }
    /// Adds a score. Fails.
    @MainActor public static func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
    ) async throws { throw GKError(code: .notAuthenticated) }
    /// Adds a score. Never answered here.
    @MainActor public static func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {}
}

/// An error of a game.
public struct GKError: Error, Sendable {
    /// A kind of error.
    public enum Code: Int, Sendable { case unknown = 1, cancelled, communicationsFailure, notAuthenticated = 6 }
    /// The kind.
    public let code: Code
}

/// A goal that a player has reached.
@MainActor @preconcurrency open class GKAchievement: NSObject {
    /// The identifier.
    open var identifier: String
    /// How much is done.
    open var percentComplete = 0.0
    /// Whether the system shows a banner.
    open var showsCompletionBanner = false
    /// A goal.
    public init(identifier: String) { self.identifier = identifier }
    /// Reports goals. Fails.
    open class func report(_ achievements: [GKAchievement]) async throws { throw GKError(code: .notAuthenticated) }
    /// Reports goals. Never answered here.
    open class func report(
        _ achievements: [GKAchievement], withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)?
    ) {}
}

/// The button of Game Center.
@MainActor @preconcurrency open class GKAccessPoint: NSObject {
    /// The button.
    public static let shared = GKAccessPoint()
    /// Whether the button shows.
    open var isActive = false
    /// Whether the button shows highlights.
    open var showHighlights = false
    /// The corner.
    open var location = Location.topLeading
    /// A corner.
    public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }
    /// Shows Game Center. Has no effect here.
    open func trigger(handler: @escaping () -> Void) {}
}

/// A controller of Game Center.
open class GKGameCenterViewController: UIViewController {
    /// The object that receives the end.
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    /// What the controller shows.
    public enum State: Int, Sendable {
        case `default` = -1, leaderboards, achievements, challenges, localPlayerProfile, dashboard
    }
    /// A controller.
    public convenience init(state: State) { self.init(nibName: nil, bundle: nil) }
    /// A controller of scores.
    public convenience init(
        leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
    ) { self.init(nibName: nil, bundle: nil) }
}

/// The object that receives the end of a controller.
@MainActor @preconcurrency public protocol GKGameCenterControllerDelegate: AnyObject {
    /// Notifies of the end. The host does not call it.
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
