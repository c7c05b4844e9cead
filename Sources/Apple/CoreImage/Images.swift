/// A picture that is computed. Only its size is known.
open class CIImage: NSObject, @unchecked Sendable {
    /// The rectangle of the picture.
    public let extent: CGRect
    init(extent: CGRect) { self.extent = extent }
    /// The picture of a Core Graphics image.
    public convenience init(cgImage: CGImage) {
        self.init(extent: CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height))
    }
    /// The picture of a UIKit image.
    public convenience init?(image: UIImage) { self.init(extent: CGRect(origin: .zero, size: image.size)) }
    /// The picture in data; nil if there is no data.
    public convenience init?(data: Data) {
        guard !data.isEmpty else { return nil }
        self.init(extent: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    /// The picture of a file; nil if there is no file.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }
    /// A picture in one color.
    public convenience init(color: CIColor) { self.init(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    /// An empty picture.
    open class func empty() -> CIImage { CIImage(extent: .zero) }
    /// The Core Graphics image: none.
    open var cgImage: CGImage? { nil }
    /// Returns the picture, transformed.
    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        CIImage(extent: CGRect(x: 0, y: 0, width: extent.width * abs(matrix.a), height: extent.height * abs(matrix.d)))
    }
    /// Returns the part in a rectangle.
    open func cropped(to rect: CGRect) -> CIImage { CIImage(extent: rect) }
    /// Returns the picture with larger edges: itself.
    open func clampedToExtent() -> CIImage { self }
    /// Returns the picture without smooth edges: itself.
    open func samplingNearest() -> CIImage { self }
    /// Returns the picture over another one.
    open func composited(over dest: CIImage) -> CIImage { dest }
    /// Returns the picture after a filter: itself.
    open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage { self }
    /// Returns the blurred picture: itself.
    open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
    /// Returns the picture, turned: itself.
    open func oriented(forExifOrientation orientation: Int32) -> CIImage { self }
}

/// A color.
open class CIColor: NSObject, @unchecked Sendable {
    /// Black.
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    /// White.
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    /// Nothing.
    public static let clear = CIColor(red: 0, green: 0, blue: 0)
    /// A color.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat) {}
    /// The color of UIKit.
    public init(color: UIColor) {}
}

/// Draws pictures. They have a size and no content.
open class CIContext: NSObject, @unchecked Sendable {
    /// A context.
    public override init() {}
    /// A context with options.
    public init(options: [CIContextOption: Any]?) {}
    /// Returns the Core Graphics image of a picture.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        CGImage(width: Int(fromRect.width), height: Int(fromRect.height))
    }
}

/// An option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether the processor draws.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "useSoftwareRenderer")
    /// The colors that the context works with.
    public static let workingColorSpace = CIContextOption(rawValue: "workingColorSpace")
}

extension UIImage {
    /// The image of a picture.
    public convenience init(ciImage: CIImage) {
        let size = (width: Int(ciImage.extent.width), height: Int(ciImage.extent.height))
        self.init(cgImage: CGImage(width: size.width, height: size.height))
    }
    /// The picture of the image: none.
    public var ciImage: CIImage? { nil }
}

/// Finds features in pictures: none.
open class CIDetector: NSObject {
    /// A detector; nil, since there is none.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) { nil }
    /// Returns the features of a picture: none.
    open func features(in image: CIImage) -> [CIFeature] { [] }
}
/// A feature of a picture.
open class CIFeature: NSObject {
    /// The place.
    open var bounds: CGRect { .zero }
}
/// A code in a picture.
open class CIQRCodeFeature: CIFeature {
    /// The text of the code.
    open var messageString: String? { nil }
}
/// The name of the detector of codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The name of the detector of faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// The option for the accuracy.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// A high accuracy.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
