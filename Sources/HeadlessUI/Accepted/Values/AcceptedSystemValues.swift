/// The position of the pointer over a view.
public enum HoverPhase: Equatable, Sendable { case active(CGPoint), ended }

/// The hover effect of a view.
public struct HoverEffect: Sendable {
    /// The default.
    public static let automatic = HoverEffect()
    /// A lighter appearance.
    public static let highlight = HoverEffect()
    /// A lifted appearance.
    public static let lift = HoverEffect()
}

/// The shape of the pointer.
public struct PointerStyle: Hashable, Sendable {
    /// The default.
    public static let `default` = PointerStyle()
    /// The pointer over a link.
    public static let link = PointerStyle()
    /// The pointer over text.
    public static let horizontalText = PointerStyle()
    /// The pointer over an object that can be dragged.
    public static let grabIdle = PointerStyle()
    /// The pointer while it drags an object.
    public static let grabActive = PointerStyle()
}

/// The border shape of buttons.
public struct ButtonBorderShape: Equatable, Sendable {
    /// The default.
    public static let automatic = ButtonBorderShape()
    /// A capsule.
    public static let capsule = ButtonBorderShape()
    /// A rounded rectangle.
    public static let roundedRectangle = ButtonBorderShape()
    /// A circle.
    public static let circle = ButtonBorderShape()
    /// Returns a rounded rectangle with a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

/// Whether a held button repeats its action.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    /// The default.
    public static let automatic = ButtonRepeatBehavior()
    /// The button repeats its action.
    public static let enabled = ButtonRepeatBehavior()
    /// The button runs its action once.
    public static let disabled = ButtonRepeatBehavior()
}

/// The uses of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// One bit for each use.
    public let rawValue: Int
    /// Hit testing.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The drag preview.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The preview of a context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The hover effect.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The accessibility element.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// The behavior of a view in the opposite layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable { case fixed, mirrors }

#if !canImport(Darwin)
    /// A user activity.
    public class NSUserActivity: NSObject {
        /// The type of the activity.
        public let activityType: String
        /// The title of the activity.
        public var title: String?
        /// The data of the activity.
        public var userInfo: [AnyHashable: Any]?
        /// The web page of the activity.
        public var webpageURL: URL?

        /// Creates an activity of a type.
        public init(activityType: String) { self.activityType = activityType }
    }

    /// A provider of dragged or pasted data.
    public class NSItemProvider: NSObject, @unchecked Sendable {
        /// The suggested name of the data.
        public var suggestedName: String?
        /// The object of the provider, if it has one.
        let object: Any?
        /// Creates a provider without data.
        public override init() { object = nil }
        /// Creates a provider for an object.
        public init(object: Any) { self.object = object }
    }
#endif

/// A handler of drops.
@MainActor @preconcurrency public protocol DropDelegate {
    /// Returns whether the handler accepts a drop.
    func validateDrop(info: DropInfo) -> Bool
    /// Handles a drop. Returns whether it succeeded.
    func performDrop(info: DropInfo) -> Bool
    /// Handles a drag that enters the view.
    func dropEntered(info: DropInfo)
    /// Handles a drag that moves over the view. Returns a proposal, or `nil` for the previous one.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Handles a drag that leaves the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Accepts the drop.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Proposes nothing.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

/// A drop in progress.
public struct DropInfo {
    /// The location of the drop.
    public var location: CGPoint { .zero }
    /// Returns whether an item conforms to a type. Always `false` here.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
    /// Returns the items that conform to a type. Always empty here.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// The effect of a drop.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move }

/// The proposed effect of a drop.
public struct DropProposal: Sendable {
    /// The effect.
    public let operation: DropOperation
    /// Creates a proposal.
    public init(operation: DropOperation) { self.operation = operation }
}
