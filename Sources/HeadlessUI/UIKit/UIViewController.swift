#if os(Linux) || os(macOS)
    /// A view controller, which receives the events of its appearance.
    @MainActor @preconcurrency open class UIViewController: UIResponder {
        /// The title.
        open var title: String?
        /// How another controller presents this one.
        open var modalPresentationStyle = UIModalPresentationStyle.automatic
        /// How this controller appears.
        open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
        /// Whether the user cannot dismiss the controller.
        open var isModalInPresentation = false
        /// Whether the interface is light or dark.
        open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
        /// The size that the content prefers.
        open var preferredContentSize = CGSize.zero
        /// The controllers in this one.
        open private(set) var children: [UIViewController] = []
        /// The controller that contains this one.
        open private(set) weak var parent: UIViewController?
        /// The controller that this one presents.
        open private(set) var presentedViewController: UIViewController?
        /// The controller that presents this one.
        open private(set) weak var presentingViewController: UIViewController?
        /// Values that other modules store with the controller.
        package var attachments: [String: Any] = [:]
        private var loadedView: UIView?

        /// A controller. HeadlessUI reads no interface files.
        public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

        /// A controller without an interface file.
        public convenience override init() { self.init(nibName: nil, bundle: nil) }

        /// A controller of an archive. HeadlessUI reads none.
        public required init?(coder: NSCoder) { super.init() }

        /// The view, made at its first use.
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        open var view: UIView! {
            get {
                loadViewIfNeeded()
                return loadedView
            }
            set { loadedView = newValue }
        }
        /// The view, if it has been made.
        open var viewIfLoaded: UIView? { loadedView }
        /// Whether the view has been made.
        open var isViewLoaded: Bool { loadedView != nil }
        /// The traits of the host.
        open var traitCollection: UITraitCollection { .current }
        /// The style of the status bar.
        open var preferredStatusBarStyle: UIStatusBarStyle { .default }
        /// Whether the status bar is hidden.
        open var prefersStatusBarHidden: Bool { false }
        /// Whether the indicator of the home gesture hides.
        open var prefersHomeIndicatorAutoHidden: Bool { false }
        /// The orientations of the interface.
        open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
        /// Whether the interface rotates.
        open var shouldAutorotate: Bool { true }

        open override var next: UIResponder? { parent }

        /// Makes the view, unless it has been made.
        public func loadViewIfNeeded() {
            guard loadedView == nil else { return }
            loadView()
            if loadedView == nil { loadedView = UIView() }
            viewDidLoad()
        }
        /// Makes the view: an empty one by default.
        open func loadView() { loadedView = UIView() }
        /// Notifies the controller that its view has been made.
        open func viewDidLoad() {}
        /// Notifies the controller that its view is about to be rendered.
        open func viewWillAppear(_ animated: Bool) {}
        /// Notifies the controller that its view has been rendered.
        open func viewDidAppear(_ animated: Bool) {}
        /// Notifies the controller that its view is about to disappear.
        open func viewWillDisappear(_ animated: Bool) {}
        /// Notifies the controller that its view has disappeared.
        open func viewDidDisappear(_ animated: Bool) {}
        /// Notifies the controller of a layout to come. The host calls it for a controller that a view wraps.
        open func viewWillLayoutSubviews() {}
        /// Notifies the controller of a layout. The host calls it for a controller that a view wraps.
        open func viewDidLayoutSubviews() {}
        /// Notifies the controller that memory is short. The host calls it for a controller that a view wraps, and for those within it.
        open func didReceiveMemoryWarning() {}
        /// Notifies the controller of other traits. The host does not call it.
        open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
        /// Notifies the controller of another parent to come.
        open func willMove(toParent parent: UIViewController?) {}
        /// Notifies the controller of another parent.
        open func didMove(toParent parent: UIViewController?) {}

        /// Adds a controller.
        open func addChild(_ childController: UIViewController) {
            childController.removeFromParent()
            childController.parent = self
            children.append(childController)
        }
        /// Removes the controller from its parent.
        open func removeFromParent() {
            parent?.children.removeAll { $0 === self }
            parent = nil
        }
        /// Presents a controller. The host does not show it.
        open func present(
            _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
        ) {
            presentedViewController = viewControllerToPresent
            viewControllerToPresent.presentingViewController = self
            completion?()
        }
        /// Dismisses the presented controller, or this one.
        open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
            let presenting = presentedViewController == nil ? presentingViewController : self
            presenting?.presentedViewController?.presentingViewController = nil
            presenting?.presentedViewController = nil
            completion?()
        }
        /// Requests an update of the status bar. Has no effect here.
        open func setNeedsStatusBarAppearanceUpdate() {}
    }

    /// How a controller is presented.
    public enum UIModalPresentationStyle: Int, Sendable {
        case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
        case none = -1
        case automatic = -2
    }

    /// How a controller appears.
    public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

    /// The style of the status bar.
    public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

    /// Orientations of the interface.
    public struct UIInterfaceOrientationMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Upright.
        public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
        /// Upside down.
        public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
        /// Turned onto the right side.
        public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
        /// Turned onto the left side.
        public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
        /// Turned onto either side.
        public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
        /// All but upside down.
        public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
        /// All orientations.
        public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
    }
#endif
