/// A question about a picture. Its answer is empty.
open class VNRequest: NSObject {
    /// A function that receives the answer.
    public typealias CompletionHandler = (VNRequest, (any Error)?) -> Void
    /// The answer: none.
    open var results: [VNObservation]? { nil }
    /// Whether the processor answers.
    open var usesCPUOnly = false
    let completionHandler: CompletionHandler?
    /// A question.
    public init(completionHandler: CompletionHandler? = nil) { self.completionHandler = completionHandler }
}
/// A question about a picture.
open class VNImageBasedRequest: VNRequest {
    /// The part of the picture.
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
/// How exact an answer is.
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
/// Asks for text.
open class VNRecognizeTextRequest: VNImageBasedRequest {
    /// How exact the answer is.
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    /// The languages.
    open var recognitionLanguages: [String] = []
    /// Whether words are corrected.
    open var usesLanguageCorrection = true
    /// The least height of text.
    open var minimumTextHeight: Float = 0
}
/// Asks for faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {}
/// Asks for rectangles.
open class VNDetectRectanglesRequest: VNImageBasedRequest {}
/// Asks for codes.
open class VNDetectBarcodesRequest: VNImageBasedRequest {
    /// The kinds of codes.
    open var symbologies: [VNBarcodeSymbology] = []
}
/// Asks for people.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest {}
/// Asks for the kind of picture.
open class VNClassifyImageRequest: VNImageBasedRequest {}

/// A kind of code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// QR codes.
    public static let qr = VNBarcodeSymbology(rawValue: "QR")
    /// Bar codes with 13 digits.
    public static let ean13 = VNBarcodeSymbology(rawValue: "EAN13")
    /// Bar codes with 8 digits.
    public static let ean8 = VNBarcodeSymbology(rawValue: "EAN8")
    /// Bar codes with letters.
    public static let code128 = VNBarcodeSymbology(rawValue: "Code128")
}

/// An answer about a picture.
open class VNObservation: NSObject {
    /// How sure the answer is.
    open var confidence: Float { 0 }
}
/// An object in a picture.
open class VNDetectedObjectObservation: VNObservation {
    /// The place.
    open var boundingBox: CGRect { .zero }
}
/// A text in a picture.
open class VNRecognizedTextObservation: VNDetectedObjectObservation {
    /// Returns the likeliest texts: none.
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
/// A text.
open class VNRecognizedText: NSObject {
    /// The text.
    open var string: String { "" }
    /// How sure the answer is.
    open var confidence: Float { 0 }
}
/// A code in a picture.
open class VNBarcodeObservation: VNDetectedObjectObservation {
    /// The content.
    open var payloadStringValue: String? { nil }
}
/// A face in a picture.
open class VNFaceObservation: VNDetectedObjectObservation {}
/// A kind of picture.
open class VNClassificationObservation: VNObservation {
    /// The kind.
    open var identifier: String { "" }
}

/// Asks questions about a picture. The answers are empty.
open class VNImageRequestHandler: NSObject {
    /// An option.
    public struct VNImageOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    /// Asks about an image.
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
    /// Asks about a picture.
    public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
    /// Asks about the picture in data.
    public init(data: Data, options: [VNImageOption: Any] = [:]) {}
    /// Asks about the picture of a file.
    public init(url: URL, options: [VNImageOption: Any] = [:]) {}
    /// Asks. The answers are empty.
    open func perform(_ requests: [VNRequest]) throws {
        for request in requests { request.completionHandler?(request, nil) }
    }
}
