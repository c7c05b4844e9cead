/// One of the six parts of a configuration: a list of values, with the names that files and the command line use. A delivery has
/// more values than these; only the command line spells them.
public protocol ConfigurationPart: CaseIterable, Hashable, Sendable, RawRepresentable<String> where AllCases == [Self] {
}

/// The platform: it decides the order in which the loop runs its work, and when body is updated.
public enum Platform: String, ConfigurationPart {
    /// iOS where UIKit's update cycle updates body within the touch.
    case ios
    /// iOS where only the observer of the run loop updates body, as before that cycle, or where it is switched off.
    case iosObserver = "ios-observer"
    case macos
}

extension Platform {
    /// Whether the loop runs as on iOS.
    package var isIOS: Bool { self != .macos }
    /// Whether body is updated at the end of a touch's callout.
    package var updatesInTouch: Bool { self == .ios }
}

/// The container: it decides what happens to a row whose element is gone.
public enum Container: String, ConfigurationPart {
    /// VStack, HStack: the row and its subscription end with the update.
    case eager
    /// The same with a removal transition: row and subscription stay until the animation ends.
    case animated
    /// LazyVStack, LazyHStack, List: the row disappears, but its subscription stays until the row is evicted.
    case lazy
    /// A lazy container that does not call onDisappear when a row is let go, only when it is evicted.
    case silent
}

extension Container {
    /// Whether only a window of the elements has rows.
    package var isLazy: Bool { self == .lazy || self == .silent }
}

/// The check right before the handler's access. The handler returns early if it fails.
public enum Guard: String, ConfigurationPart {
    /// No check.
    case unguarded
    /// The row has not disappeared.
    case appeared
    /// The index of the row's last update is below the count.
    case inRange = "in-range"
    /// An element with the row's id is in the collection.
    case contains
    /// All three.
    case all
}

/// The reference that the row's binding keeps.
public enum Access: String, ConfigurationPart {
    /// The index at the last update, as `ForEach($items)` captures it.
    case index
    /// The id, looked up at each access.
    case identity
}

/// The handler's operation on its element.
public enum Handler: String, ConfigurationPart {
    case read, write, remove
    /// The handler leaves its read to the main queue.
    case async
    /// The handler leaves its read to the main queue, suspends there, and reads again.
    case await
}

extension Handler {
    /// Whether the handler leaves its reads to the main queue.
    package var isDeferred: Bool { self == .async || self == .await }
}

/// One deployment of the row app, under which an interleaving runs. Written with its six parts in order:
/// `ios/eager/immediate/unguarded/index/read`. Rules: `semantics`, section 1.
public struct Configuration: TestConfiguration {
    /// The platform, which decides the order in which the loop runs its work.
    public var platform: Platform
    /// The container, which decides what happens to a row whose element is gone.
    public var container: Container
    /// The hops between the post and the handler.
    public var delivery: Delivery
    /// The check right before the handler's access.
    public var `guard`: Guard
    /// The reference that the binding keeps.
    public var access: Access
    /// The handler's operation on its element.
    public var handler: Handler

    /// Makes a configuration from its six parts.
    public init(
        _ platform: Platform, _ container: Container, _ delivery: Delivery,
        _ guard: Guard, _ access: Access, _ handler: Handler
    ) {
        self.platform = platform
        self.container = container
        self.delivery = delivery
        self.guard = `guard`
        self.access = access
        self.handler = handler
    }

    /// All 4,200 configurations.
    public static let matrix = ConfigurationMatrix(
        like: Configuration(.macos, .eager, .runLoop, .unguarded, .index, .read),
        [
            .init("platform", \.platform), .init("container", \.container), .init("delivery", \.delivery),
            .init("guard", \.guard), .init("access", \.access), .init("handler", \.handler),
        ])

    /// The 168 configurations with `unguarded` or `appeared`, `index` and `read`.
    public static let standardMatrix = fullMatrix.filter(\.isStandard)

    /// The rule of the standard matrix in a few words.
    public static var standardDescription: String { "the 168 with unguarded or appeared, index and read" }

    /// Whether this configuration belongs to the standard matrix.
    public var isStandard: Bool {
        (`guard` == .unguarded || `guard` == .appeared) && access == .index && handler == .read
    }

    /// The position of this configuration in `fullMatrix`, or nil if its delivery has no name.
    public var index: Int? { delivery.position.map { position(withDelivery: $0, of: Delivery.allCases.count) } }

    /// The order of the full matrix, with unnamed deliveries after the named ones.
    public static func < (left: Configuration, right: Configuration) -> Bool {
        left.position(withDelivery: left.delivery.order, of: Delivery.orderCount)
            < right.position(withDelivery: right.delivery.order, of: Delivery.orderCount)
    }

    /// Returns the position in a matrix of all values of the parts, with this many deliveries.
    private func position(withDelivery delivery: Int, of deliveries: Int) -> Int {
        var position = platform.ordinal
        position = position * Container.allCases.count + container.ordinal
        position = position * deliveries + delivery
        position = position * Guard.allCases.count + `guard`.ordinal
        position = position * Access.allCases.count + access.ordinal
        return position * Handler.allCases.count + handler.ordinal
    }

    /// The six parts in their written form.
    public var parts: [String] {
        [
            platform.rawValue, container.rawValue, delivery.rawValue, `guard`.rawValue, access.rawValue,
            handler.rawValue,
        ]
    }
}

extension ConfigurationPart {
    /// The position of this value among the listed ones of its part, or nil for a delivery without a name.
    var position: Int? { Self.allCases.firstIndex(of: self) }

    /// The position of a listed value.
    var ordinal: Int {
        guard let position else { preconditionFailure("\(rawValue) is none of \(Self.allCases.map(\.rawValue))") }
        return position
    }
}
