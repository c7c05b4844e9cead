/// An object of the health data.
open class HKObjectType: NSObject, @unchecked Sendable {
    /// The identifier.
    public let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    /// Returns the type of a quantity.
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }
    /// Returns the type of a category.
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }
    /// Returns the type of workouts.
    open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}
/// A type of samples.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
/// A type of quantities.
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
    /// The type of an identifier.
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier.rawValue) }
}
/// A type of categories.
public final class HKCategoryType: HKSampleType, @unchecked Sendable {
    /// The type of an identifier.
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier.rawValue) }
}
/// The type of workouts.
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// A kind of quantity.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Steps.
    public static let stepCount = HKQuantityTypeIdentifier(rawValue: "stepCount")
    /// The beats of the heart.
    public static let heartRate = HKQuantityTypeIdentifier(rawValue: "heartRate")
    /// The beats of the heart at rest.
    public static let restingHeartRate = HKQuantityTypeIdentifier(rawValue: "restingHeartRate")
    /// The energy of activities.
    public static let activeEnergyBurned = HKQuantityTypeIdentifier(rawValue: "activeEnergyBurned")
    /// The energy at rest.
    public static let basalEnergyBurned = HKQuantityTypeIdentifier(rawValue: "basalEnergyBurned")
    /// The distance on foot.
    public static let distanceWalkingRunning = HKQuantityTypeIdentifier(rawValue: "distanceWalkingRunning")
    /// The distance on a bicycle.
    public static let distanceCycling = HKQuantityTypeIdentifier(rawValue: "distanceCycling")
    /// Stairs.
    public static let flightsClimbed = HKQuantityTypeIdentifier(rawValue: "flightsClimbed")
    /// The weight.
    public static let bodyMass = HKQuantityTypeIdentifier(rawValue: "bodyMass")
    /// The height.
    public static let height = HKQuantityTypeIdentifier(rawValue: "height")
    /// Water.
    public static let dietaryWater = HKQuantityTypeIdentifier(rawValue: "dietaryWater")
    /// Food.
    public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier(rawValue: "dietaryEnergyConsumed")
    /// The blood glucose.
    public static let bloodGlucose = HKQuantityTypeIdentifier(rawValue: "bloodGlucose")
}
/// A kind of category.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sleep.
    public static let sleepAnalysis = HKCategoryTypeIdentifier(rawValue: "sleepAnalysis")
    /// Mindful minutes.
    public static let mindfulSession = HKCategoryTypeIdentifier(rawValue: "mindfulSession")
}

/// A unit.
public final class HKUnit: NSObject, @unchecked Sendable {
    /// The name.
    public let unitString: String
    /// A unit with a name.
    public init(from string: String) { unitString = string }
    /// A number.
    public class func count() -> HKUnit { HKUnit(from: "count") }
    /// Minutes.
    public class func minute() -> HKUnit { HKUnit(from: "min") }
    /// Seconds.
    public class func second() -> HKUnit { HKUnit(from: "s") }
    /// Hours.
    public class func hour() -> HKUnit { HKUnit(from: "hr") }
    /// Meters.
    public class func meter() -> HKUnit { HKUnit(from: "m") }
    /// Miles.
    public class func mile() -> HKUnit { HKUnit(from: "mi") }
    /// Kilocalories.
    public class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
    /// Grams.
    public class func gram() -> HKUnit { HKUnit(from: "g") }
    /// Liters.
    public class func liter() -> HKUnit { HKUnit(from: "L") }
    /// Percents.
    public class func percent() -> HKUnit { HKUnit(from: "%") }
    /// Returns this unit in another one.
    public func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit(from: "\(unitString)/\(unit.unitString)") }
}

/// An amount. Its unit is not converted.
public final class HKQuantity: NSObject, @unchecked Sendable {
    private let value: Double
    /// An amount.
    public init(unit: HKUnit, doubleValue value: Double) { self.value = value }
    /// Returns the amount.
    public func doubleValue(for unit: HKUnit) -> Double { value }
}

/// A measurement.
open class HKSample: NSObject, @unchecked Sendable {
    /// The beginning.
    public let startDate: Date
    /// The end.
    public let endDate: Date
    init(_ start: Date, _ end: Date) { (startDate, endDate) = (start, end) }
}
/// A measured amount.
public final class HKQuantitySample: HKSample, @unchecked Sendable {
    /// The amount.
    public let quantity: HKQuantity
    /// The type.
    public let quantityType: HKQuantityType
    /// A measured amount.
    public init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date) {
        self.quantity = quantity
        quantityType = type
        super.init(start, end)
    }
}

/// Whether the app may write a type.
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }

/// An error of the health data.
public struct HKError: Error, Sendable {
    /// A kind of error.
    public enum Code: Int, Sendable { case unknownError, errorHealthDataUnavailable, errorAuthorizationDenied = 4 }
    /// The kind.
    public let code: Code
}

/// The health data: there are none on this device.
open class HKHealthStore: NSObject, @unchecked Sendable {
    /// Whether there are health data: no.
    open class func isHealthDataAvailable() -> Bool { false }
    /// Returns whether the app may write a type: not decided.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
    /// Asks for the permission. Never answered here.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {}
    /// Asks for the permission. Fails.
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
        async throws
    {
        throw HKError(code: .errorHealthDataUnavailable)
    }
    /// Runs a query. Never answered here.
    open func execute(_ query: HKQuery) {}
    /// Ends a query.
    open func stop(_ query: HKQuery) {}
    /// Saves a measurement. Never answered here.
    open func save(_ object: HKSample, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
    /// Saves a measurement. Fails.
    open func save(_ object: HKSample) async throws { throw HKError(code: .errorHealthDataUnavailable) }
}

/// A query. It has no answer.
open class HKQuery: NSObject, @unchecked Sendable {
    /// Returns a condition for times.
    open class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate { NSPredicate(value: true) }
}
/// How times are compared.
public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The measurement begins within the time.
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    /// The measurement ends within the time.
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}
/// How many measurements a query finds.
public let HKObjectQueryNoLimit = 0
/// The key of the beginning of a measurement.
public let HKSampleSortIdentifierStartDate = "startDate"
/// The key of the end of a measurement.
public let HKSampleSortIdentifierEndDate = "endDate"
/// A query for measurements.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    /// A query for measurements.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {}
}
/// How measurements are put together.
public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The average.
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    /// The least.
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    /// The greatest.
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    /// The sum.
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
}
/// Measurements that are put together.
open class HKStatistics: NSObject, @unchecked Sendable {
    /// Returns the sum.
    open func sumQuantity() -> HKQuantity? { nil }
    /// Returns the average.
    open func averageQuantity() -> HKQuantity? { nil }
}
/// A query for measurements that are put together.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    /// A query for measurements that are put together.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {}
}
