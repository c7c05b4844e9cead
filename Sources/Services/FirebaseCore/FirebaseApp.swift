@_exported import Foundation
import HeadlessUI
import Locks

/// The app of the services. No configuration file is read.
public final class FirebaseApp: NSObject, Sendable {
    private static let configured = PerHost { LockBox<[String: FirebaseApp]>([:]) }
    private static let defaultName = "__FIRAPP_DEFAULT"

    /// The name of the app.
    public let name: String
    /// The configuration.
    public let options: FirebaseOptions
    /// Whether data are collected. Has no effect here.
    public var isDataCollectionDefaultEnabled: Bool {
        get { false }
        set { _ = newValue }
    }

    private init(_ name: String, _ options: FirebaseOptions) { (self.name, self.options) = (name, options) }

    /// The app of services that are used before `configure`. Firebase ends the app there.
    package static let unconfigured = FirebaseApp(defaultName, FirebaseOptions())

    /// Configures the default app.
    public class func configure() { configure(options: FirebaseOptions()) }
    /// Configures the default app.
    public class func configure(options: FirebaseOptions) { configure(name: defaultName, options: options) }
    /// Configures an app with a name.
    public class func configure(name: String, options: FirebaseOptions) {
        configured.value.lock.withLock { $0[name] = FirebaseApp(name, options) }
    }
    /// Returns the default app; nil before `configure` in a host.
    public class func app() -> FirebaseApp? { app(name: defaultName) }
    /// Returns the app with a name; nil before `configure` in a host.
    public class func app(name: String) -> FirebaseApp? { configured.value.lock.withLock { $0[name] } }
    /// All apps that are configured, by name.
    public class var allApps: [String: FirebaseApp]? { configured.value.lock.withLock { $0.isEmpty ? nil : $0 } }
    /// Removes the app.
    public func delete() async -> Bool {
        FirebaseApp.configured.value.lock.withLock { $0.removeValue(forKey: name) != nil }
    }
}

/// A lock that a host keeps.
package final class LockBox<Value: Sendable>: Sendable {
    package let lock: Locked<Value>
    /// Keeps a lock for a value.
    package init(_ value: Value) { lock = Locked(value) }
}

/// A configuration of the services.
public final class FirebaseOptions: NSObject, @unchecked Sendable {
    /// The configuration of the app: one without values.
    public class func defaultOptions() -> FirebaseOptions? { FirebaseOptions() }
    /// The key of the services.
    public var apiKey: String?
    /// The identifier of the app in Apple's store.
    public var bundleID = ""
    /// The identifier for signing in with Google.
    public var clientID: String? = "client"
    /// The identifier of the project.
    public var projectID: String?
    /// The identifier of the app.
    public var googleAppID: String
    /// The sender of messages.
    public var gcmSenderID: String
    /// The address of the database.
    public var databaseURL: String?
    /// The bucket for files.
    public var storageBucket: String?

    /// A configuration without values.
    override public init() { (googleAppID, gcmSenderID) = ("", "") }
    /// A configuration of an app.
    public init(googleAppID: String, gcmSenderID GCMSenderID: String) {
        (self.googleAppID, gcmSenderID) = (googleAppID, GCMSenderID)
    }
    /// A configuration. The file is not read.
    public convenience init?(contentsOfFile plistPath: String) { self.init() }
}

/// How much the services log.
public enum FirebaseLoggerLevel: Int, Sendable {
    case error = 3, warning, notice, info, debug
    /// The least that is logged.
    public static let min = FirebaseLoggerLevel.error
    /// The most that is logged.
    public static let max = FirebaseLoggerLevel.debug
}

/// The settings of all services. They have no effect here.
public final class FirebaseConfiguration: NSObject, Sendable {
    /// The settings.
    public static let shared = FirebaseConfiguration()
    /// Sets how much is logged.
    public func setLoggerLevel(_ loggerLevel: FirebaseLoggerLevel) {}
}

/// Errors and identifiers of the services.
package enum Services {
    /// Returns an error as the services give it.
    package static func error(_ domain: String, _ code: Int, _ text: String) -> NSError {
        NSError(domain: domain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
    }

    /// Returns an identifier of letters and digits, as random as those of the services look, but the same in each run.
    ///
    /// - Parameters:
    ///   - number: The number of the identifier in a host.
    ///   - length: The number of characters.
    package static func identifier(_ number: Int, length: Int = 20) -> String {
        let characters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
        var state = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
        return String(
            (0..<length).map { _ in
                // The step of the generator SplitMix64.
                state &+= 0x9E37_79B9_7F4A_7C15
                var bits = state
                bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
                bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
                return characters[Int((bits ^ (bits >> 31)) % UInt64(characters.count))]
            })
    }
}
