/// A filter. It gives back the picture that it receives.
open class CIFilter: NSObject, @unchecked Sendable {
    private var values: [String: Any] = [:]
    /// The name.
    public let name: String
    init(_ name: String) { self.name = name }
    /// A filter with a name.
    public convenience init?(name: String) { self.init(name) }
    /// A filter with a name and values.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name)
        values = params ?? [:]
    }
    /// Sets a value.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// Returns a value.
    open func value(forKey key: String) -> Any? { values[key] }
    /// Sets the values to their defaults.
    open func setDefaults() { values = [:] }
    /// The picture: the one that the filter receives, or the one that it makes.
    open var outputImage: CIImage? {
        guard !name.hasSuffix("Generator") else { return CIImage(extent: CGRect(x: 0, y: 0, width: 27, height: 27)) }
        return inputImage
    }
    /// The picture that the filter receives.
    public var inputImage: CIImage? {
        get { values[kCIInputImageKey] as? CIImage }
        set { values[kCIInputImageKey] = newValue }
    }
    /// A number that the filter receives.
    fileprivate subscript(key: String) -> Float {
        get { values[key] as? Float ?? 0 }
        set { values[key] = newValue }
    }
}

/// The key of the picture that a filter receives.
public let kCIInputImageKey = "inputImage"
/// The key of a radius.
public let kCIInputRadiusKey = "inputRadius"
/// The key of a scale.
public let kCIInputScaleKey = "inputScale"
/// The key of a strength.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of the brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of the contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of the saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a center.
public let kCIInputCenterKey = "inputCenter"
/// The key of a color.
public let kCIInputColorKey = "inputColor"

/// A filter with properties of its own, which it keeps.
open class CIBuiltinFilter: CIFilter, @unchecked Sendable {
    /// The content of a code.
    open var message = Data()
    /// How much of a code may be lost.
    open var correctionLevel = "M"
    /// The free space around a code.
    open var quietSpace: Float = 7
    /// The radius.
    open var radius: Float {
        get { self[kCIInputRadiusKey] }
        set { self[kCIInputRadiusKey] = newValue }
    }
    /// The strength.
    open var intensity: Float {
        get { self[kCIInputIntensityKey] }
        set { self[kCIInputIntensityKey] = newValue }
    }
    /// The scale.
    open var scale: Float {
        get { self[kCIInputScaleKey] }
        set { self[kCIInputScaleKey] = newValue }
    }
    /// The brightness.
    open var brightness: Float {
        get { self[kCIInputBrightnessKey] }
        set { self[kCIInputBrightnessKey] = newValue }
    }
    /// The contrast.
    open var contrast: Float {
        get { self[kCIInputContrastKey] }
        set { self[kCIInputContrastKey] = newValue }
    }
    /// The saturation.
    open var saturation: Float {
        get { self[kCIInputSaturationKey] }
        set { self[kCIInputSaturationKey] = newValue }
    }
    /// The center.
    open var center = CGPoint.zero
    /// A color.
    open var color = CIColor.black
    /// The first color.
    open var color0 = CIColor.black
    /// The second color.
    open var color1 = CIColor.white
}

extension CIFilter {
    /// Makes QR codes.
    public static func qrCodeGenerator() -> CIBuiltinFilter { CIBuiltinFilter("CIQRCodeGenerator") }
    /// Makes bar codes.
    public static func code128BarcodeGenerator() -> CIBuiltinFilter { CIBuiltinFilter("CICode128BarcodeGenerator") }
    /// Makes Aztec codes.
    public static func aztecCodeGenerator() -> CIBuiltinFilter { CIBuiltinFilter("CIAztecCodeGenerator") }
    /// Makes pictures brown.
    public static func sepiaTone() -> CIBuiltinFilter { CIBuiltinFilter("CISepiaTone") }
    /// Blurs pictures.
    public static func gaussianBlur() -> CIBuiltinFilter { CIBuiltinFilter("CIGaussianBlur") }
    /// Blurs pictures.
    public static func boxBlur() -> CIBuiltinFilter { CIBuiltinFilter("CIBoxBlur") }
    /// Makes pictures of squares.
    public static func pixellate() -> CIBuiltinFilter { CIBuiltinFilter("CIPixellate") }
    /// Makes pictures of crystals.
    public static func crystallize() -> CIBuiltinFilter { CIBuiltinFilter("CICrystallize") }
    /// Shows edges.
    public static func edges() -> CIBuiltinFilter { CIBuiltinFilter("CIEdges") }
    /// Sharpens pictures.
    public static func unsharpMask() -> CIBuiltinFilter { CIBuiltinFilter("CIUnsharpMask") }
    /// Darkens the corners.
    public static func vignette() -> CIBuiltinFilter { CIBuiltinFilter("CIVignette") }
    /// Makes pictures glow.
    public static func bloom() -> CIBuiltinFilter { CIBuiltinFilter("CIBloom") }
    /// Inverts colors.
    public static func colorInvert() -> CIBuiltinFilter { CIBuiltinFilter("CIColorInvert") }
    /// Changes brightness, contrast and saturation.
    public static func colorControls() -> CIBuiltinFilter { CIBuiltinFilter("CIColorControls") }
    /// Makes pictures of one color.
    public static func colorMonochrome() -> CIBuiltinFilter { CIBuiltinFilter("CIColorMonochrome") }
    /// Makes pictures of two colors.
    public static func falseColor() -> CIBuiltinFilter { CIBuiltinFilter("CIFalseColor") }
    /// Makes pictures black and white.
    public static func photoEffectNoir() -> CIBuiltinFilter { CIBuiltinFilter("CIPhotoEffectNoir") }
    /// Makes pictures gray.
    public static func photoEffectMono() -> CIBuiltinFilter { CIBuiltinFilter("CIPhotoEffectMono") }
    /// Turns a picture around a point.
    public static func twirlDistortion() -> CIBuiltinFilter { CIBuiltinFilter("CITwirlDistortion") }
}
