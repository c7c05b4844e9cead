/// The parts of an app that a developer can choose freely: how posts are delivered, what the handler checks, and how it reaches the
/// element.
package struct Recipe: Hashable, Sendable, CustomStringConvertible {
    /// The hops between the post and the handler.
    package var delivery: Delivery
    /// The check right before each access.
    package var `guard`: Guard
    /// The reference that the row's binding keeps.
    package var access: Access

    /// Makes a recipe from its three parts.
    package init(_ delivery: Delivery, _ guard: Guard, _ access: Access) {
        self.delivery = delivery
        self.guard = `guard`
        self.access = access
    }

    /// The recipe of a developer who does not know about stale bindings.
    package static let plain = Recipe(.immediate, .unguarded, .index)

    /// Returns every combination of guard and access with some deliveries.
    package static func all(_ deliveries: [Delivery]) -> [Recipe] {
        deliveries.flatMap { delivery in
            Access.allCases.flatMap { access in Guard.allCases.map { Recipe(delivery, $0, access) } }
        }
    }

    /// The three parts in the order of a configuration.
    package var description: String { "\(delivery.rawValue)/\(`guard`.rawValue)/\(access.rawValue)" }
}

/// The situation that a recipe is for: the parts of a configuration that it leaves open.
package struct Situation: Hashable, Sendable {
    /// The platform, which decides the order in which the loop runs its work.
    package let platform: Platform
    /// The container, which decides what happens to a row whose element is gone.
    package let container: Container
    /// The handler, which decides what happens to the element.
    package let handler: Handler

    /// Makes a situation from its three parts.
    package init(_ platform: Platform, _ container: Container, _ handler: Handler) {
        self.platform = platform
        self.container = container
        self.handler = handler
    }

    /// Returns every situation of some platforms, containers and handlers, in the order of configurations.
    package static func all(
        _ platforms: [Platform] = Platform.allCases, _ containers: [Container] = Container.allCases,
        _ handlers: [Handler] = Handler.allCases
    ) -> [Situation] {
        platforms.flatMap { platform in
            containers.flatMap { container in handlers.map { Situation(platform, container, $0) } }
        }
    }

    /// Returns the configuration of the situation with a recipe.
    package func configuration(with recipe: Recipe) -> Configuration {
        Configuration(platform, container, recipe.delivery, recipe.guard, recipe.access, handler)
    }
}

extension Delivery {
    /// Returns every chain of at most this many hops, the shorter ones first.
    package static func chains(upTo length: Int) -> [Delivery] {
        var longest: [[Hop]] = [[]]
        var chains = longest
        for _ in 0..<length {
            longest = longest.flatMap { hops in Hop.allCases.map { hops + [$0] } }
            chains += longest
        }
        return chains.map { Delivery($0) }
    }
}
