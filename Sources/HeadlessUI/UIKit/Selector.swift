#if os(Linux)
    /// The name of a method. Swift calls methods by name only with the runtime of Objective-C, which Linux lacks, and has no `#selector`
    /// without it. To be performed here, a selector needs the method, too: `Selector("toggle(_:)", Coordinator.toggle(_:))`.
    public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
        let name: String
        /// Calls the method, and returns whether the target has it; nil if only the name is known.
        private let call: (@MainActor (_ target: Any, _ sender: Any?) -> Bool)?

        /// The selector of a method.
        public init(_ name: String) { (self.name, call) = (name, nil) }
        /// The selector of a method.
        public init(stringLiteral name: String) { self.init(name) }

        /// The selector of a method without parameters.
        public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
            nonisolated(unsafe) let method = method
            self.init(named: name) { (target: Target, _) in
                _ = method(target)()
                return true
            }
        }

        /// The selector of a method whose parameter is the sender.
        public init<Target, Sender, Result>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Result) {
            nonisolated(unsafe) let method = method
            self.init(named: name) { (target: Target, sender) in
                guard let sender = sender as? Sender else { return false }
                _ = method(target)(sender)
                return true
            }
        }

        /// The selector of a method of the main actor without parameters.
        public init<Target, Result>(
            _ name: String, _ method: @escaping (Target) -> @MainActor @Sendable () -> Result
        ) {
            nonisolated(unsafe) let method = method
            self.init(named: name) { (target: Target, _) in
                _ = method(target)()
                return true
            }
        }

        /// The selector of a method of the main actor whose parameter is the sender.
        public init<Target, Sender, Result>(
            _ name: String, _ method: @escaping (Target) -> @MainActor @Sendable (Sender) -> Result
        ) {
            nonisolated(unsafe) let method = method
            self.init(named: name) { (target: Target, sender) in
                guard let sender = sender as? Sender else { return false }
                _ = method(target)(sender)
                return true
            }
        }

        private init<Target>(named name: String, _ call: @escaping @MainActor (Target, Any?) -> Bool) {
            self.name = name
            self.call = { target, sender in (target as? Target).map { call($0, sender) } ?? false }
        }

        public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }

        @MainActor fileprivate func performMethod(on target: Any, sender: Any?) -> Bool {
            call?(target, sender) ?? false
        }

        /// Calls the method of a target on this thread, whatever its actor, as the runtime of Objective-C does.
        func performOnThisThread(on target: Any, sender: Any?) {
            guard let call else { return }
            let perform = unsafeBitCast(call, to: ((Any, Any?) -> Bool).self)
            _ = perform(target, sender)
        }
    }
#endif

#if os(Linux) || os(macOS)
    extension Selector {
        /// Calls the method of a target; returns whether it was called. Without a target, the host knows only the action that takes the
        /// focus from a field.
        @MainActor func perform(on target: Any?, sender: Any?) -> Bool {
            #if os(Linux)
                if let target { return performMethod(on: target, sender: sender) }
            #endif
            guard target == nil, self == Selector("resignFirstResponder"), let graph = Graph.current else {
                return false
            }
            graph.focus.move(to: nil)
            return true
        }
    }
#endif
