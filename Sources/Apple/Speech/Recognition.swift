/// Whether the app may recognize speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }

/// A recognizer of speech. It is not available.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
    /// A recognizer of the user's language.
    public override init() {}
    /// A recognizer of a language.
    public init?(locale: Locale) {}
    /// Whether the recognizer can be used: no.
    open var isAvailable: Bool { false }
    /// Returns whether the app may recognize speech: not decided.
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
    /// Asks whether the app may recognize speech. Never answered here.
    open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void)
    {}
    /// Recognizes speech. Never answered here.
    @discardableResult open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}

/// A recognition.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    /// Ends the recognition.
    open func cancel() {}
    /// Ends the speech.
    open func finish() {}
}

/// A request.
open class SFSpeechRecognitionRequest: NSObject {
    /// Whether texts arrive early.
    open var shouldReportPartialResults = true
    /// Whether no network is used.
    open var requiresOnDeviceRecognition = false
}
/// A request of sound.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    /// Ends the sound.
    open func endAudio() {}
}
/// A request of a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    /// A request of a file.
    public init(url URL: URL) {}
}

/// A result.
open class SFSpeechRecognitionResult: NSObject {
    /// Whether no other result comes.
    open var isFinal: Bool { false }
    /// The best text.
    open var bestTranscription: SFTranscription { SFTranscription() }
}
/// A text.
open class SFTranscription: NSObject {
    /// The text.
    open var formattedString: String { "" }
}
