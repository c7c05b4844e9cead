import Foundation

/// The host in which a value was made. Code may outlive it, and does not concern the next host.
package struct HostReference: @unchecked Sendable {
    private weak let graph: Graph?

    /// The current host, or the code outside of hosts.
    package static var current: HostReference { HostReference(graph: Graph.current) }

    /// Whether there is a host.
    package static var isThere: Bool { Graph.current != nil }
    /// The current date of the host's clock, or of the system where there is no host.
    package static var date: Date { VirtualClock.current?.date ?? Date() }
    /// Whether the host is the current one.
    package var isCurrent: Bool { graph != nil && graph === Graph.current }

    /// What the host assumes; the defaults if there is none.
    package var assumptions: SystemAssumptions { graph?.assumptions ?? SystemAssumptions() }

    /// Whether a stale dereference ends the app, as on a device.
    package var trapsAtStaleDereference: Bool { graph?.staleDereference == .trap }

    /// Notes that code on the main thread makes a new, empty store. If a body does so, its next evaluation shows that one.
    package static func noteNewStore() {
        guard MainThread.isCurrent else { return }
        MainActor.assumeIsolated { Graph.current?.oracles.reevaluation?.notePublication() }
    }

    /// Runs work on the main thread once the host has made its first views; never if it has made them, or if there is no host.
    package static func whenViewsAreMade(_ work: @escaping () -> Void) {
        if MainThread.isCurrent { Graph.current?.whenMounted?.append(work) }
    }

    /// Tells the observer of the host what happens to objects.
    package func note(_ event: @autoclosure () -> String) {
        if isCurrent { Graph.note(.database(event())) }
    }

    /// Reports the misuse of an object to the host.
    package func report(_ misuse: ModelMisuse, _ access: RuntimeIssue.Access) {
        graph?.report(.modelMisuse(misuse), access)
    }
}
