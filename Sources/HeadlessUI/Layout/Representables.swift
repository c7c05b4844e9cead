#if !canImport(UIKit)
    /// As much of a view of UIKit as is needed to wrap one.
    @MainActor open class UIView: NSObject {
        /// Where the view is.
        open var frame: CGRect
        /// The colour behind it.
        open var backgroundColor: UIColor?
        /// How much of what is behind is seen.
        open var alpha: CGFloat = 1
        /// Whether it is there without being shown.
        open var isHidden = false
        /// Whether a person can do something with it.
        open var isUserInteractionEnabled = true
        /// A number by which it is found.
        open var tag = 0
        /// The views within.
        open private(set) var subviews: [UIView] = []

        /// A view at a place.
        public init(frame: CGRect) { self.frame = frame }
        /// A view of no size.
        public override init() { frame = .zero }
        /// Puts a view into this one.
        open func addSubview(_ view: UIView) { subviews.append(view) }
        /// The view is to be laid out.
        open func setNeedsLayout() {}
        /// The view is to be drawn.
        open func setNeedsDisplay() {}
    }

    /// A view that wraps one of UIKit.
    @MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
        /// The type of the wrapped view.
        associatedtype UIViewType: UIView
        /// What mediates between the two.
        associatedtype Coordinator = Void
        /// The context that the methods receive.
        typealias Context = UIViewRepresentableContext<Self>

        /// Makes the wrapped view.
        func makeUIView(context: Context) -> UIViewType
        /// This view has changed.
        func updateUIView(_ uiView: UIViewType, context: Context)
        /// The wrapped view is no longer needed.
        static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
        /// The size that the wrapped view takes of what is proposed; nil for its default.
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
        /// Makes the coordinator.
        func makeCoordinator() -> Coordinator
    }

    extension UIViewRepresentable {
        /// Does nothing by default.
        public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
        /// Returns nil, for the default size, which is the proposed size.
        public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    }

    extension UIViewRepresentable where Coordinator == Void {
        /// Returns the empty coordinator.
        public func makeCoordinator() {}
    }

    /// What a wrapped view is told.
    @MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
        /// What mediates between the two views.
        public let coordinator: Representable.Coordinator
        /// The transaction of the update.
        public let transaction: Transaction
        /// The environment of the view.
        public let environment: EnvironmentValues
    }

    /// The node of a wrapped view. The coordinator belongs to the identity; the wrapped view is made once, and updated at
    /// first and whenever the view or its environment has changed.
    @MainActor private final class RepresentableNode<V: UIViewRepresentable>: Node {
        private var view: V
        private let properties = PropertyStorage(layout: .of(V.self))
        private let coordinator: V.Coordinator
        private var wrapped: V.UIViewType?

        private var context: V.Context {
            UIViewRepresentableContext(
                coordinator: coordinator, transaction: graph.transaction, environment: environment)
        }

        init(_ view: V, in parent: Node, environment: EnvironmentValues) {
            self.view = view
            coordinator = view.makeCoordinator()
            super.init(in: parent, graph: parent.graph, environment: environment)
        }

        override var viewType: Any.Type? { V.self }

        override func accepts(_ view: any View) -> Bool { view is V }

        override func take(_ view: any View) -> Bool {
            guard let view = view as? V else { return false }
            self.view = view
            return true
        }

        override func evaluate() {
            graph.evaluating(self) {
                properties.install(in: &view, node: self)
                let uiView = wrapped ?? view.makeUIView(context: context)
                wrapped = uiView
                view.updateUIView(uiView, context: context)
            }
        }

        override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
            guard let wrapped else { return .zero }
            return view.sizeThatFits(proposal, uiView: wrapped, context: context)
                ?? proposal.replacingUnspecifiedDimensions()
        }

        override func didRemove() {
            if let wrapped { V.dismantleUIView(wrapped, coordinator: coordinator) }
            properties.removeAll()
        }
    }

    /// The node of a wrapped view, where the view is one.
    @MainActor func makeViewNode(for view: any View, in parent: Node, environment: EnvironmentValues) -> Node? {
        guard let view = view as? any UIViewRepresentable else { return nil }
        return makeViewNode(of: view, in: parent, environment: environment)
    }

    @MainActor private func makeViewNode<V: UIViewRepresentable>(
        of view: V, in parent: Node, environment: EnvironmentValues
    ) -> Node {
        RepresentableNode(view, in: parent, environment: environment).evaluated()
    }
#else
    @MainActor func makeViewNode(for view: any View, in parent: Node, environment: EnvironmentValues) -> Node? { nil }
#endif
