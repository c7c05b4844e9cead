/// A node of a scene. The host does not draw it, and no time passes in the scene.
@MainActor @preconcurrency open class SKNode: UIResponder {
    /// The name.
    open var name: String?
    /// The place in the parent.
    open var position = CGPoint.zero
    /// The order of drawing.
    open var zPosition: CGFloat = 0
    /// The angle in radians.
    open var zRotation: CGFloat = 0
    /// The horizontal scale.
    open var xScale: CGFloat = 1
    /// The vertical scale.
    open var yScale: CGFloat = 1
    /// The opacity.
    open var alpha: CGFloat = 1
    /// Whether the node is hidden.
    open var isHidden = false
    /// Whether actions run.
    open var isPaused = false
    /// The speed of actions.
    open var speed: CGFloat = 1
    /// Whether the node receives touches.
    open var isUserInteractionEnabled = false
    /// The body that collides.
    open var physicsBody: SKPhysicsBody?
    /// Values of the app.
    open var userData: NSMutableDictionary?
    /// The node that contains this one.
    open private(set) weak var parent: SKNode?
    /// The nodes in this one.
    open private(set) var children: [SKNode] = []
    private var actionKeys: Set<String> = []

    /// A node.
    public override init() {}
    /// A node of an archive. HeadlessUI reads none.
    public required init?(coder aDecoder: NSCoder) {}
    /// The node of a scene file. HeadlessUI reads none.
    public convenience init?(fileNamed filename: String) { self.init() }

    /// The scene of the node.
    open var scene: SKScene? { self as? SKScene ?? parent?.scene }
    /// The rectangle of the node.
    open var frame: CGRect { CGRect(origin: position, size: .zero) }
    /// Adds a node.
    open func addChild(_ node: SKNode) {
        node.removeFromParent()
        node.parent = self
        children.append(node)
    }
    /// Adds a node at a position.
    open func insertChild(_ node: SKNode, at index: Int) {
        node.removeFromParent()
        node.parent = self
        children.insert(node, at: min(index, children.count))
    }
    /// Removes the node from its parent.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    /// Removes all nodes.
    open func removeAllChildren() { for child in children { child.removeFromParent() } }
    /// Removes nodes.
    open func removeChildren(in nodes: [SKNode]) {
        for node in nodes where node.parent === self { node.removeFromParent() }
    }
    /// Returns the first node with a name, here or below after `//`.
    open func childNode(withName name: String) -> SKNode? {
        let isDeep = name.hasPrefix("//")
        let plain = isDeep ? String(name.dropFirst(2)) : name
        for child in children {
            if child.name == plain { return child }
            if isDeep, let found = child.childNode(withName: name) { return found }
        }
        return nil
    }
    /// Calls a function with the nodes of a name.
    open func enumerateChildNodes(
        withName name: String, using block: (SKNode, UnsafeMutablePointer<Bool>) -> Void
    ) {
        var stops = false
        for child in children where child.name == name && !stops { block(child, &stops) }
    }
    /// Runs an action. Its changes do not happen here.
    open func run(_ action: SKAction) {}
    /// Runs an action. Its changes do not happen here, and it does not end.
    open func run(_ action: SKAction, completion block: @escaping () -> Void) {}
    /// Runs an action with a name. Its changes do not happen here.
    open func run(_ action: SKAction, withKey key: String) { actionKeys.insert(key) }
    /// Returns whether actions run.
    open func hasActions() -> Bool { !actionKeys.isEmpty }
    /// Returns the action with a name.
    open func action(forKey key: String) -> SKAction? { actionKeys.contains(key) ? SKAction() : nil }
    /// Ends the action with a name.
    open func removeAction(forKey key: String) { actionKeys.remove(key) }
    /// Ends all actions.
    open func removeAllActions() { actionKeys = [] }
    /// Scales the node.
    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
    /// Returns a point in another node: the same.
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { point }
    /// Returns a point of another node: the same.
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { point }
    /// Returns the node at a point: this one.
    open func atPoint(_ p: CGPoint) -> SKNode { self }
    /// Returns the nodes at a point: none.
    open func nodes(at p: CGPoint) -> [SKNode] { [] }
    /// Returns whether a point is in the node.
    open func contains(_ p: CGPoint) -> Bool { frame.contains(p) }
    /// Returns whether two nodes meet.
    open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }
}

/// A picture.
open class SKSpriteNode: SKNode {
    /// The picture.
    open var texture: SKTexture?
    /// The size.
    open var size = CGSize.zero
    /// The color.
    open var color: UIColor
    /// How much of the color shows.
    open var colorBlendFactor: CGFloat = 0
    /// The point of the picture that is at the node's place.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// A picture.
    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        self.texture = texture
        self.color = color
        self.size = size
        super.init()
    }
    /// A picture.
    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .clear, size: texture?.size() ?? .zero)
    }
    /// A picture of a size.
    public convenience init(texture: SKTexture?, size: CGSize) {
        self.init(texture: texture, color: .clear, size: size)
    }
    /// A picture of the app's assets.
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    /// A rectangle.
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
    /// Always nil: HeadlessUI reads no archive.
    public required init?(coder aDecoder: NSCoder) { nil }
    open override var frame: CGRect {
        CGRect(x: position.x - size.width / 2, y: position.y - size.height / 2, width: size.width, height: size.height)
    }
}

/// A picture for sprites.
@MainActor @preconcurrency open class SKTexture: NSObject {
    /// A picture of the app's assets.
    public init(imageNamed name: String) {}
    /// A picture.
    public init(image: UIImage) {}
    /// The size.
    open func size() -> CGSize { CGSize(width: 1, height: 1) }
}

/// A text.
open class SKLabelNode: SKNode {
    /// The text.
    open var text: String?
    /// The name of the font.
    open var fontName: String?
    /// The size of the font.
    open var fontSize: CGFloat = 32
    /// The color.
    open var fontColor: UIColor?
    /// The most lines.
    open var numberOfLines = 1
    /// The horizontal alignment.
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
    /// The vertical alignment.
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
    /// A text in a font.
    public init(fontNamed fontName: String?) {
        self.fontName = fontName
        super.init()
    }
    /// A text.
    public convenience init(text: String?) {
        self.init(fontNamed: nil)
        self.text = text
    }
    /// A text.
    public convenience override init() { self.init(fontNamed: nil) }
    /// Always nil: HeadlessUI reads no archive.
    public required init?(coder aDecoder: NSCoder) { nil }
}

/// The horizontal alignment of a text.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
/// The vertical alignment of a text.
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }

/// A shape.
open class SKShapeNode: SKNode {
    /// The path.
    open var path: CGPath?
    /// The color inside.
    open var fillColor = UIColor.clear
    /// The color of the line.
    open var strokeColor = UIColor.white
    /// The width of the line.
    open var lineWidth: CGFloat = 1
    /// The width of the glow.
    open var glowWidth: CGFloat = 0
    /// A shape.
    public convenience init(path: CGPath) {
        self.init()
        self.path = path
    }
    /// A rectangle.
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat = 0) { self.init() }
    /// A rectangle.
    public convenience init(rect: CGRect, cornerRadius: CGFloat = 0) { self.init() }
    /// A circle.
    public convenience init(circleOfRadius radius: CGFloat) { self.init() }
    /// An ellipse.
    public convenience init(ellipseOf size: CGSize) { self.init() }
}

/// The point from which a scene shows.
open class SKCameraNode: SKNode {}
/// A source of particles.
open class SKEmitterNode: SKNode {
    /// The particles in a second.
    open var particleBirthRate: CGFloat = 0
    /// The number of particles.
    open var numParticlesToEmit = 0
}

extension UITouch {
    /// Returns the position of the touch in a node.
    public func location(in node: SKNode) -> CGPoint { .zero }
    /// Returns the previous position of the touch in a node.
    public func previousLocation(in node: SKNode) -> CGPoint { .zero }
}
