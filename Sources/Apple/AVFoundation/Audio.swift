/// The use of sound by the app. It accepts all settings.
open class AVAudioSession: NSObject, @unchecked Sendable {
    private static let shared = AVAudioSession()
    /// Returns the only session.
    open class func sharedInstance() -> AVAudioSession { shared }
    /// Notifies of an interruption. The host posts none.
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    /// Notifies of another output. The host posts none.
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    /// The kind of use.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Playing.
        public static let playback = Category(rawValue: "playback")
        /// Recording.
        public static let record = Category(rawValue: "record")
        /// Both.
        public static let playAndRecord = Category(rawValue: "playAndRecord")
        /// Sound beside that of other apps.
        public static let ambient = Category(rawValue: "ambient")
        /// Sound in place of that of other apps.
        public static let soloAmbient = Category(rawValue: "soloAmbient")
    }
    /// A mode of a kind of use.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The default.
        public static let `default` = Mode(rawValue: "default")
        /// Movies.
        public static let moviePlayback = Mode(rawValue: "moviePlayback")
        /// Speech.
        public static let spokenAudio = Mode(rawValue: "spokenAudio")
        /// Measurement.
        public static let measurement = Mode(rawValue: "measurement")
        /// A talk.
        public static let voiceChat = Mode(rawValue: "voiceChat")
    }
    /// Options of a kind of use.
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Other apps can be heard.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Other apps are quieter.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Bluetooth.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// The loudspeaker.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    }
    /// Options of an activation.
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Notifies other apps of the end.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }
    /// A kind of interruption.
    public enum InterruptionType: UInt, Sendable { case ended, began }
    /// Whether the app may record.
    public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
    /// The kind of use.
    open private(set) var category = Category.soloAmbient
    /// Whether the app may record: not decided.
    open var recordPermission: RecordPermission { .undetermined }
    /// The volume.
    open var outputVolume: Float { 1 }
    /// Sets the kind of use.
    open func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions = []) throws {
        self.category = category
    }
    /// Sets the mode.
    open func setMode(_ mode: Mode) throws {}
    /// Activates the session.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// Asks whether the app may record. Never answered here.
    open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {}
}

/// The key of the kind of interruption.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of the options of an interruption.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"

/// The recording of the app. It is never allowed here.
public enum AVAudioApplication {
    /// Asks whether the app may record: no.
    public static func requestRecordPermission() async -> Bool { false }
    /// Asks whether the app may record. Never answered here.
    public static func requestRecordPermission(completionHandler: @escaping @Sendable (Bool) -> Void) {}
}

/// A recorder of sound. It records nothing.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    /// The URL.
    public let url: URL
    /// The object that receives the events of the recorder.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// Whether the recorder measures the volume.
    open var isMeteringEnabled = false
    /// Whether the recorder records.
    open private(set) var isRecording = false
    /// The time in seconds.
    open var currentTime: TimeInterval { 0 }
    /// A recorder to a file.
    public init(url: URL, settings: [String: Any]) throws { self.url = url }
    /// Prepares the recorder.
    @discardableResult open func prepareToRecord() -> Bool { true }
    /// Records.
    @discardableResult open func record() -> Bool {
        isRecording = true
        return true
    }
    /// Pauses.
    open func pause() { isRecording = false }
    /// Stops.
    open func stop() { isRecording = false }
    /// Deletes the recording.
    @discardableResult open func deleteRecording() -> Bool { true }
    /// Measures the volume.
    open func updateMeters() {}
    /// Returns the volume.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// Returns the greatest volume.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The object that receives the events of a recorder.
public protocol AVAudioRecorderDelegate: AnyObject {
    /// Notifies of the end. The host does not call it.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
}

extension AVAudioRecorderDelegate {
    /// Does nothing.
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
}

/// The key of the format.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the samples a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the quality.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The format AAC.
public let kAudioFormatMPEG4AAC: UInt32 = 1_633_772_320
/// A quality.
public enum AVAudioQuality: Int, Sendable { case min = 0, low = 32, medium = 64, high = 96, max = 127 }
