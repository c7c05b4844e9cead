/// A recognizer of gestures. The host sends it no touches.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
    /// The state of a recognizer.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// The gesture was recognized.
        public static let recognized = State.ended
    }
    /// The state.
    open var state = State.possible
    /// Whether the recognizer receives touches.
    open var isEnabled = true
    /// Whether the view receives no touches of the gesture.
    open var cancelsTouchesInView = true
    /// The object that decides about gestures.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view of the recognizer.
    open internal(set) weak var view: UIView?
    /// A recognizer that calls a method. Has no effect here.
    public init(target: Any?, action: Selector?) {}
    /// A recognizer.
    public override init() {}
    /// Returns the position in a view.
    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// A recognizer of taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps.
    open var numberOfTapsRequired = 1
    /// The number of fingers.
    open var numberOfTouchesRequired = 1
}

/// A recognizer of drags.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// Returns the distance in a view.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// Returns the speed in a view.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
    /// Sets the distance. Has no effect here.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

/// A recognizer of long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The seconds of a press.
    open var minimumPressDuration: TimeInterval = 0.5
}

/// A recognizer of pinches.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The scale.
    open var scale: CGFloat = 1
    /// The speed.
    open var velocity: CGFloat { 0 }
}

/// A recognizer of swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// A direction.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Up.
        public static let up = Direction(rawValue: 4)
        /// Down.
        public static let down = Direction(rawValue: 8)
    }
    /// The direction.
    open var direction = Direction.right
}

/// The object that decides about gestures.
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Asks whether a gesture may begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Asks whether two gestures may be recognized together.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Allows it.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Does not allow it.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

extension UIView {
    /// Adds a recognizer.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }
    /// Removes a recognizer.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }
    /// The recognizers.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { attachments["gestures"] as? [UIGestureRecognizer] }
        set { attachments["gestures"] = newValue }
    }
    /// Changes properties at once, since nothing is animated, and calls the completion.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    /// Changes properties at once, since nothing is animated, and calls the completion.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    /// Changes properties at once.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
    /// Sets whether views animate. Has no effect here.
    public static func setAnimationsEnabled(_ enabled: Bool) {}
    /// The distance of the content from the edges of the screen.
    public var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) }
    /// Draws the views. Has no effect here.
    @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        true
    }
    /// How views animate.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Slow at first and last.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at last.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Steady.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// Again and again.
        public static let `repeat` = AnimationOptions(rawValue: 8)
        /// Back and forth.
        public static let autoreverse = AnimationOptions(rawValue: 16)
        /// The user can touch the views meanwhile.
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    }
}
