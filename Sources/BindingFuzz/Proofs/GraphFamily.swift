/// What configurations have in common that share graphs, and are best decided by one thread: all but their guard, access and handler.
struct GraphFamily: Hashable {
    private let platform: Platform
    private let container: Container
    private let delivery: Delivery

    /// The family that a configuration is of.
    init(_ configuration: Configuration) {
        platform = configuration.platform
        container = configuration.container
        delivery = configuration.delivery
    }
}
