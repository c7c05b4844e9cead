import Locks

/// A callback that an app has given to a part of the system, such as the handler of a path monitor. The system may call it at any
/// time. So may a case: the callback is an event of the host. It ends with this object.
package final class SystemCallback: Sendable {
    /// The name of the callback in cases.
    package let name: String
    /// What the system may tell, one closure for each value.
    package let values: [@MainActor @Sendable () -> Void]

    /// Makes a callback that the host finds by itself whenever the system may call it.
    init(named name: String, _ values: [@MainActor @Sendable () -> Void]) {
        (self.name, self.values) = (name, values)
    }

    /// The callbacks of one host, in the order of their registration.
    final class Callbacks: Sendable {
        fileprivate let all = Locked<[WeakCallback]>([])

        /// Whether the system may call none of them any more.
        var isEmpty: Bool { all.withLock { !$0.contains { $0.callback != nil } } }
    }

    fileprivate struct WeakCallback: Sendable {
        weak var callback: SystemCallback?
    }

    private static let ofHost = PerHost { Callbacks() }

    /// The callbacks of the current host.
    static var callbacksOfHost: Callbacks { ofHost.value }

    /// Registers a callback with the current host.
    ///
    /// - Parameters:
    ///   - name: The name of the callback in cases.
    ///   - values: What the system may tell, one closure for each value. It runs in a source of the main loop.
    /// - Returns: The callback, to be kept as long as the system may call it.
    package static func register(_ name: String, _ values: [@MainActor @Sendable () -> Void]) -> SystemCallback {
        let callback = SystemCallback(named: name, values)
        ofHost.value.all.withLock { $0.append(WeakCallback(callback: callback)) }
        return callback
    }

    /// The callbacks that the system may call now, by name.
    static var current: [SystemCallback] {
        let all = ofHost.value.all.withLock { all in
            all.removeAll { $0.callback == nil }
            return all.compactMap(\.callback)
        }
        return all.count < 2 ? all : all.enumerated().sorted { ($0.1.name, $0.0) < ($1.1.name, $1.0) }.map(\.1)
    }
}

extension Host {
    /// What the system may call now, by name: the callbacks that the app has given to it, those with the same name in the order of
    /// their registration, and the changes of user defaults by other programs.
    package var systemCallbacks: [SystemCallback] {
        #if os(Linux)
            let changes = graph.defaults.changesFromOutside
            if !changes.isEmpty {
                let all = (SystemCallback.current + changes).enumerated()
                return all.sorted { ($0.1.name, $0.0) < ($1.1.name, $1.0) }.map(\.1)
            }
        #endif
        return SystemCallback.current
    }
}
