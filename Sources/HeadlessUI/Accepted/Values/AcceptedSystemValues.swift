/// Where the pointer is.
public enum HoverPhase: Equatable, Sendable { case active(CGPoint), ended }

/// How a view looks under the pointer.
public struct HoverEffect: Sendable {
    /// As usual.
    public static let automatic = HoverEffect()
    /// Lighter.
    public static let highlight = HoverEffect()
    /// Nearer.
    public static let lift = HoverEffect()
}

/// How the pointer looks.
public struct PointerStyle: Hashable, Sendable {
    /// As usual.
    public static let `default` = PointerStyle()
    /// As on links.
    public static let link = PointerStyle()
    /// As on text.
    public static let horizontalText = PointerStyle()
    /// As on what can be seized.
    public static let grabIdle = PointerStyle()
    /// As on what has been seized.
    public static let grabActive = PointerStyle()
}

/// Which shape the borders of buttons have.
public struct ButtonBorderShape: Equatable, Sendable {
    /// As usual.
    public static let automatic = ButtonBorderShape()
    /// With round sides.
    public static let capsule = ButtonBorderShape()
    /// With round corners.
    public static let roundedRectangle = ButtonBorderShape()
    /// A circle.
    public static let circle = ButtonBorderShape()
    /// With corners of a radius, in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

/// Whether a button that is held is pressed again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    /// As usual.
    public static let automatic = ButtonRepeatBehavior()
    /// It is.
    public static let enabled = ButtonRepeatBehavior()
    /// It is not.
    public static let disabled = ButtonRepeatBehavior()
}

/// What a shape decides.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: Int
    /// Where a view is touched.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// What is dragged of it.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// What is shown with its menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// Where the pointer is on it.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// What is read out.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
    /// Those of some bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// How a view is laid out where lines run the other way.
public enum LayoutDirectionBehavior: Hashable, Sendable { case fixed, mirrors }

#if !canImport(Darwin)
    /// What a person is doing.
    public class NSUserActivity: NSObject {
        /// What it is.
        public let activityType: String
        /// What it is called.
        public var title: String?
        /// What belongs to it.
        public var userInfo: [AnyHashable: Any]?
        /// Where it is in the web.
        public var webpageURL: URL?

        /// Something a person does.
        public init(activityType: String) { self.activityType = activityType }
    }

    /// What is dragged, for others to take.
    public class NSItemProvider: NSObject {
        /// What it is called.
        public var suggestedName: String?
        /// Nothing.
        public override init() {}
        /// An object.
        public init(object: Any) {}
    }
#endif

#if !canImport(UniformTypeIdentifiers)
    /// A kind of data.
    public struct UTType: Hashable, Sendable {
        /// Its name.
        public let identifier: String
        /// Any data.
        public static let data = UTType("public.data")
        /// Anything.
        public static let item = UTType("public.item")
        /// Text.
        public static let text = UTType("public.text")
        /// Text and nothing else.
        public static let plainText = UTType("public.plain-text")
        /// Text in UTF-8.
        public static let utf8PlainText = UTType("public.utf8-plain-text")
        /// A picture.
        public static let image = UTType("public.image")
        /// A picture as PNG.
        public static let png = UTType("public.png")
        /// A picture as JPEG.
        public static let jpeg = UTType("public.jpeg")
        /// A film.
        public static let movie = UTType("public.movie")
        /// Sound.
        public static let audio = UTType("public.audio")
        /// A document as PDF.
        public static let pdf = UTType("com.adobe.pdf")
        /// Data as JSON.
        public static let json = UTType("public.json")
        /// Data as XML.
        public static let xml = UTType("public.xml")
        /// A table.
        public static let commaSeparatedText = UTType("public.comma-separated-values-text")
        /// An address.
        public static let url = UTType("public.url")
        /// A file.
        public static let fileURL = UTType("public.file-url")
        /// A folder.
        public static let folder = UTType("public.folder")
        /// An archive.
        public static let zip = UTType("public.zip-archive")

        /// A kind by its name.
        public init(_ identifier: String) { self.identifier = identifier }
        /// A kind that the app declares.
        public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
        /// A kind that another app declares.
        public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
    }

    /// What can be handed to others. Nothing is handed over here.
    public protocol Transferable {}

    extension String: Transferable {}
    extension URL: Transferable {}
    extension Data: Transferable {}
    extension AttributedString: Transferable {}
    extension Image: Transferable {}
    extension Color: Transferable {}
#endif

/// What is done with what is dropped.
@MainActor @preconcurrency public protocol DropDelegate {
    /// Whether it is taken.
    func validateDrop(info: DropInfo) -> Bool
    /// It has been dropped.
    func performDrop(info: DropInfo) -> Bool
    /// It has come.
    func dropEntered(info: DropInfo)
    /// It has moved.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// It has gone.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// It is taken.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Nothing has to be done.
    public func dropEntered(info: DropInfo) {}
    /// Nothing is proposed.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Nothing has to be done.
    public func dropExited(info: DropInfo) {}
}

/// What is being dropped.
public struct DropInfo {
    /// Where.
    public var location: CGPoint { .zero }
    /// Whether some of it is of a kind.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
    /// What is of a kind.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// What a drop would do.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move }

/// What a drop would do.
public struct DropProposal: Sendable {
    /// What it would do.
    public let operation: DropOperation
    /// A proposal.
    public init(operation: DropOperation) { self.operation = operation }
}
