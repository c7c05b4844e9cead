#if os(Linux) || os(macOS)
    /// A view that wraps a UIKit view.
    @MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
        /// The type of the wrapped view.
        associatedtype UIViewType: UIView
        /// The type of the coordinator between the wrapped view and SwiftUI.
        associatedtype Coordinator = Void
        /// The context that the methods receive.
        typealias Context = UIViewRepresentableContext<Self>

        /// Makes the wrapped view.
        func makeUIView(context: Context) -> UIViewType
        /// Updates the wrapped view after a change of this view.
        func updateUIView(_ uiView: UIViewType, context: Context)
        /// Cleans up the wrapped view, which is no longer needed.
        static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
        /// Returns the size of the wrapped view for a proposal, or nil for the default size.
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
        /// Makes the coordinator.
        func makeCoordinator() -> Coordinator
    }

    extension UIViewRepresentable {
        /// Does nothing by default.
        public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
        /// Returns nil by default, so that the view takes the proposed size.
        public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    }

    extension UIViewRepresentable where Coordinator == Void {
        /// Returns the empty coordinator.
        public func makeCoordinator() {}
    }

    /// The context of a wrapped view.
    @MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
        /// The coordinator between the two views.
        public let coordinator: Representable.Coordinator
        /// The transaction of the update.
        public let transaction: Transaction
        /// The environment of the view.
        public let environment: EnvironmentValues
    }

    /// The node of a wrapped view. The coordinator belongs to the node's identity. The node makes the wrapped view once. It updates
    /// the wrapped view at first, and after each change of the view or its environment.
    @MainActor private final class RepresentableNode<V: UIViewRepresentable>: Node {
        private var view: V
        private let properties = PropertyStorage(layout: .of(V.self))
        /// The coordinator and the wrapped view, made by the first evaluation, which connects the properties first.
        private var made: (coordinator: V.Coordinator, view: V.UIViewType)?
        private lazy var content = WrappedContent(of: self)

        init(_ view: V, in parent: Node, environment: EnvironmentValues) {
            self.view = view
            super.init(in: parent, graph: parent.graph, environment: environment)
        }

        private func context(_ coordinator: V.Coordinator) -> V.Context {
            UIViewRepresentableContext(
                coordinator: coordinator, transaction: graph.transaction, environment: environment)
        }

        private func make() -> (coordinator: V.Coordinator, view: V.UIViewType) {
            let coordinator = view.makeCoordinator()
            return (coordinator, view.makeUIView(context: context(coordinator)))
        }

        override var viewType: Any.Type? { V.self }
        override var children: [Node] { made.map { content.nodes(of: $0.view) } ?? [] }
        override var keptChildren: [Node] { content.nodes }

        override func accepts(_ view: any View) -> Bool { view is V }

        override func take(_ view: any View) -> Bool {
            guard let view = view as? V else { return false }
            self.view = view
            return true
        }

        override func evaluate() {
            graph.evaluating(self) {
                properties.install(in: &view, node: self)
                let made = made ?? make()
                self.made = made
                view.updateUIView(made.view, context: context(made.coordinator))
            }
            for node in children { node.evaluateIfNeeded() }
        }

        override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
            guard let made else { return .zero }
            return view.sizeThatFits(proposal, uiView: made.view, context: context(made.coordinator))
                ?? proposal.replacingUnspecifiedDimensions()
        }

        override func didRemove() {
            if let made { V.dismantleUIView(made.view, coordinator: made.coordinator) }
            properties.removeAll()
        }
    }

    /// Returns the node of a wrapped view, or nil if the view wraps none.
    @MainActor func makeViewNode(for view: any View, in parent: Node, environment: EnvironmentValues) -> Node? {
        guard let view = view as? any UIViewRepresentable else { return nil }
        return makeViewNode(of: view, in: parent, environment: environment)
    }

    /// Returns whether a view of a type wraps a view.
    @MainActor func wrapsView(_ type: Any.Type) -> Bool { type is any UIViewRepresentable.Type }

    @MainActor private func makeViewNode<V: UIViewRepresentable>(
        of view: V, in parent: Node, environment: EnvironmentValues
    ) -> Node {
        RepresentableNode(view, in: parent, environment: environment).evaluated()
    }
#else
    @MainActor func makeViewNode(for view: any View, in parent: Node, environment: EnvironmentValues) -> Node? { nil }
    @MainActor func wrapsView(_ type: Any.Type) -> Bool { false }
#endif
