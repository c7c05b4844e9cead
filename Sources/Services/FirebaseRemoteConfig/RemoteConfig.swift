@_exported import FirebaseCore
import HeadlessUI
import Locks

/// How a fetch ended.
public enum RemoteConfigFetchStatus: Int, Sendable { case noFetchYet, success, failure, throttled }
/// How a fetch with an activation ended.
public enum RemoteConfigFetchAndActivateStatus: Int, Sendable {
    case successFetchedFromRemote, successUsingPreFetchedData, error
}
/// Where a value comes from.
public enum RemoteConfigSource: Int, Sendable { case remote, `default`, `static` }

/// The settings of the configuration. They have no effect here.
public final class RemoteConfigSettings: NSObject, @unchecked Sendable {
    /// The seconds between two fetches.
    public var minimumFetchInterval: TimeInterval = 43_200
    /// The seconds after which a fetch fails.
    public var fetchTimeout: TimeInterval = 60
}

/// A value of the configuration.
public final class RemoteConfigValue: NSObject, @unchecked Sendable {
    private let value: Any?
    /// Where the value comes from.
    public let source: RemoteConfigSource
    init(_ value: Any?, _ source: RemoteConfigSource) { (self.value, self.source) = (value, source) }
    /// The text; empty without a value.
    public var stringValue: String { value.map { "\($0)" } ?? "" }
    /// The number; 0 without a value.
    public var numberValue: NSNumber { NSNumber(value: Double(stringValue) ?? (boolValue ? 1 : 0)) }
    /// The bytes of the text.
    public var dataValue: Data { value as? Data ?? Data(stringValue.utf8) }
    /// Whether the text says yes.
    public var boolValue: Bool { ["true", "1", "yes", "y", "t", "on"].contains(stringValue.lowercased()) }
    /// The value of the text in JSON.
    public var jsonValue: Any? { try? JSONSerialization.jsonObject(with: dataValue, options: .fragmentsAllowed) }
}

/// Values that the service sets: the defaults of the app, and in a fetch those of `setOnServer`.
public final class RemoteConfig: NSObject, @unchecked Sendable {
    private struct Values: @unchecked Sendable { var defaults, server, fetched, active: [String: Any] }

    private static let values = PerHost {
        LockBox(Values(defaults: [:], server: [:], fetched: [:], active: [:]))
    }
    private static let shared = RemoteConfig()
    /// Returns the configuration of the app. Each host has other values.
    public class func remoteConfig() -> RemoteConfig { shared }
    /// The settings. They have no effect here.
    public var configSettings = RemoteConfigSettings()

    private var values: LockBox<Values> { RemoteConfig.values.value }

    /// Sets the defaults.
    public func setDefaults(_ defaults: [String: NSObject]?) {
        nonisolated(unsafe) let defaults = defaults ?? [:]
        values.lock.withLock { $0.defaults = defaults }
    }
    /// Sets the defaults from a file. Has no effect here.
    public func setDefaults(fromPlist fileName: String?) {}
    /// Sets a value on the server, which the next fetch gets. Firebase has no such function.
    public func setOnServer(_ value: Any, forKey key: String) {
        nonisolated(unsafe) let value = value
        values.lock.withLock { $0.server[key] = value }
    }

    /// Returns a value.
    public func configValue(forKey key: String?) -> RemoteConfigValue {
        let values = values
        return values.lock.withLock { values in
            let key = key ?? ""
            if let value = values.active[key] { return RemoteConfigValue(value, .remote) }
            if let value = values.defaults[key] { return RemoteConfigValue(value, .default) }
            return RemoteConfigValue(nil, .static)
        }
    }
    /// Returns a value.
    public subscript(key: String) -> RemoteConfigValue { configValue(forKey: key) }

    private func fetching() -> ServiceCall<RemoteConfigFetchStatus> {
        call("fetchRemoteConfig") { [values] in
            values.lock.withLock { $0.fetched = $0.server }
            return .success
        }
    }
    private func call<Value>(_ name: String, _ answer: @escaping () -> Value) -> ServiceCall<Value> {
        ServiceCall(
            name, errors: [Services.error("com.google.remoteconfig.ErrorDomain", 8003, "Internal error.")],
            answer: answer)
    }
    private func fetchingAndActivating() -> ServiceCall<RemoteConfigFetchAndActivateStatus> {
        call("fetchAndActivate") { [values] in
            values.lock.withLock { $0.active = $0.server }
            return .successFetchedFromRemote
        }
    }
    private func activateNow() -> Bool {
        let values = values
        return values.lock.withLock { values in
            defer { values.active = values.fetched }
            return values.active.count != values.fetched.count
        }
    }

    /// Asks for the values, which a step answers.
    public func fetch(completionHandler: ((RemoteConfigFetchStatus, Error?) -> Void)? = nil) {
        fetching().start { result in
            switch result {
            case .success(let status): completionHandler?(status, nil)
            case .failure(let error): completionHandler?(.failure, error)
            }
        }
    }
    /// Asks for the values, which a step answers.
    public func fetch(
        withExpirationDuration expirationDuration: TimeInterval,
        completionHandler: ((RemoteConfigFetchStatus, Error?) -> Void)? = nil
    ) { fetch(completionHandler: completionHandler) }
    /// Asks for the values, which a step answers.
    @discardableResult public func fetch() async throws -> RemoteConfigFetchStatus { try await fetching().value() }
    /// Asks for the values, which a step answers.
    @discardableResult public func fetch(
        withExpirationDuration expirationDuration: TimeInterval
    ) async throws -> RemoteConfigFetchStatus { try await fetching().value() }
    /// Asks for the values and uses them, when a step answers.
    public func fetchAndActivate(
        completionHandler: ((RemoteConfigFetchAndActivateStatus, Error?) -> Void)? = nil
    ) {
        fetchingAndActivating().start { result in
            switch result {
            case .success(let status): completionHandler?(status, nil)
            case .failure(let error): completionHandler?(.error, error)
            }
        }
    }
    /// Asks for the values and uses them, when a step answers.
    @discardableResult public func fetchAndActivate() async throws -> RemoteConfigFetchAndActivateStatus {
        try await fetchingAndActivating().value()
    }
    /// Uses the values of the last fetch.
    public func activate(completion: ((Bool, Error?) -> Void)? = nil) {
        let isChanged = activateNow()
        nonisolated(unsafe) let completion = completion
        DispatchQueue.main.async { completion?(isChanged, nil) }
    }
    /// Uses the values of the last fetch.
    @discardableResult public func activate() async throws -> Bool { activateNow() }
}
