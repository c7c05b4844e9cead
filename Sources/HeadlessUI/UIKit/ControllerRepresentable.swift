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

    /// The node of a wrapped view controller. The coordinator belongs to the node's identity. The node makes the controller once,
    /// after it has connected the properties, and updates it after each change of a value that it has read.
    @MainActor private final class ControllerNode<V: UIViewControllerRepresentable>: Node, ControllerHolder {
        private var view: V
        private let properties = PropertyStorage(layout: .of(V.self))
        private var made: (coordinator: V.Coordinator, controller: V.UIViewControllerType)?
        private var sizes = SizeCache()
        private lazy var content = WrappedContent(of: self)

        init(_ view: V, in parent: Node, environment: EnvironmentValues) {
            self.view = view
            super.init(in: parent, graph: parent.graph, environment: environment)
            graph.observedPhaseCount += 1
            graph.hasControllers = true
        }

        var controller: UIViewController? { made?.controller }

        private func context(_ coordinator: V.Coordinator) -> V.Context {
            UIViewControllerRepresentableContext(
                coordinator: coordinator, transaction: graph.transaction, environment: environment)
        }

        private func make() -> (coordinator: V.Coordinator, controller: V.UIViewControllerType) {
            let coordinator = view.makeCoordinator()
            let controller = view.makeUIViewController(context: context(coordinator))
            controller.loadViewIfNeeded()
            return (coordinator, controller)
        }

        override var viewType: Any.Type? { V.self }
        override var children: [Node] { made.map { content.nodes(of: $0.controller) } ?? [] }
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
                view.updateUIViewController(made.controller, context: context(made.coordinator))
            }
            for node in children { node.evaluateIfNeeded() }
        }

        override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
            guard let made else { return .zero }
            return sizes.size(for: proposal, pass: graph.layoutPass) {
                view.sizeThatFits(
                    proposal, uiViewController: made.controller, context: context(made.coordinator))
                    ?? proposal.replacingUnspecifiedDimensions()
            }
        }

        /// Gives the controller's view its size, and lays out its subviews, if the size or the subviews have changed.
        override func place(_ proposal: ProposedViewSize) {
            let size = sizeThatFits(proposal)
            for child in children { child.place(ProposedViewSize(size)) }
            guard let controller = made?.controller, let view = controller.view else { return }
            guard view.needsLayout || view.frame.size != size else { return }
            view.frame.size = size
            controller.viewWillLayoutSubviews()
            view.needsLayout = false
            view.layoutSubviews()
            controller.viewDidLayoutSubviews()
        }

        override func didAppear() {
            graph.enqueueRendering { [self] in
                made?.controller.viewWillAppear(false)
                made?.controller.viewDidAppear(false)
            }
        }

        override func didDisappear() {
            guard let controller = made?.controller else { return }
            graph.enqueueAction {
                controller.viewWillDisappear(false)
                controller.viewDidDisappear(false)
            }
        }

        override func didRemove() {
            graph.observedPhaseCount -= 1
            if let made { V.dismantleUIViewController(made.controller, coordinator: made.coordinator) }
            properties.removeAll()
        }
    }

    /// Returns the node of a wrapped view controller, or nil if the view wraps none.
    @MainActor func makeControllerNode(for view: any View, in parent: Node, environment: EnvironmentValues) -> Node? {
        guard let view = view as? any UIViewControllerRepresentable else { return nil }
        return makeControllerNode(of: view, in: parent, environment: environment)
    }

    /// Returns whether a view of a type wraps a view controller.
    @MainActor func wrapsController(_ type: Any.Type) -> Bool { type is any UIViewControllerRepresentable.Type }

    @MainActor private func makeControllerNode<V: UIViewControllerRepresentable>(
        of view: V, in parent: Node, environment: EnvironmentValues
    ) -> Node {
        ControllerNode(view, in: parent, environment: environment).evaluated()
    }
#else
    @MainActor func makeControllerNode(for view: any View, in parent: Node, environment: EnvironmentValues) -> Node? {
        nil
    }
    @MainActor func wrapsController(_ type: Any.Type) -> Bool { false }
#endif
