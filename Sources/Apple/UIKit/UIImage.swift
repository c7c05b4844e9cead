/// An image of UIKit. HeadlessUI decodes no picture: an image keeps the data or the name that it was made of, and has a size.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
    /// The size in points.
    public let size: CGSize
    /// The number of pixels in a point.
    public let scale: CGFloat
    /// The orientation.
    public let imageOrientation: Orientation
    /// The name of a symbol or of an image of the app's assets.
    package let name: String?
    private let data: Data?

    /// The orientation of an image.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
    /// Whether an image is drawn in the color of accents.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    package init(
        name: String?, data: Data? = nil, size: CGSize = CGSize(width: 1, height: 1), scale: CGFloat = 1,
        orientation: Orientation = .up
    ) {
        self.name = name
        self.data = data
        self.size = size
        self.scale = scale
        imageOrientation = orientation
    }

    /// The image of a literal.
    public required convenience init(imageLiteralResourceName path: String) { self.init(name: path) }
    /// An empty image.
    public override convenience init() { self.init(name: nil, size: .zero) }
    /// The image in data; nil if there is no data.
    public convenience init?(data: Data, scale: CGFloat = 1) {
        guard !data.isEmpty else { return nil }
        self.init(name: nil, data: data, scale: scale)
    }
    /// The image in a file; nil if there is no file.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }
    /// An image of the app's assets. Never nil here.
    public convenience init?(named name: String) { self.init(name: name) }
    /// An image of the app's assets. Never nil here.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
    ) { self.init(name: name) }
    /// An image of the app's assets.
    public convenience init(resource: ImageResource) { self.init(name: "\(resource)") }
    /// A system symbol. Never nil here.
    public convenience init?(systemName name: String) { self.init(name: name) }
    /// A system symbol. Never nil here.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(name: name)
    }
    /// The image of a Core Graphics image.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
    /// The image of a Core Graphics image.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        self.init(name: nil, size: size, scale: scale, orientation: orientation)
    }

    /// The Core Graphics image.
    open var cgImage: CGImage? { CGImage(width: Int(size.width * scale), height: Int(size.height * scale)) }
    /// The data of a JPEG image: the data that the image was made of, or a few bytes.
    open func jpegData(compressionQuality: CGFloat) -> Data? { data ?? Data([0xFF, 0xD8, 0xFF, 0xD9]) }
    /// The data of a PNG image: the data that the image was made of, or a few bytes.
    open func pngData() -> Data? { data ?? Data([0x89, 0x50, 0x4E, 0x47]) }
    /// Returns the image. Has no effect here.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
    /// Returns the image. Has no effect here.
    open func withTintColor(_ color: UIColor) -> UIImage { self }
    /// Returns the image. Has no effect here.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
    /// Returns the image. Has no effect here.
    open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
    /// Returns the image. Has no effect here.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
    /// Returns an image of a size.
    open func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(name: name, data: data, size: size) }
    /// Returns an image of a size.
    open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    /// Draws the image. Has no effect here.
    open func draw(in rect: CGRect) {}
    /// Draws the image. Has no effect here.
    open func draw(at point: CGPoint) {}

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || (name != nil || data != nil) && name == other.name && data == other.data
    }
    open override var hash: Int { name?.hashValue ?? data?.hashValue ?? ObjectIdentifier(self).hashValue }

    /// How an image is shown.
    open class Configuration: NSObject, @unchecked Sendable {}
    /// How a symbol is shown.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// A configuration with a size in points.
        public init(pointSize: CGFloat) {}
        /// A configuration with a size in points and a weight.
        public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {}
        /// A configuration with a size in points, a weight and a scale.
        public init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {}
        /// A configuration with a scale.
        public init(scale: UIImage.SymbolScale) {}
        /// A configuration with a weight.
        public init(weight: UIImage.SymbolWeight) {}
    }
    /// The weight of a symbol.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
    /// The scale of a symbol.
    public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }
}

extension Image {
    /// The image of a UIKit image. Its name is the one of the asset or symbol.
    public init(uiImage: UIImage) {
        if let name = uiImage.name { self.init(name) } else { self.init(decorative: "") }
    }
    /// The image of a Core Graphics image.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(decorative: "")
    }
    /// The image of a Core Graphics image.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init("", label: label)
    }
}

extension ImageRenderer {
    /// The picture of the view: an empty one, of the proposed size.
    public var uiImage: UIImage? {
        UIImage(
            name: nil,
            size: CGSize(width: proposedSize.width ?? 1, height: proposedSize.height ?? 1), scale: scale)
    }
    /// The picture of the view: an empty one, of the proposed size.
    public var cgImage: CGImage? { uiImage?.cgImage }
}

/// Saves an image to the photo library. Has no effect here.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}

/// A renderer of images. It draws nothing, and its images are empty.
open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize
    /// A renderer of images of a size.
    public init(size: CGSize) { self.size = size }
    /// A renderer of images of a size.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }
    /// A renderer of images of a size.
    public init(bounds: CGRect) { size = bounds.size }
    /// Returns an image, after the actions have drawn it.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        actions(UIGraphicsImageRendererContext())
        return UIImage(name: nil, size: size)
    }
    /// Returns the data of an image, after the actions have drawn it.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
    /// Returns the data of an image, after the actions have drawn it.
    public func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}

/// The context of a renderer.
open class UIGraphicsImageRendererContext: NSObject {
    /// The Core Graphics context.
    public let cgContext = CGContext()
    /// Fills a rectangle. Has no effect here.
    public func fill(_ rect: CGRect) {}
}

/// The format of a renderer.
open class UIGraphicsImageRendererFormat: NSObject {
    /// The number of pixels in a point.
    open var scale: CGFloat = 1
    /// Whether the images are opaque.
    open var opaque = false
    /// Returns the default format.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
