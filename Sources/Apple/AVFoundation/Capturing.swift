/// Whether the app may use a camera or microphone.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// A kind of medium.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Video.
    public static let video = AVMediaType(rawValue: "vide")
    /// Audio.
    public static let audio = AVMediaType(rawValue: "soun")
}

/// A camera or microphone. There is none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    /// A side of the device.
    public enum Position: Int, Sendable { case unspecified, back, front }
    /// A light.
    public enum TorchMode: Int, Sendable { case off, on, auto }
    /// A kind of camera or microphone.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The wide camera.
        public static let builtInWideAngleCamera = DeviceType(rawValue: "wide")
        /// The two cameras.
        public static let builtInDualCamera = DeviceType(rawValue: "dual")
    }
    /// The side of the device.
    open var position: Position { .back }
    /// The light.
    open var torchMode = TorchMode.off
    /// Whether there is a light.
    open var hasTorch: Bool { false }
    /// Returns whether the app may use a medium: not decided.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
    /// Asks whether the app may use a medium. Never answered here.
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {}
    /// Asks whether the app may use a medium: no.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
    /// Returns a device: none.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// Returns a device: none.
    open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position)
        -> AVCaptureDevice?
    { nil }
    /// Locks the settings.
    open func lockForConfiguration() throws {}
    /// Unlocks the settings.
    open func unlockForConfiguration() {}
}

/// An input of a session.
open class AVCaptureInput: NSObject {}
/// The input of a device.
open class AVCaptureDeviceInput: AVCaptureInput {
    /// The device.
    public let device: AVCaptureDevice
    /// The input of a device.
    public init(device: AVCaptureDevice) throws { self.device = device }
}

/// An output of a session.
open class AVCaptureOutput: NSObject {}
/// A connection of an input and an output.
open class AVCaptureConnection: NSObject {}
/// An output of pictures.
open class AVCapturePhotoOutput: AVCaptureOutput {
    /// Takes a picture. Never answered here.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}
/// The settings of a picture.
open class AVCapturePhotoSettings: NSObject {}
/// A picture.
open class AVCapturePhoto: NSObject {
    /// Returns the data of the picture: none.
    open func fileDataRepresentation() -> Data? { nil }
}
/// The object that receives pictures.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
    /// Receives a picture. The host does not call it.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
    /// Does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
}

/// An output of frames.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
    /// Sets the object that receives frames. Has no effect here.
    open func setSampleBufferDelegate(
        _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
    ) {}
}
/// The object that receives frames.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
    /// Receives a frame. The host does not call it.
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
    /// Does nothing.
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}

/// An output of codes and faces.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    /// The kinds of codes.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType] = []
    /// Sets the object that receives codes. Has no effect here.
    open func setMetadataObjectsDelegate(
        _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
    ) {}
}
/// A code or face.
open class AVMetadataObject: NSObject {
    /// A kind of code.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A QR code.
        public static let qr = ObjectType(rawValue: "qr")
        /// A bar code.
        public static let ean13 = ObjectType(rawValue: "ean13")
        /// A bar code.
        public static let ean8 = ObjectType(rawValue: "ean8")
    }
}
/// A code.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    /// The text.
    open var stringValue: String? { nil }
}
/// The object that receives codes.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
    /// Receives codes. The host does not call it.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

/// A session of inputs and outputs. Nothing flows in it.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    /// A quality.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// High.
        public static let high = Preset(rawValue: "high")
        /// Medium.
        public static let medium = Preset(rawValue: "medium")
        /// That of pictures.
        public static let photo = Preset(rawValue: "photo")
    }
    /// The quality.
    open var sessionPreset = Preset.high
    /// Whether the session runs.
    open private(set) var isRunning = false
    /// The inputs.
    open private(set) var inputs: [AVCaptureInput] = []
    /// The outputs.
    open private(set) var outputs: [AVCaptureOutput] = []
    /// Returns whether an input can be added.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    /// Returns whether an output can be added.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    /// Adds an input.
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    /// Adds an output.
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    /// Removes an input.
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    /// Removes an output.
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    /// Begins changes.
    open func beginConfiguration() {}
    /// Ends changes.
    open func commitConfiguration() {}
    /// Starts the session.
    open func startRunning() { isRunning = true }
    /// Stops the session.
    open func stopRunning() { isRunning = false }
}

/// A layer that shows a session.
open class AVCaptureVideoPreviewLayer: CALayer, @unchecked Sendable {
    /// The session.
    open var session: AVCaptureSession?
    /// How the picture fills the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// The connection.
    open var connection: AVCaptureConnection? { nil }
    /// A layer that shows a session.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
}
