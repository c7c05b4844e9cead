/// A constraint between views. Has no effect here.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
    /// The distance.
    open var constant: CGFloat
    /// Whether the constraint holds.
    open var isActive = false
    /// How much the constraint matters.
    open var priority = UILayoutPriority.required
    init(_ constant: CGFloat) { self.constant = constant }
    /// Makes constraints hold.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }
    /// Makes constraints not hold.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}

/// How much a constraint matters.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// Required.
    public static let required = UILayoutPriority(1000)
    /// High.
    public static let defaultHigh = UILayoutPriority(750)
    /// Low.
    public static let defaultLow = UILayoutPriority(250)
}

/// A line of a view that constraints connect.
@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// Returns a constraint to a line.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(constant)
    }
    /// Returns a constraint to a line.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { NSLayoutConstraint(constant) }
    /// Returns a constraint to a line.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { NSLayoutConstraint(constant) }
}

/// A horizontal position.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// A vertical position.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint to a size.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
    /// Returns a constraint to a size.
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant)
    }
    /// Returns a constraint to a size.
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant)
    }
    /// Returns a constraint to another size.
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { NSLayoutConstraint(constant) }
}

/// An area of a view that constraints connect.
@MainActor @preconcurrency open class UILayoutGuide: NSObject {}

/// What has lines that constraints connect.
@MainActor @preconcurrency public protocol LayoutAnchors {}
extension UIView: LayoutAnchors {}
extension UILayoutGuide: LayoutAnchors {}
extension LayoutAnchors {
    /// The leading edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The trailing edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The horizontal center.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The vertical center.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

extension UIView {
    /// The area without the edges of the screen.
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
    /// Sets how much the size of the content matters. Has no effect here.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    /// Sets how much the size of the content matters. Has no effect here.
    public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
    {}
}

extension NSLayoutConstraint {
    /// A direction.
    public enum Axis: Int, Sendable { case horizontal, vertical }
}

/// A view that stacks its subviews. Has no layout here.
open class UIStackView: UIView {
    /// The views in the stack.
    open private(set) var arrangedSubviews: [UIView] = []
    /// The direction.
    open var axis = NSLayoutConstraint.Axis.horizontal
    /// The distance between views.
    open var spacing: CGFloat = 0
    /// Adds a view.
    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.append(view)
        addSubview(view)
    }
}
