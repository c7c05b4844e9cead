/// A scene. It is not drawn, and its `update` is not called.
open class SKScene: SKNode {
    /// The size.
    open var size: CGSize
    /// How the scene fits its view.
    open var scaleMode = SKSceneScaleMode.fill
    /// The color behind the nodes.
    open var backgroundColor = UIColor.black
    /// The point of the scene at the origin.
    open var anchorPoint = CGPoint.zero
    /// The point from which the scene shows.
    open weak var camera: SKCameraNode?
    /// The physics.
    public let physicsWorld = SKPhysicsWorld()
    /// The view.
    open internal(set) weak var view: SKView?
    /// A scene of a size.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }
    /// A scene.
    public convenience override init() { self.init(size: CGSize(width: 1, height: 1)) }
    /// An empty scene: HeadlessUI reads no archive.
    public required init?(coder aDecoder: NSCoder) {
        size = CGSize(width: 1, height: 1)
        super.init(coder: aDecoder)
    }
    /// Notifies the scene that it has been made.
    open func sceneDidLoad() {}
    /// Notifies the scene that a view shows it.
    open func didMove(to view: SKView) {}
    /// Notifies the scene that no view shows it.
    open func willMove(from view: SKView) {}
    /// Notifies the scene of another size. The host does not call it.
    open func didChangeSize(_ oldSize: CGSize) {}
    /// Updates the scene. The host does not call it.
    open func update(_ currentTime: TimeInterval) {}
    /// Notifies the scene of the end of actions. The host does not call it.
    open func didEvaluateActions() {}
    /// Notifies the scene of the end of physics. The host does not call it.
    open func didSimulatePhysics() {}
}

/// How a scene fits its view.
public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }

/// A view of a scene.
open class SKView: UIView {
    /// The scene.
    open private(set) var scene: SKScene?
    /// Whether the number of frames shows.
    open var showsFPS = false
    /// Whether the number of nodes shows.
    open var showsNodeCount = false
    /// Whether bodies show.
    open var showsPhysics = false
    /// Whether the order of siblings does not matter.
    open var ignoresSiblingOrder = false
    /// Whether the view is transparent.
    open var allowsTransparency = false
    /// Whether the scene stands still.
    open var isPaused = false
    /// The frames in a second.
    open var preferredFramesPerSecond = 60
    /// Shows a scene.
    open func presentScene(_ scene: SKScene?) {
        self.scene?.willMove(from: self)
        self.scene = scene
        scene?.view = self
        scene?.sceneDidLoad()
        scene?.didMove(to: self)
    }
    /// Shows a scene.
    open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
}

/// A change from one scene to another.
@MainActor @preconcurrency open class SKTransition: NSObject {
    /// Fades.
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Fades over both.
    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Opens doors.
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Flips.
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
}

/// A view of a scene.
@MainActor @preconcurrency public struct SpriteView: View {
    /// Options of a view.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The order of siblings does not matter.
        public static let ignoresSiblingOrder = Options(rawValue: 1)
        /// The view is transparent.
        public static let allowsTransparency = Options(rawValue: 2)
        /// Hidden nodes are not drawn.
        public static let shouldCullNonVisibleNodes = Options(rawValue: 4)
    }
    /// What shows of the work.
    public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The number of frames.
        public static let showsFPS = DebugOptions(rawValue: 1)
        /// The number of nodes.
        public static let showsNodeCount = DebugOptions(rawValue: 2)
        /// The bodies.
        public static let showsPhysics = DebugOptions(rawValue: 4)
    }
    private let scene: SKScene
    /// A view of a scene.
    public init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
        options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = []
    ) { self.scene = scene }
    public var body: some View { SceneWrapper(scene: scene) }
}

private struct SceneWrapper: UIViewRepresentable {
    let scene: SKScene
    func makeUIView(context: Context) -> SKView { SKView() }
    func updateUIView(_ uiView: SKView, context: Context) {
        if uiView.scene !== scene { uiView.presentScene(scene) }
    }
}
