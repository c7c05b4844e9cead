/// A controller with pages that the user turns. It asks its data source for a page when the user turns to it.
open class UIPageViewController: UIViewController {
    /// How pages turn.
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    /// The axis along which pages turn.
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    /// A direction in which pages turn.
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    /// Where the spine of curling pages is.
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }
    /// A key of the options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The distance between pages.
        public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
        /// Where the spine is.
        public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    }

    /// The shown pages.
    open private(set) var viewControllers: [UIViewController]?
    /// The object that has the pages before and after the shown one.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// The object that receives the turns of the user.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// How pages turn.
    public let transitionStyle: TransitionStyle
    /// The axis along which pages turn.
    public let navigationOrientation: NavigationOrientation

    /// A controller without a page.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }
    /// Always nil: HeadlessUI reads no archive.
    public required init?(coder: NSCoder) { nil }

    /// Shows pages, without an animation, and calls the completion. The delegate is not called: the user did not turn.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        show(viewControllers ?? [])
        completion?(true)
    }

    private func show(_ controllers: [UIViewController]) {
        for controller in viewControllers ?? [] where !controllers.contains(where: { $0 === controller }) {
            controller.removeFromParent()
        }
        viewControllers = controllers
        for controller in controllers where controller.parent !== self { addChild(controller) }
    }
}

/// The object that has the pages before and after another one.
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: AnyObject {
    /// Returns the page before another one, or nil if it is the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after another one, or nil if it is the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Returns the number of dots. The host does not call it.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns the index of the selected dot. The host does not call it.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Returns no dots.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// Returns the first dot.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The object that receives the turns of the user.
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: AnyObject {
    /// Notifies of a turn to come.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Notifies of the end of a turn.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

extension UIPageViewController: WrappedContainer, WrappedPages {
    package var shownControllers: [UIViewController] { viewControllers ?? [] }

    /// Whether there may be a page: only the code of the app knows, and it is asked when the user turns.
    package func mayTurn(forward: Bool) -> Bool { dataSource != nil && viewControllers?.isEmpty == false }

    package func turn(forward: Bool) {
        guard let dataSource, let shown = forward ? viewControllers?.last : viewControllers?.first else { return }
        let next =
            forward
            ? dataSource.pageViewController(self, viewControllerAfter: shown)
            : dataSource.pageViewController(self, viewControllerBefore: shown)
        guard let next else { return }
        let previous = viewControllers ?? []
        delegate?.pageViewController(self, willTransitionTo: [next])
        show([next])
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: true)
    }
}
