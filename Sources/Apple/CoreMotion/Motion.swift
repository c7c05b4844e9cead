/// A handler of what a sensor measures.
public typealias CMHandler<Value> = (Value?, (any Error)?) -> Void

/// The sensors of motion: there are none.
open class CMMotionManager: NSObject, @unchecked Sendable {
    /// The seconds between measurements of acceleration.
    open var accelerometerUpdateInterval: TimeInterval = 0
    /// The seconds between measurements of rotation.
    open var gyroUpdateInterval: TimeInterval = 0
    /// The seconds between measurements.
    open var deviceMotionUpdateInterval: TimeInterval = 0
    /// Whether there is a sensor of acceleration: no.
    open var isAccelerometerAvailable: Bool { false }
    /// Whether there is a sensor of rotation: no.
    open var isGyroAvailable: Bool { false }
    /// Whether there are sensors: no.
    open var isDeviceMotionAvailable: Bool { false }
    /// Whether acceleration is measured: no.
    open var isAccelerometerActive: Bool { false }
    /// Whether motion is measured: no.
    open var isDeviceMotionActive: Bool { false }
    /// The acceleration: not known.
    open var accelerometerData: CMAccelerometerData? { nil }
    /// The rotation: not known.
    open var gyroData: CMGyroData? { nil }
    /// The motion: not known.
    open var deviceMotion: CMDeviceMotion? { nil }
    /// Measures acceleration. Never answered here.
    open func startAccelerometerUpdates() {}
    /// Measures acceleration. Never answered here.
    open func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMHandler<CMAccelerometerData>
    ) {}
    /// Ends measurements.
    open func stopAccelerometerUpdates() {}
    /// Measures rotation. Never answered here.
    open func startGyroUpdates() {}
    /// Measures rotation. Never answered here.
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMHandler<CMGyroData>) {}
    /// Ends measurements.
    open func stopGyroUpdates() {}
    /// Measures motion. Never answered here.
    open func startDeviceMotionUpdates() {}
    /// Measures motion. Never answered here.
    open func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMHandler<CMDeviceMotion>
    ) {}
    /// Ends measurements.
    open func stopDeviceMotionUpdates() {}
}

/// An acceleration.
public struct CMAcceleration: Sendable {
    /// A part of the acceleration.
    public var x = 0.0, y = 0.0, z = 0.0
    /// No acceleration.
    public init() {}
}
/// A rotation.
public struct CMRotationRate: Sendable {
    /// A part of the rotation.
    public var x = 0.0, y = 0.0, z = 0.0
    /// No rotation.
    public init() {}
}
/// A measurement.
open class CMLogItem: NSObject, @unchecked Sendable {
    /// The time.
    open var timestamp: TimeInterval { 0 }
}
/// An acceleration that was measured.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    /// The acceleration.
    open var acceleration: CMAcceleration { CMAcceleration() }
}
/// A rotation that was measured.
open class CMGyroData: CMLogItem, @unchecked Sendable {
    /// The rotation.
    open var rotationRate: CMRotationRate { CMRotationRate() }
}
/// How a device is held.
open class CMAttitude: NSObject, @unchecked Sendable {
    /// The angle around the long side.
    open var roll: Double { 0 }
    /// The angle around the short side.
    open var pitch: Double { 0 }
    /// The angle around the third axis.
    open var yaw: Double { 0 }
}
/// A motion that was measured.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    /// How the device is held.
    open var attitude: CMAttitude { CMAttitude() }
    /// The rotation.
    open var rotationRate: CMRotationRate { CMRotationRate() }
    /// The gravity.
    open var gravity: CMAcceleration { CMAcceleration() }
    /// The acceleration without gravity.
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    /// The direction.
    open var heading: Double { 0 }
}

/// Whether the app may use the sensors.
public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// The steps of the user: not counted.
open class CMPedometer: NSObject, @unchecked Sendable {
    /// Whether steps are counted: no.
    open class func isStepCountingAvailable() -> Bool { false }
    /// Whether distances are measured: no.
    open class func isDistanceAvailable() -> Bool { false }
    /// Whether stairs are counted: no.
    open class func isFloorCountingAvailable() -> Bool { false }
    /// Whether the app may use the sensors: not decided.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    /// Counts steps. Never answered here.
    open func startUpdates(
        from start: Date, withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
    ) {}
    /// Asks for the steps of a time. Never answered here.
    open func queryPedometerData(
        from start: Date, to end: Date,
        withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
    ) {}
    /// Ends counting.
    open func stopUpdates() {}
}
/// The steps of the user.
open class CMPedometerData: NSObject, @unchecked Sendable {
    /// The number of steps.
    open var numberOfSteps: NSNumber { 0 }
    /// The distance in meters.
    open var distance: NSNumber? { nil }
    /// The number of stairs.
    open var floorsAscended: NSNumber? { nil }
}
/// The kind of motion of the user: not known.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    /// Whether the kind of motion is known: no.
    open class func isActivityAvailable() -> Bool { false }
    /// Whether the app may use the sensors: not decided.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    /// Follows the kind of motion. Never answered here.
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void)
    {}
    /// Ends it.
    open func stopActivityUpdates() {}
}
/// A kind of motion.
open class CMMotionActivity: NSObject, @unchecked Sendable {
    /// Whether the user walks.
    open var walking: Bool { false }
    /// Whether the user runs.
    open var running: Bool { false }
    /// Whether the user rides a bicycle.
    open var cycling: Bool { false }
    /// Whether the user drives.
    open var automotive: Bool { false }
    /// Whether the device does not move.
    open var stationary: Bool { true }
}
/// The height of the device: not known.
open class CMAltimeter: NSObject, @unchecked Sendable {
    /// Whether heights are measured: no.
    open class func isRelativeAltitudeAvailable() -> Bool { false }
}
