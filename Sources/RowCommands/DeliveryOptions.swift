import ArgumentParser
import BindingFuzz
import FuzzCommands

/// The option that selects a chain of hops for delivery, with or without a name.
public struct DeliveryOptions: ConfigurationChange, Sendable {
    @Option(
        help: ArgumentHelp(
            """
            Deliver by this chain, in place of the deliveries of the configurations: immediate, or up to \
            \(Delivery.maximumHops) hops of \(Hop.allCases.map(\.rawValue).joined(separator: ", ")), with + in between, as \
            in queue+commit for .receive(on: DispatchQueue.main) and then the scheduler of commit. Files know the chains \
            that have a name, and nothing is kept of others.
            """,
            valueName: "chain"),
        transform: { text in try Delivery(text) })
    var delivery: Delivery?

    /// Makes options that change nothing.
    public init() {}

    /// Returns the configurations with the chosen delivery, sorted and without duplicates; unchanged if no delivery is chosen.
    public func changed(_ configurations: [Configuration]) -> [Configuration] {
        guard let delivery else { return configurations }
        let changed = configurations.map { configuration in
            var configuration = configuration
            configuration.delivery = delivery
            return configuration
        }
        return Set(changed).sorted()
    }
}
