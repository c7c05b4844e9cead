/// How a list of configurations is run with as few courses of the loop as possible.
///
/// Two configurations share a course when nothing that the app does can differ between them before one of them
/// has ended: the platform decides the loop, and only delivery on the main queue changes what the loop does next,
/// since only a queue that is not empty does (`semantics`, section 4); whether it is depends on whether there
/// are rows to deliver to, which depends on the container. A chain of hops that has no name has a course to itself: such chains
/// are run one or few at a time, and there are more of them than lanes. A handler that reads changes nothing. One
/// that writes only asks for an update that finds the same rows. One that removes goes its own way for every
/// container and delivery; guards and accesses share its course until one of them lets an element be removed and another does
/// not, and the others are then followed from the start.
public struct ExecutionPlan: Sendable {
    /// The configurations, in the order they were given.
    public let configurations: [Configuration]
    /// The courses.
    let groups: [LaneGroup]
    /// For each configuration its course, and its lane there.
    let lanes: [(group: Int, lane: Int)]
    /// For each course and lane the positions in `configurations`; those that only read or write share a lane.
    let positions: [[[Int]]]

    /// Plans the runs of these configurations.
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

    /// What two configurations on one course have in common.
    private struct CourseKey: Hashable {
        let platform: Platform
        let usesQueue: Bool
        /// What the course is run with.
        let handler: Handler
        /// For delivery by way of the main queue, or a handler that does more than read and write.
        let container: Container?
        /// For a handler that does more than read and write, or a delivery that has no name.
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
