/// A vector.
public struct SCNVector3: Sendable {
    /// A part of the vector.
    public var x: Float, y: Float, z: Float
    /// No length.
    public init() { self.init(0 as Float, 0, 0) }
    /// A vector.
    public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    /// A vector.
    public init(x: Float, y: Float, z: Float) { self.init(x, y, z) }
}

/// A vector with four parts.
public struct SCNVector4: Sendable {
    /// A part of the vector.
    public var x: Float, y: Float, z: Float, w: Float
    /// A vector.
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    /// A vector.
    public init(x: Float, y: Float, z: Float, w: Float) { self.init(x, y, z, w) }
}

/// Returns a vector.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }

/// A scene. It is not drawn.
@MainActor @preconcurrency open class SCNScene: NSObject {
    /// The node that contains all others.
    public let rootNode = SCNNode()
    /// What is behind the nodes.
    public let background = SCNMaterialProperty()
    /// A scene.
    public override init() {}
    /// The scene of a file: an empty one.
    public convenience init?(named name: String) { self.init() }
    /// The scene of a file: an empty one.
    public convenience init(url: URL, options: [AnyHashable: Any]? = nil) throws { self.init() }
}

/// A node of a scene.
@MainActor @preconcurrency open class SCNNode: NSObject {
    /// The name.
    open var name: String?
    /// The place in the parent.
    open var position = SCNVector3()
    /// The angles in radians.
    open var eulerAngles = SCNVector3()
    /// The axis and the angle.
    open var rotation = SCNVector4(0, 0, 0, 0)
    /// The scale.
    open var scale = SCNVector3(1, 1, 1)
    /// The opacity.
    open var opacity: CGFloat = 1
    /// Whether the node is hidden.
    open var isHidden = false
    /// The shape.
    open var geometry: SCNGeometry?
    /// The light.
    open var light: SCNLight?
    /// The camera.
    open var camera: SCNCamera?
    /// The node that contains this one.
    open private(set) weak var parent: SCNNode?
    /// The nodes in this one.
    open private(set) var childNodes: [SCNNode] = []
    /// A node.
    public override init() {}
    /// A node with a shape.
    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }
    /// Adds a node.
    open func addChildNode(_ child: SCNNode) {
        child.removeFromParentNode()
        child.parent = self
        childNodes.append(child)
    }
    /// Removes the node from its parent.
    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }
    /// Returns the first node with a name.
    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        for child in childNodes {
            if child.name == name { return child }
            if recursively, let found = child.childNode(withName: name, recursively: true) { return found }
        }
        return nil
    }
    /// Runs an action. Its changes do not happen here.
    open func runAction(_ action: SCNAction) {}
    /// Ends all actions.
    open func removeAllActions() {}
    /// Turns to a place. Has no effect here.
    open func look(at worldTarget: SCNVector3) {}
}

/// A change of a node over time. It does not happen here.
open class SCNAction: NSObject, @unchecked Sendable {
    /// Turns by angles.
    open class func rotateBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction() }
    /// Moves.
    open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction() }
    /// Moves by a distance.
    open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction() }
    /// Changes the opacity.
    open class func fadeOpacity(to opacity: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction() }
    /// An action again and again.
    open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction() }
    /// One action after another.
    open class func sequence(_ actions: [SCNAction]) -> SCNAction { SCNAction() }
}

/// A shape.
@MainActor @preconcurrency open class SCNGeometry: NSObject {
    /// The surfaces.
    open var materials: [SCNMaterial] = [SCNMaterial()]
    /// The first surface.
    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set { materials = (newValue.map { [$0] } ?? []) + materials.dropFirst() }
    }
}
/// A box.
open class SCNBox: SCNGeometry {
    /// A box of a size.
    public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {}
}
/// A ball.
open class SCNSphere: SCNGeometry {
    /// A ball of a size.
    public init(radius: CGFloat) {}
}
/// A flat rectangle.
open class SCNPlane: SCNGeometry {
    /// A rectangle of a size.
    public init(width: CGFloat, height: CGFloat) {}
}
/// A tube.
open class SCNCylinder: SCNGeometry {
    /// A tube of a size.
    public init(radius: CGFloat, height: CGFloat) {}
}
/// A text.
open class SCNText: SCNGeometry {
    /// A text.
    public init(string: Any?, extrusionDepth: CGFloat) {}
}
/// A surface.
@MainActor @preconcurrency open class SCNMaterial: NSObject {
    /// The color in light.
    public let diffuse = SCNMaterialProperty()
    /// The color of reflections.
    public let specular = SCNMaterialProperty()
    /// The color without light.
    public let emission = SCNMaterialProperty()
    /// Whether both sides show.
    open var isDoubleSided = false
}
/// A property of a surface.
@MainActor @preconcurrency open class SCNMaterialProperty: NSObject {
    /// The color or picture.
    open var contents: Any?
}
/// A light.
@MainActor @preconcurrency open class SCNLight: NSObject {
    /// A kind of light.
    public struct LightType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// From all sides.
        public static let ambient = LightType(rawValue: "ambient")
        /// From one point to all sides.
        public static let omni = LightType(rawValue: "omni")
        /// From one side.
        public static let directional = LightType(rawValue: "directional")
        /// From one point to one side.
        public static let spot = LightType(rawValue: "spot")
    }
    /// The kind.
    open var type = LightType.omni
    /// The color.
    open var color: Any = UIColor.white
    /// The strength.
    open var intensity: CGFloat = 1000
}
/// A camera.
@MainActor @preconcurrency open class SCNCamera: NSObject {
    /// The nearest distance that shows.
    open var zNear = 1.0
    /// The greatest distance that shows.
    open var zFar = 100.0
    /// The angle that shows.
    open var fieldOfView: CGFloat = 60
}

/// A view of a scene.
open class SCNView: UIView {
    /// The scene.
    open var scene: SCNScene?
    /// The node from which the scene shows.
    open var pointOfView: SCNNode?
    /// Whether the user moves the camera.
    open var allowsCameraControl = false
    /// Whether there is a light by default.
    open var autoenablesDefaultLighting = false
    /// Whether numbers show.
    open var showsStatistics = false
}

/// A view of a scene.
@MainActor @preconcurrency public struct SceneView: View {
    /// Options of a view.
    public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The user moves the camera.
        public static let allowsCameraControl = Options(rawValue: 1)
        /// There is a light by default.
        public static let autoenablesDefaultLighting = Options(rawValue: 2)
        /// The scene is always drawn.
        public static let rendersContinuously = Options(rawValue: 4)
    }
    /// A view of a scene.
    public init(
        scene: SCNScene?, pointOfView: SCNNode? = nil, options: Options = [], preferredFramesPerSecond: Int = 60
    ) {}
    public var body: some View { Color.clear }
}
