@_exported import FirebaseCore
import HeadlessUI

/// The domain of the errors.
public let FunctionsErrorDomain = "com.firebase.functions"
/// The key of the details of an error.
public let FunctionsErrorDetailsKey = "details"

/// The kind of an error.
public enum FunctionsErrorCode: Int, Error, Sendable {
    case OK, cancelled, unknown, invalidArgument, deadlineExceeded, notFound, alreadyExists, permissionDenied
    case resourceExhausted, failedPrecondition, aborted, outOfRange, unimplemented, `internal`, unavailable, dataLoss
    case unauthenticated

    fileprivate var error: NSError { Services.error(FunctionsErrorDomain, rawValue, "\(self)".uppercased()) }
}

/// The result of a function.
public final class HTTPSCallableResult: NSObject, @unchecked Sendable {
    /// The value.
    public let data: Any
    init(_ data: Any) { self.data = data }
}

/// A function of the app's server. A step answers a call.
public final class HTTPSCallable: NSObject, @unchecked Sendable {
    private let name: String
    private let results: [Any]
    /// The seconds after which a call fails. Has no effect here.
    public var timeoutInterval: TimeInterval = 70

    init(_ name: String, _ results: [Any]) { (self.name, self.results) = (name, results) }

    private var calling: ServiceCall<HTTPSCallableResult> {
        let values = results.isEmpty ? [NSNull()] : results
        let errors: [FunctionsErrorCode] = [.unavailable, .internal]
        return ServiceCall(
            "function \(name)", answers: values.map { value in { HTTPSCallableResult(value) } },
            failures: errors.map { code in { throw code.error } })
    }

    /// Calls the function.
    public func call(_ data: Any? = nil, completion: @escaping (HTTPSCallableResult?, Error?) -> Void) {
        calling.start(then: completion)
    }
    /// Calls the function.
    public func call(_ data: Any? = nil) async throws -> HTTPSCallableResult { try await calling.value() }
}

/// The functions of the app's server. `setResults` says what they return.
public final class Functions: NSObject, @unchecked Sendable {
    private struct Results: @unchecked Sendable { var values: [String: [Any]] = [:] }
    private static let results = PerHost { LockBox(Results()) }
    private static let shared = Functions()
    /// Returns the functions of the app.
    public class func functions() -> Functions { shared }
    /// Returns the functions of the app in a region.
    public class func functions(region: String) -> Functions { shared }
    /// Returns the functions of an app.
    public class func functions(app: FirebaseApp) -> Functions { shared }

    /// Returns a function.
    public func httpsCallable(_ name: String) -> HTTPSCallable {
        HTTPSCallable(name, Functions.results.value.lock.withLock { $0 }.values[name] ?? [])
    }
    /// Uses an emulator. Has no effect here.
    public func useEmulator(withHost host: String, port: Int) {}
    /// Sets what a function may return; without that, it returns null. Firebase has no such function.
    public func setResults(_ values: [Any], of name: String) {
        nonisolated(unsafe) let values = values
        Functions.results.value.lock.withLock { $0.values[name] = values }
    }
}
