#if os(Linux) || os(macOS)
    /// A view that wraps a view controller.
    @MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
        /// The type of the controller.
        associatedtype UIViewControllerType: UIViewController
        /// The type of the coordinator between the controller and SwiftUI.
        associatedtype Coordinator = Void
        /// The context that the methods receive.
        typealias Context = UIViewControllerRepresentableContext<Self>

        /// Makes the controller.
        func makeUIViewController(context: Context) -> UIViewControllerType
        /// Updates the controller after a change of the view.
        func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
        /// Cleans up the controller, which is no longer needed.
        static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
        /// Returns the size of the controller's view for a proposal, or nil for the default size.
        func sizeThatFits(
            _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
        ) -> CGSize?
        /// Makes the coordinator.
        func makeCoordinator() -> Coordinator
    }

    extension UIViewControllerRepresentable {
        /// Does nothing by default.
        public static func dismantleUIViewController(
            _ uiViewController: UIViewControllerType, coordinator: Coordinator
        ) {}
        /// Returns nil by default, so that the view takes the proposed size.
        public func sizeThatFits(
            _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
        ) -> CGSize? {
            nil
        }
    }

    extension UIViewControllerRepresentable where Coordinator == Void {
        /// Returns the empty coordinator.
        public func makeCoordinator() {}
    }

    /// The context of a wrapped view controller.
    @MainActor @preconcurrency
    public struct UIViewControllerRepresentableContext<
        Representable: UIViewControllerRepresentable
    > {
        /// The coordinator between the controller and the view.
        public let coordinator: Representable.Coordinator
        /// The transaction of the update.
        public let transaction: Transaction
        /// The environment of the view.
        public let environment: EnvironmentValues
    }

    /// The node of a wrapped view controller.
    @MainActor final class ControllerNode<V: UIViewControllerRepresentable>: Node {
        private var view: V
        private let controller: V.UIViewControllerType
        private let coordinator: V.Coordinator
        private var sizes = SizeCache()

        private var context: V.Context {
            UIViewControllerRepresentableContext(
                coordinator: coordinator, transaction: graph.transaction, environment: environment)
        }

        init(_ view: V, in parent: Node, environment: EnvironmentValues) {
            self.view = view
            coordinator = view.makeCoordinator()
            controller = view.makeUIViewController(
                context: UIViewControllerRepresentableContext(
                    coordinator: coordinator, transaction: parent.graph.transaction, environment: environment))
            super.init(in: parent, graph: parent.graph, environment: environment)
            graph.observedPhaseCount += 1
            controller.loadViewIfNeeded()
        }

        override func accepts(_ view: any View) -> Bool { view is V }

        override func take(_ view: any View) -> Bool {
            guard let view = view as? V else { return false }
            self.view = view
            return true
        }

        override func evaluate() {
            view.updateUIViewController(controller, context: context)
        }

        override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
            sizes.size(for: proposal, pass: graph.layoutPass) {
                view.sizeThatFits(proposal, uiViewController: controller, context: context)
                    ?? proposal.replacingUnspecifiedDimensions()
            }
        }

        override func didAppear() {
            graph.enqueueRendering { [controller] in
                controller.viewWillAppear(false)
                controller.viewDidAppear(false)
            }
        }

        override func didDisappear() {
            graph.enqueueAction { [controller] in
                controller.viewWillDisappear(false)
                controller.viewDidDisappear(false)
            }
        }

        override func didRemove() {
            graph.observedPhaseCount -= 1
            V.dismantleUIViewController(controller, coordinator: coordinator)
        }
    }

    /// Returns the node of a wrapped view controller, or nil if the view wraps none.
    @MainActor func makeControllerNode(for view: any View, in parent: Node, environment: EnvironmentValues) -> Node? {
        guard let view = view as? any UIViewControllerRepresentable else { return nil }
        return makeControllerNode(of: view, in: parent, environment: environment)
    }

    @MainActor private func makeControllerNode<V: UIViewControllerRepresentable>(
        of view: V, in parent: Node, environment: EnvironmentValues
    ) -> Node {
        ControllerNode(view, in: parent, environment: environment).evaluated()
    }
#else
    @MainActor func makeControllerNode(for view: any View, in parent: Node, environment: EnvironmentValues) -> Node? {
        nil
    }
#endif
