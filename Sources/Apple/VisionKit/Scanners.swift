/// A camera that scans documents: there is none.
open class VNDocumentCameraViewController: UIViewController {
    /// Whether there is a camera: no.
    open class var isSupported: Bool { false }
    /// The object that receives the documents.
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
}
/// The object that receives documents.
@MainActor @preconcurrency public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
    /// Receives documents. The host does not call it.
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    /// Notifies of a cancellation. The host does not call it.
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    /// Notifies of an error. The host does not call it.
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}
extension VNDocumentCameraViewControllerDelegate {
    /// Does nothing.
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {}
    /// Does nothing.
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    /// Does nothing.
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
    ) {}
}
/// Documents that were scanned.
@MainActor @preconcurrency open class VNDocumentCameraScan: NSObject {
    /// The number of pages.
    open var pageCount: Int { 0 }
    /// The title.
    open var title: String { "" }
    /// Returns the picture of a page.
    open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// A camera that scans text and codes: there is none.
open class DataScannerViewController: UIViewController {
    /// How exact the camera is.
    public enum QualityLevel: Sendable { case balanced, fast, accurate }
    /// A kind of content.
    public struct RecognizedDataType: Hashable, Sendable {
        private let name: String
        /// Codes.
        public static func barcode(symbologies: [String] = []) -> RecognizedDataType {
            RecognizedDataType(name: "barcode")
        }
        /// Text.
        public static func text(languages: [String] = []) -> RecognizedDataType { RecognizedDataType(name: "text") }
    }
    /// Whether there is a camera: no.
    public class var isSupported: Bool { false }
    /// Whether the app may use the camera: no.
    public class var isAvailable: Bool { false }
    /// The object that receives the content.
    public weak var delegate: (any DataScannerViewControllerDelegate)?
    /// A camera.
    public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
        recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
        isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
    ) { super.init(nibName: nil, bundle: nil) }
    /// Always nil: HeadlessUI reads no archive.
    public required init?(coder: NSCoder) { nil }
    /// Starts. Fails.
    public func startScanning() throws { throw ScanningUnavailable.unsupported }
    /// Ends.
    public func stopScanning() {}
    /// Why there is no camera.
    public enum ScanningUnavailable: Error, Sendable { case unsupported, cameraRestricted }
}
/// Text or a code in front of the camera.
public enum RecognizedItem: Sendable {
    case text(Text)
    case barcode(Barcode)
    /// A text.
    public struct Text: Sendable {
        /// The text.
        public let transcript: String
    }
    /// A code.
    public struct Barcode: Sendable {
        /// The content.
        public let payloadStringValue: String?
    }
}
/// The object that receives text and codes.
@MainActor @preconcurrency public protocol DataScannerViewControllerDelegate: AnyObject {
    /// Receives a touch. The host does not call it.
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    /// Receives content. The host does not call it.
    func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
}
extension DataScannerViewControllerDelegate {
    /// Does nothing.
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    /// Does nothing.
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
}
