import ArgumentParser
import BindingFuzz
import FuzzCommands

/// The option that selects a chain of hops for delivery, with or without a name.
public struct DeliveryOptions: ConfigurationChange, Sendable {
    @Option(
        help: ArgumentHelp(
            """
            Use this delivery in all configurations: immediate, or up to \
            \(Delivery.maximumHops) hops of \(Hop.allCases.map(\.rawValue).joined(separator: ", ")), joined by +, as \
            in queue+commit for .receive(on: DispatchQueue.main) and then the scheduler of commit. Case files can name \
            only some chains; findings of the others are not kept.
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
