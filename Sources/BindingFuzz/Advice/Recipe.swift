/// What somebody writes who has decided on the rest of an app: how posts are delivered, what is checked, and how the element is
/// reached.
public struct Recipe: Hashable, Sendable, CustomStringConvertible {
    /// The hops between the post and the handler.
    public var delivery: Delivery
    /// What is checked right before each access.
    public var `guard`: Guard
    /// What the row's binding holds on to.
    public var access: Access

    /// Makes a recipe of its three parts.
    public init(_ delivery: Delivery, _ guard: Guard, _ access: Access) {
        self.delivery = delivery
        self.guard = `guard`
        self.access = access
    }

    /// What is written by whoever has not yet heard of any of this.
    public static let plain = Recipe(.immediate, .unguarded, .index)

    /// Every guard and access with some deliveries.
    public static func all(_ deliveries: [Delivery]) -> [Recipe] {
        deliveries.flatMap { delivery in
            Access.allCases.flatMap { access in Guard.allCases.map { Recipe(delivery, $0, access) } }
        }
    }

    /// The three parts in the order that they have in a configuration.
    public var description: String { "\(delivery.rawValue)/\(`guard`.rawValue)/\(access.rawValue)" }
}

/// What a recipe is for: the parts of a configuration that it leaves open.
public struct Situation: Hashable, Sendable {
    /// When the loop runs what.
    public let platform: Platform
    /// What happens to a row whose element is gone.
    public let container: Container
    /// What the handler does with its element.
    public let handler: Handler

    /// Makes a situation of its three parts.
    public init(_ platform: Platform, _ container: Container, _ handler: Handler) {
        self.platform = platform
        self.container = container
        self.handler = handler
    }

    /// Every situation of some platforms, containers and handlers, in the order of configurations.
    public static func all(
        _ platforms: [Platform] = Platform.allCases, _ containers: [Container] = Container.allCases,
        _ handlers: [Handler] = Handler.allCases
    ) -> [Situation] {
        platforms.flatMap { platform in
            containers.flatMap { container in handlers.map { Situation(platform, container, $0) } }
        }
    }

    /// The app that is deployed with a recipe.
    public func configuration(with recipe: Recipe) -> Configuration {
        Configuration(platform, container, recipe.delivery, recipe.guard, recipe.access, handler)
    }
}

extension Delivery {
    /// Every chain of at most so many hops, the shorter ones first.
    public static func chains(upTo length: Int) -> [Delivery] {
        var longest: [[Hop]] = [[]]
        var chains = longest
        for _ in 0..<length {
            longest = longest.flatMap { hops in Hop.allCases.map { hops + [$0] } }
            chains += longest
        }
        return chains.map { Delivery($0) }
    }
}
