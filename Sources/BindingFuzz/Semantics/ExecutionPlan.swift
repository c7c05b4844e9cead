/// A plan that runs a list of configurations in as few runs of the loop as possible.
///
/// Two configurations share a run if nothing that the app does can differ between them before one of them has ended:
///
/// - The platform decides the loop.
/// - Only delivery on the main queue changes what the loop does next, since only a queue that is not empty does (`semantics`,
///   section 4). Whether the queue is empty depends on whether there are rows to deliver to, and so on the container.
/// - A chain of hops that has no name has a run to itself: unnamed chains run one or few at a time, and there are more of them than
///   lanes.
/// - A handler that reads changes nothing. A handler that writes only requests an update, which finds the same rows.
/// - A handler that removes needs a separate run for every container and delivery. Guards and accesses share that run until one of
///   them lets an element be removed and another does not. The others then run from the start.
public struct ExecutionPlan: Sendable {
    /// The configurations, in the order they were given.
    public let configurations: [Configuration]
    /// The groups of lanes, one for each shared run.
    let groups: [LaneGroup]
    /// The group and lane of each configuration.
    let lanes: [(group: Int, lane: Int)]
    /// The positions in `configurations` of each lane of each group. Configurations that only read or write share a lane.
    let positions: [[[Int]]]

    /// Plans the runs of the configurations.
    public init(_ configurations: [Configuration]) {
        var groups: [LaneGroup] = []
        var lanes: [(group: Int, lane: Int)] = []
        var positions: [[[Int]]] = []
        var groupOfKey: [CourseKey: Int] = [:]
        for (position, configuration) in configurations.enumerated() {
            let key = CourseKey(configuration)
            let group = groupOfKey[key] ?? groups.count
            if group == groups.count {
                groupOfKey[key] = group
                groups.append(LaneGroup(platform: key.platform, handler: key.handler))
                positions.append(Array(repeating: [], count: Lanes.count))
            }
            let lane = groups[group].follow(configuration)
            lanes.append((group, lane))
            positions[group][lane].append(position)
        }
        self.configurations = configurations
        self.groups = groups
        self.lanes = lanes
        self.positions = positions
    }

    /// The properties that all configurations of one run share.
    private struct CourseKey: Hashable {
        let platform: Platform
        let usesQueue: Bool
        /// The handler that the run uses.
        let handler: Handler
        /// Set only for delivery by way of the main queue, or for a handler that does more than read and write.
        let container: Container?
        /// Set only for a handler that does more than read and write, or for a delivery that has no name.
        let delivery: Delivery?

        init(_ configuration: Configuration) {
            platform = configuration.platform
            usesQueue = configuration.delivery.hops.contains(.queue)
            switch configuration.handler {
            case .read, .write: handler = .read
            case .remove: handler = .remove
            case .async, .await: handler = .async
            }
            container = handler != .read || usesQueue ? configuration.container : nil
            delivery = handler != .read || !configuration.delivery.hasName ? configuration.delivery : nil
        }
    }
}
