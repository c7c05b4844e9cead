/// A speaker of texts. It says nothing, and is done at once.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    /// The object that receives the events of the speaker.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Whether the speaker speaks: no.
    open var isSpeaking: Bool { false }
    /// Whether the speaker pauses: no.
    open var isPaused: Bool { false }
    /// Says a text. Has no effect here.
    open func speak(_ utterance: AVSpeechUtterance) {}
    /// Stops.
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { true }
    /// Pauses.
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { true }
    /// Continues.
    @discardableResult open func continueSpeaking() -> Bool { true }
}

/// Where a speaker stops.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
/// The least speed.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The greatest speed.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The default speed.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text to say.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    /// The text.
    public let speechString: String
    /// The voice.
    open var voice: AVSpeechSynthesisVoice?
    /// The speed.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// The pitch.
    open var pitchMultiplier: Float = 1
    /// The volume.
    open var volume: Float = 1
    /// The pause before the text.
    open var preUtteranceDelay: TimeInterval = 0
    /// The pause after the text.
    open var postUtteranceDelay: TimeInterval = 0
    /// A text to say.
    public init(string: String) { speechString = string }
}

/// A voice.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    /// The language.
    public let language: String
    /// The voice of a language.
    public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
    /// The voice with an identifier.
    public init?(identifier: String) { language = "en-US" }
    /// The name.
    open var name: String { language }
    /// The identifier.
    open var identifier: String { language }
    /// Returns the voices: none.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}

/// The object that receives the events of a speaker.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
    /// Notifies of the end. The host does not call it.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// Notifies of the beginning. The host does not call it.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
}
