/// A class of configurations whose deliveries wait for the same.
package struct WaitingKey: Hashable, Sendable {
    /// The abstract configuration that is explored for all of them.
    package let course: AbstractConfiguration

    /// Creates the key of a configuration.
    package init(_ configuration: Configuration) {
        let handler: Handler = configuration.handler.isDeferred ? configuration.handler : .read
        course = AbstractConfiguration(
            Configuration(configuration.platform, .eager, configuration.delivery, .unguarded, .identity, handler))
    }

    /// Whether a delivery could starve.
    fileprivate func waits(allowing classes: StepClasses) -> Bool {
        var graph = ReachabilityGraph(course, allowing: classes, rules: WaitingRules.self)
        while !graph.isComplete { graph.deepen() }
        return graph.reached[Mechanism.starved.index] != 0
    }
}

/// Whether deliveries could starve, whatever happens to rows and elements: whether a delivery has to wait depends only on the loop.
///
/// Configurations in other containers share the answers, so provers that know them share most of their work.
package struct WaitingResults: Sendable {
    /// The steps that a case may have.
    let classes: StepClasses
    private var known: [WaitingKey: Bool] = [:]

    /// - Parameter classes: the steps that a case may have.
    package init(allowing classes: StepClasses) {
        self.classes = classes
    }

    /// Returns whether a delivery could starve under a configuration.
    mutating func mayWait(_ configuration: Configuration) -> Bool {
        let key = WaitingKey(configuration)
        if let known = known[key] { return known }
        let waits = key.waits(allowing: classes)
        known[key] = waits
        return waits
    }

    /// Explores what is not known of configurations yet.
    mutating func explore(_ configurations: [Configuration], on threads: SearchThreads) {
        var keys: [WaitingKey] = []
        var met = Set(known.keys)
        for configuration in configurations {
            let key = WaitingKey(configuration)
            if met.insert(key).inserted { keys.append(key) }
        }
        let waits = threads.map(keys) { [classes] _, key in key.waits(allowing: classes) }
        for (key, waits) in zip(keys, waits) { known[key] = waits }
    }

}

/// The rules for one row that never goes, of an element that is always there. Only the knowledge about the loop remains.
package enum WaitingRules: TransitionRules {
    /// The present index state, dirty or not: no change moves the element.
    package static func indexStates(after change: Int, of state: AbstractState, _ table: ChangeTable) -> UInt16 {
        1 << UInt16(state.indexState) | 1 << UInt16(state.indexState + 8)
    }

    /// The same row state: the row never goes.
    package static func rows(afterUpdating state: AbstractState, in container: Container) -> Int { state.row.bit }

    /// The same row state: the row never goes.
    package static func row(afterReaping state: AbstractState) -> AbstractState.AbstractRow { state.row }

    // A post may come when there is no row yet, or no longer one.
    /// `false`: a post may find no row.
    package static func isScheduledForCertain(_ state: AbstractState) -> Bool { false }
}
