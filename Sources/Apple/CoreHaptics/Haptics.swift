/// A device for haptics: there is none.
public final class CHHapticEngine: NSObject, @unchecked Sendable {
    /// Why an engine stops.
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, systemError
    }
    /// What a device can do.
    public struct Capabilities: Sendable {
        /// Whether the device has haptics: no.
        public var supportsHaptics: Bool { false }
        /// Whether the device has sound: no.
        public var supportsAudio: Bool { false }
    }
    /// Notifies of a reset: never here.
    public var resetHandler: (@Sendable () -> Void) = {}
    /// Notifies of a stop: never here.
    public var stoppedHandler: (@Sendable (StoppedReason) -> Void) = { _ in }
    /// Whether the engine stops by itself.
    public var isAutoShutdownEnabled = false
    /// Whether the engine plays haptics only.
    public var playsHapticsOnly = false
    /// An engine. Fails, since there is no device.
    public override init() {}
    /// Returns what the device can do.
    public class func capabilitiesForHardware() -> Capabilities { Capabilities() }
    /// Starts. Fails, since there is no device.
    public func start() throws { throw CHHapticError(code: .notSupported) }
    /// Stops.
    public func stop(completionHandler: ((@Sendable ((any Error)?) -> Void))? = nil) {}
    /// Returns a player of a pattern. Fails, since there is no device.
    public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(code: .notSupported)
    }
    /// Returns a player of a pattern. Fails, since there is no device.
    public func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(code: .notSupported)
    }
    /// Plays a file. Fails, since there is no device.
    public func playPattern(from fileURL: URL) throws { throw CHHapticError(code: .notSupported) }
}

/// An error of haptics.
public struct CHHapticError: Error, Sendable {
    /// A kind of error.
    public enum Code: Int, Sendable { case engineNotRunning = -4805, notSupported = -4809 }
    /// The kind.
    public let code: Code
}

/// A player of a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
    /// Starts.
    func start(atTime time: TimeInterval) throws
    /// Stops.
    func stop(atTime time: TimeInterval) throws
}

/// A player of a pattern, which can do more.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    /// Whether the pattern begins again at its end.
    var loopEnabled: Bool { get set }
}

/// The moment at which a player starts at once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// A pattern of events.
public final class CHHapticPattern: NSObject {
    /// A pattern.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
    /// A pattern with curves.
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {}
}

/// An event of a pattern.
public final class CHHapticEvent: NSObject {
    /// A kind of event.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A tap.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A vibration.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// A sound.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    }
    /// A property of events.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The strength.
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// The sharpness.
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        /// The time until the full strength.
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        /// The time until silence.
        public static let decayTime = ParameterID(rawValue: "DecayTime")
    }
    /// An event.
    public init(
        eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
        duration: TimeInterval = 0
    ) {}
}

/// A property of an event.
public final class CHHapticEventParameter: NSObject {
    /// A property with a value.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {}
}

/// A property that changes while a pattern plays.
public final class CHHapticDynamicParameter: NSObject {
    /// A property that changes while a pattern plays.
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The strength.
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        /// The sharpness.
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    }
    /// A property with a value.
    public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {}
}

/// The values of a property over time.
public final class CHHapticParameterCurve: NSObject {
    /// A value at a time.
    public final class ControlPoint: NSObject {
        /// A value at a time.
        public init(relativeTime time: TimeInterval, value: Float) {}
    }
    /// The values of a property.
    public init(
        parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
    ) {}
}
