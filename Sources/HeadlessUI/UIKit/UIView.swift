#if os(Linux) || os(macOS)
    /// A view of UIKit, which stores its properties. The host does not show it, and sends it no events.
    @MainActor @preconcurrency open class UIView: UIResponder {
        /// The frame in the superview.
        open var frame: CGRect
        /// The opacity.
        open var alpha: CGFloat = 1
        /// The background color.
        open var backgroundColor: UIColor?
        /// The color of accents.
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        open var tintColor: UIColor! = .systemBlue
        /// Whether the view is hidden.
        open var isHidden = false
        /// Whether the view is opaque.
        open var isOpaque = true
        /// Whether the view accepts input from the user.
        open var isUserInteractionEnabled = true
        /// Whether the view receives several touches.
        open var isMultipleTouchEnabled = false
        /// Whether the content outside of the bounds is hidden.
        open var clipsToBounds = false
        /// How the content fills the bounds.
        open var contentMode = ContentMode.scaleToFill
        /// How the view resizes with its superview.
        open var autoresizingMask: AutoresizingMask = []
        /// Whether the autoresizing mask makes constraints.
        open var translatesAutoresizingMaskIntoConstraints = true
        /// An integer that identifies the view.
        open var tag = 0
        /// The subviews.
        open private(set) var subviews: [UIView] = []
        /// The view that contains this one.
        open private(set) weak var superview: UIView?
        /// Whether the next layout lays out the subviews.
        package var needsLayout = true
        /// The label by which lookups find the view, in place of the text that it shows.
        open var accessibilityLabel: String?
        /// The identifier by which lookups find the view if none has that label.
        open var accessibilityIdentifier: String?
        /// Values that other modules store with the view.
        package var attachments: [String: Any] = [:]

        /// How content fills its bounds.
        public enum ContentMode: Int, Sendable {
            case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft
            case topRight, bottomLeft, bottomRight
        }

        /// How a view resizes with its superview.
        public struct AutoresizingMask: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// The left margin changes.
            public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
            /// The width changes.
            public static let flexibleWidth = AutoresizingMask(rawValue: 2)
            /// The right margin changes.
            public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
            /// The top margin changes.
            public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
            /// The height changes.
            public static let flexibleHeight = AutoresizingMask(rawValue: 16)
            /// The bottom margin changes.
            public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
        }

        /// A view with a frame.
        public init(frame: CGRect) {
            self.frame = frame
            super.init()
        }

        /// A view with an empty frame.
        public convenience override init() { self.init(frame: .zero) }

        /// A view of an archive. HeadlessUI reads none, so the view is empty.
        public required init?(coder: NSCoder) {
            frame = .zero
            super.init()
        }

        #if os(Linux)
            /// The type of the view's layer.
            open class var layerClass: AnyClass { CALayer.self }
            /// The view's layer.
            public private(set) lazy var layer: CALayer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
        #endif

        open override var next: UIResponder? { superview }

        /// The frame in the view's own coordinates.
        open var bounds: CGRect {
            get { CGRect(origin: .zero, size: frame.size) }
            set { frame.size = newValue.size }
        }
        /// The center in the superview.
        open var center: CGPoint {
            get { CGPoint(x: frame.midX, y: frame.midY) }
            set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
        }
        /// The size that the content suggests.
        open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
        /// The traits of the host.
        open var traitCollection: UITraitCollection { .current }
        /// The window that shows the view. The host has none.
        open var window: UIWindow? { superview.flatMap { $0 as? UIWindow ?? $0.window } }

        /// Adds a subview.
        open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
        /// Adds a subview at a position.
        open func insertSubview(_ view: UIView, at index: Int) {
            view.removeFromSuperview()
            view.superview = self
            subviews.insert(view, at: min(index, subviews.count))
            needsLayout = true
            view.didMoveToSuperview()
        }
        /// Removes the view from its superview.
        open func removeFromSuperview() {
            guard let superview else { return }
            superview.subviews.removeAll { $0 === self }
            self.superview = nil
            didMoveToSuperview()
        }
        /// Moves a subview to the front. Has no effect here.
        open func bringSubviewToFront(_ view: UIView) {}
        /// Moves a subview to the back. Has no effect here.
        open func sendSubviewToBack(_ view: UIView) {}
        /// Returns the view with a tag: this one, or one in it.
        open func viewWithTag(_ tag: Int) -> UIView? {
            if tag == self.tag { return self }
            for view in subviews { if let found = view.viewWithTag(tag) { return found } }
            return nil
        }
        /// Notifies the view of another superview.
        open func didMoveToSuperview() {}
        /// Notifies the view of another window. The host does not call it.
        open func didMoveToWindow() {}
        /// Requests that the next layout lays out the subviews. Only the view of a controller is laid out.
        open func setNeedsLayout() { needsLayout = true }
        /// Lays out the subviews.
        open func layoutIfNeeded() { layoutSubviews() }
        /// Lays out the subviews. Does nothing by default.
        open func layoutSubviews() {}
        /// Requests a redraw of the view. Has no effect here.
        open func setNeedsDisplay() {}
        /// Requests an update of the constraints. Has no effect here.
        open func setNeedsUpdateConstraints() {}
        /// Updates the constraints. The host does not call it.
        open func updateConstraints() {}
        /// Draws the view. The host does not call it.
        open func draw(_ rect: CGRect) {}
        /// Returns the size that fits best: the intrinsic one, if there is one.
        open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
        /// Resizes the view to fit its content.
        open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
        /// Notifies the view of other traits. The host does not call it.
        open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
        /// Returns whether a point is inside of the view.
        open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
        /// Returns the view at a point: this one, if the point is inside of it.
        open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            self.point(inside: point, with: event) ? self : nil
        }
        /// Ends editing in the view. Returns whether a field could give up key input.
        @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
    }

    /// A window of UIKit. The host shows none.
    @MainActor @preconcurrency open class UIWindow: UIView {
        /// The controller of the content.
        open var rootViewController: UIViewController?
        /// Whether the window receives keys.
        open var isKeyWindow: Bool { true }
        /// Whether the interface is light or dark.
        open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
        /// Shows the window. Has no effect here.
        open func makeKeyAndVisible() {}
    }
#endif
