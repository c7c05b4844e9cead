/// A change of a node over time. It does not happen here.
open class SKAction: NSObject, @unchecked Sendable {
    /// The seconds.
    open var duration: TimeInterval = 0
    /// The pace.
    open var timingMode = SKActionTimingMode.linear
    /// The speed.
    open var speed: CGFloat = 1
    private convenience init(_ duration: TimeInterval) {
        self.init()
        self.duration = duration
    }
    /// Moves.
    open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { SKAction(duration) }
    /// Moves by a distance.
    open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { SKAction(duration) }
    /// Moves by a distance.
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration)
    }
    /// Moves horizontally.
    open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    /// Moves vertically.
    open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    /// Turns by an angle.
    open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    /// Turns to an angle.
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    /// Scales.
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    /// Scales by a factor.
    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    /// Shows the node.
    open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
    /// Hides the node.
    open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
    /// Changes the opacity.
    open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    /// Changes the color.
    open class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration)
    }
    /// Waits.
    open class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
    /// Waits for about some time.
    open class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
        SKAction(sec)
    }
    /// One action after another.
    open class func sequence(_ actions: [SKAction]) -> SKAction { SKAction(actions.reduce(0) { $0 + $1.duration }) }
    /// Actions at the same time.
    open class func group(_ actions: [SKAction]) -> SKAction { SKAction(actions.map(\.duration).max() ?? 0) }
    /// An action several times.
    open class func `repeat`(_ action: SKAction, count: Int) -> SKAction { SKAction(action.duration * Double(count)) }
    /// An action again and again.
    open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(.infinity) }
    /// Removes the node.
    open class func removeFromParent() -> SKAction { SKAction(0) }
    /// Calls a function. It is not called here.
    open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(0) }
    /// Runs an action of a node below.
    open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { SKAction(action.duration) }
    /// Calls a function over time. It is not called here.
    open class func customAction(
        withDuration duration: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
    )
        -> SKAction
    { SKAction(duration) }
    /// Plays a sound.
    open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { SKAction(0) }
    /// Shows pictures one after another.
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        SKAction(sec * Double(textures.count))
    }
    /// Returns the action backward.
    open func reversed() -> SKAction { self }
}

/// The pace of an action.
public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }

/// The physics of a scene. Nothing moves here.
@MainActor @preconcurrency open class SKPhysicsWorld: NSObject {
    /// The gravity.
    open var gravity = CGVector(dx: 0, dy: -9.8)
    /// The speed.
    open var speed: CGFloat = 1
    /// The object that receives contacts.
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?
}

/// The object that receives contacts.
@MainActor @preconcurrency public protocol SKPhysicsContactDelegate: AnyObject {
    /// Notifies of a contact. The host does not call it.
    func didBegin(_ contact: SKPhysicsContact)
    /// Notifies of the end of a contact. The host does not call it.
    func didEnd(_ contact: SKPhysicsContact)
}
extension SKPhysicsContactDelegate {
    /// Does nothing.
    public func didBegin(_ contact: SKPhysicsContact) {}
    /// Does nothing.
    public func didEnd(_ contact: SKPhysicsContact) {}
}

/// A contact of two bodies.
@MainActor @preconcurrency open class SKPhysicsContact: NSObject {
    /// The first body.
    open var bodyA: SKPhysicsBody { SKPhysicsBody() }
    /// The second body.
    open var bodyB: SKPhysicsBody { SKPhysicsBody() }
    /// The place.
    open var contactPoint: CGPoint { .zero }
}

/// A body that collides. Nothing moves here.
@MainActor @preconcurrency open class SKPhysicsBody: NSObject {
    /// Whether the body moves.
    open var isDynamic = true
    /// Whether gravity moves the body.
    open var affectedByGravity = true
    /// Whether the body turns.
    open var allowsRotation = true
    /// The kinds of the body.
    open var categoryBitMask: UInt32 = .max
    /// The kinds with which the body collides.
    open var collisionBitMask: UInt32 = .max
    /// The kinds of bodies whose contacts the delegate is notified of.
    open var contactTestBitMask: UInt32 = 0
    /// The mass.
    open var mass: CGFloat = 1
    /// The friction.
    open var friction: CGFloat = 0.2
    /// How much the body bounces.
    open var restitution: CGFloat = 0.2
    /// How much the body slows down.
    open var linearDamping: CGFloat = 0.1
    /// The speed.
    open var velocity = CGVector(dx: 0, dy: 0)
    /// The node.
    open var node: SKNode? { nil }
    /// A body.
    public override init() {}
    /// A round body.
    public convenience init(circleOfRadius r: CGFloat) { self.init() }
    /// A rectangular body.
    public convenience init(rectangleOf s: CGSize) { self.init() }
    /// The edges of a rectangle.
    public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
    /// The body of a picture.
    public convenience init(texture: SKTexture, size: CGSize) { self.init() }
    /// The body of a path.
    public convenience init(polygonFrom path: CGPath) { self.init() }
    /// Pushes the body. Has no effect here.
    open func applyImpulse(_ impulse: CGVector) {}
    /// Pushes the body. Has no effect here.
    open func applyForce(_ force: CGVector) {}
}
