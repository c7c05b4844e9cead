#if os(Linux)
    /// A layer, which stores its properties. The host draws nothing.
    open class CALayer: NSObject, @unchecked Sendable {
        /// The frame.
        open var frame = CGRect.zero
        /// The bounds.
        open var bounds: CGRect {
            get { CGRect(origin: .zero, size: frame.size) }
            set { frame.size = newValue.size }
        }
        /// The center.
        open var position = CGPoint.zero
        /// The point of the layer that lies at its position.
        open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
        /// The position on the axis of depth.
        open var zPosition: CGFloat = 0
        /// The radius of the corners.
        open var cornerRadius: CGFloat = 0
        /// The corners that are round.
        open var maskedCorners: CACornerMask = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        /// The width of the border.
        open var borderWidth: CGFloat = 0
        /// The color of the border.
        open var borderColor: CGColor?
        /// The color of the background.
        open var backgroundColor: CGColor?
        /// The color of the shadow.
        open var shadowColor: CGColor?
        /// The opacity of the shadow.
        open var shadowOpacity: Float = 0
        /// The offset of the shadow.
        open var shadowOffset = CGSize.zero
        /// The radius of the shadow.
        open var shadowRadius: CGFloat = 3
        /// The opacity.
        open var opacity: Float = 1
        /// Whether the layer is hidden.
        open var isHidden = false
        /// Whether the content outside of the bounds is hidden.
        open var masksToBounds = false
        /// The name.
        open var name: String?
        /// The content.
        open var contents: Any?
        /// The number of pixels in a point.
        open var contentsScale: CGFloat = 1
        /// The layer that masks this one.
        open var mask: CALayer?
        /// The layers in this one.
        open private(set) var sublayers: [CALayer]?
        /// The layer that contains this one.
        open private(set) weak var superlayer: CALayer?

        /// A layer.
        public required override init() {}
        /// A copy of a layer.
        public init(layer: Any) {}

        /// Adds a layer.
        open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
        /// Adds a layer at a position.
        open func insertSublayer(_ layer: CALayer, at index: UInt32) {
            layer.removeFromSuperlayer()
            layer.superlayer = self
            sublayers = sublayers ?? []
            sublayers?.insert(layer, at: min(Int(index), sublayers?.count ?? 0))
        }
        /// Removes the layer from the one that contains it.
        open func removeFromSuperlayer() {
            superlayer?.sublayers?.removeAll { $0 === self }
            superlayer = nil
        }
        /// Requests a layout. Has no effect here.
        open func setNeedsLayout() {}
        /// Performs a layout. Has no effect here.
        open func layoutIfNeeded() {}
        /// Requests a redraw. Has no effect here.
        open func setNeedsDisplay() {}
        /// Lays out the layers in this one. The host does not call it.
        open func layoutSublayers() {}
        /// Removes all animations. Has no effect here.
        open func removeAllAnimations() {}
    }

    /// Corners of a layer.
    public struct CACornerMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The corner at the least x and y.
        public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
        /// The corner at the greatest x and the least y.
        public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
        /// The corner at the least x and the greatest y.
        public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
        /// The corner at the greatest x and y.
        public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    }
#endif
