/// A player of a medium. It stores what the app sets; nothing is played, and no time passes.
open class AVPlayer: NSObject, @unchecked Sendable {
    /// Whether a player waits or plays.
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    /// Whether a player can play.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    /// What the player does at the end.
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
    /// The medium.
    open private(set) var currentItem: AVPlayerItem? { didSet { valuesChanged() } }
    /// The speed.
    open var rate: Float = 0 { didSet { valuesChanged() } }
    /// The volume.
    open var volume: Float = 1 { didSet { valuesChanged() } }
    /// Whether the sound is off.
    open var isMuted = false { didSet { valuesChanged() } }
    /// What the player does at the end.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// Whether the player can play: not known.
    open var status: Status { .unknown }
    /// Whether the player plays.
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
    /// The error: none.
    open var error: (any Error)? { nil }
    private var time = CMTime.zero
    /// A player without a medium.
    public override init() {}
    /// A player of the medium at a URL.
    public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
    /// A player of a medium.
    public init(playerItem item: AVPlayerItem?) { currentItem = item }
    /// Plays.
    open func play() { rate = 1 }
    /// Pauses.
    open func pause() { rate = 0 }
    /// Replaces the medium.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// Returns the time.
    open func currentTime() -> CMTime { time }
    /// Moves to a time.
    open func seek(to time: CMTime) { self.time = time }
    /// Moves to a time.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        self.time = time
        completionHandler(true)
    }
    /// Moves to a time.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { self.time = time }
    /// Calls a function as time passes: never here.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any { NSObject() }
    /// Ends the calls of a function.
    open func removeTimeObserver(_ observer: Any) {}
}

/// A player of several media.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    /// A player of several media.
    public init(items: [AVPlayerItem]) { super.init(playerItem: items.first) }
    /// A player without media.
    public override init() { super.init(playerItem: nil) }
}

/// Plays a medium again and again.
open class AVPlayerLooper: NSObject {
    /// Plays a medium again and again.
    public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
}

/// A medium of a player.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    /// Whether a medium can be played.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    /// The asset.
    public let asset: AVAsset
    /// The medium at a URL.
    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
    /// The medium of an asset.
    public init(asset: AVAsset) { self.asset = asset }
    /// The duration: a minute, once the medium can be played.
    open var duration: CMTime { status == .readyToPlay ? CMTime(seconds: 60, preferredTimescale: 600) : .indefinite }
    /// Whether the medium can be played: not known, until a step of a case says so to code that observes the item.
    open private(set) var status = Status.unknown { didSet { valuesChanged() } }
    /// Notifies of the end. The host posts none.
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}

extension Notification.Name {
    /// A medium has ended. The host posts none.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

extension AVPlayerItem: SystemObserved {
    /// The medium is loaded, or cannot be.
    package func callbackForObserver() -> SystemCallback? {
        guard status == .unknown else { return nil }
        return SystemCallback.register(
            "AVPlayerItem",
            [Status.readyToPlay, .failed].map { status in { [weak self] in self?.change(to: status) } })
    }

    private func change(to status: Status) {
        if self.status == .unknown { self.status = status }
    }
}

/// An asset.
open class AVAsset: NSObject, @unchecked Sendable {
    /// The duration. Not known here.
    open var duration: CMTime { .indefinite }
    /// The asset at a URL.
    public convenience init(url: URL) { self.init() }
}

/// An asset at a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The URL.
    public let url: URL
    /// The asset at a URL.
    public init(url: URL, options: [String: Any]? = nil) { self.url = url }
}

/// A player of sound. It stores what the app sets; nothing is played, and no time passes.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    /// The URL.
    public let url: URL?
    /// The object that receives the events of the player.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// The volume.
    open var volume: Float = 1
    /// The number of repetitions.
    open var numberOfLoops = 0
    /// The speed.
    open var rate: Float = 1
    /// Whether the app can set the speed.
    open var enableRate = false
    /// The time in seconds.
    open var currentTime: TimeInterval = 0
    /// Whether the player plays.
    open private(set) var isPlaying = false
    /// Whether the player measures the volume.
    open var isMeteringEnabled = false
    /// The duration. Zero here.
    open var duration: TimeInterval { 0 }
    /// A player of a file. Fails if there is no file.
    public init(contentsOf url: URL, fileTypeHint utiString: String? = nil) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
        self.url = url
    }
    /// A player of data.
    public init(data: Data, fileTypeHint utiString: String? = nil) throws { url = nil }
    /// Prepares the player.
    @discardableResult open func prepareToPlay() -> Bool { true }
    /// Plays.
    @discardableResult open func play() -> Bool {
        isPlaying = true
        return true
    }
    /// Pauses.
    open func pause() { isPlaying = false }
    /// Stops.
    open func stop() { isPlaying = false }
    /// Sets the volume.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}

/// The object that receives the events of a player.
public protocol AVAudioPlayerDelegate: AnyObject {
    /// Notifies of the end. The host does not call it.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
    /// Does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// A layer that shows a player.
open class AVPlayerLayer: CALayer, @unchecked Sendable {
    /// The player.
    open var player: AVPlayer?
    /// How the picture fills the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// A layer that shows a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}

/// How a picture fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Within the layer.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// Over the whole layer.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Distorted.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// How the sounds of a movie are mixed.
open class AVAudioMix: NSObject, @unchecked Sendable {}
