/// A view that scrolls. The host does not scroll it.
open class UIScrollView: UIView {
    /// The point of the content at the origin of the view.
    open var contentOffset = CGPoint.zero
    /// The size of the content.
    open var contentSize = CGSize.zero
    /// The distance of the content from the edges.
    open var contentInset = UIEdgeInsets.zero
    /// Whether the view scrolls by pages.
    open var isPagingEnabled = false
    /// Whether the view scrolls.
    open var isScrollEnabled = true
    /// Whether the view scrolls beyond its edges.
    open var bounces = true
    /// Whether the horizontal indicator shows.
    open var showsHorizontalScrollIndicator = true
    /// Whether the vertical indicator shows.
    open var showsVerticalScrollIndicator = true
    /// The least zoom.
    open var minimumZoomScale: CGFloat = 1
    /// The greatest zoom.
    open var maximumZoomScale: CGFloat = 1
    /// The zoom.
    open var zoomScale: CGFloat = 1
    /// Whether zooming goes beyond its limits.
    open var bouncesZoom = true
    /// How the keyboard is dismissed.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// The control that refreshes the content.
    open var refreshControl: UIRefreshControl?
    /// The object that receives the events of the view.
    open weak var delegate: (any UIScrollViewDelegate)?

    /// Whether the view bounces vertically, whatever its content.
    open var alwaysBounceVertical = false
    /// Whether the view bounces horizontally, whatever its content.
    open var alwaysBounceHorizontal = false
    /// Whether a touch of the status bar scrolls to the top.
    open var scrollsToTop = true
    /// Whether the view waits before it delivers touches.
    open var delaysContentTouches = true
    /// Whether a drag takes touches from the content.
    open var canCancelContentTouches = true
    /// The speed at which scrolling slows down.
    open var decelerationRate = DecelerationRate.normal
    /// Whether the edges of the screen inset the content.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// The insets of the indicators.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets of the vertical indicator.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The gesture that scrolls.
    public let panGestureRecognizer = UIPanGestureRecognizer()
    /// The gesture that zooms.
    open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    /// The area of the content.
    public let contentLayoutGuide = UILayoutGuide()
    /// The area of the view.
    public let frameLayoutGuide = UILayoutGuide()
    /// Whether the user touches the view: never here.
    open var isTracking: Bool { false }
    /// Whether the user drags the content: never here.
    open var isDragging: Bool { false }
    /// Whether the content still moves: never here.
    open var isDecelerating: Bool { false }
    /// Whether the user zooms: never here.
    open var isZooming: Bool { false }
    /// The distance of the content from the edges.
    open var adjustedContentInset: UIEdgeInsets { contentInset }

    /// The speed at which scrolling slows down.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Slow.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Fast.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
    /// Whether the edges of the screen inset the content.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    /// How the keyboard is dismissed.
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

    /// Scrolls to a point.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
    /// Zooms.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    /// Zooms to a rectangle. Has no effect here.
    open func zoom(to rect: CGRect, animated: Bool) {}
    /// Scrolls to a rectangle. Has no effect here.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
}

/// The object that receives the events of a scroll view.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: AnyObject {
    /// Notifies of scrolling.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Notifies of zooming.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Returns the view that zooms.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Notifies of the beginning of a drag.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Asks for the point at which scrolling ends.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Notifies of the end of an animation.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Notifies of the end of a drag.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Notifies of the end of scrolling.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns none.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

/// A control that refreshes content.
open class UIRefreshControl: UIControl {
    /// Whether the content is being refreshed.
    open private(set) var isRefreshing = false
    /// Begins to refresh.
    open func beginRefreshing() { isRefreshing = true }
    /// Ends to refresh.
    open func endRefreshing() { isRefreshing = false }
}

/// A table. The host does not show its cells.
open class UITableView: UIScrollView {
    /// The style of the separators.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The color of the separators.
    open var separatorColor: UIColor?
    /// The view above the rows.
    open var tableHeaderView: UIView?
    /// The view below the rows.
    open var tableFooterView: UIView?
    /// The height of rows.
    open var rowHeight: CGFloat = -1
    /// The padding above section headers.
    open var sectionHeaderTopPadding: CGFloat = 0
    /// Whether the user can select rows.
    open var allowsSelection = true
    /// Reloads the rows. Has no effect here.
    open func reloadData() {}
}

/// A cell of a table.
open class UITableViewCell: UIView {
    /// The style of separators.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    /// The style of the selection.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// The style of the selection.
    open var selectionStyle = SelectionStyle.default
    /// The view behind the content of a selected cell.
    open var selectedBackgroundView: UIView?
}

/// The header or footer of a section of a table.
open class UITableViewHeaderFooterView: UIView {
    /// The view behind the content.
    open var backgroundView: UIView?
}

/// A collection of cells. The host does not show them.
open class UICollectionView: UIScrollView {
    /// Reloads the cells. Has no effect here.
    open func reloadData() {}
}
