#if os(Linux)
    /// The name of a method. Swift calls methods by name only with the runtime of Objective-C, which Linux lacks.
    public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
        let name: String
        /// The selector of a method.
        public init(_ name: String) { self.name = name }
        /// The selector of a method.
        public init(stringLiteral name: String) { self.name = name }
    }
#endif

#if os(Linux) || os(macOS)
    extension Selector {
        /// Performs the only action that the host knows: it takes the focus from a field.
        @MainActor func perform(on target: Any?, sender: Any?) -> Bool {
            guard target == nil, self == Selector("resignFirstResponder"), let graph = Graph.current else {
                return false
            }
            graph.focus.move(to: nil)
            return true
        }
    }
#endif
