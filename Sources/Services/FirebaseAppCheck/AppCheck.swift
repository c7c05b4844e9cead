@_exported import FirebaseCore

/// Makes a provider of proofs.
public protocol AppCheckProviderFactory: NSObjectProtocol {
    /// Returns a provider.
    func createProvider(with app: FirebaseApp) -> (any AppCheckProvider)?
}

/// A provider of proofs.
public protocol AppCheckProvider: NSObjectProtocol {
    /// Asks for a proof. The host does not call it.
    func getToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void)
}

/// A proof.
public final class AppCheckToken: NSObject, Sendable {
    /// The text.
    public let token: String
    /// When the proof ends.
    public let expirationDate: Date
    /// A proof.
    public init(token: String, expirationDate: Date) { (self.token, self.expirationDate) = (token, expirationDate) }
}

/// Proves that the app is the one of its developer. Nothing is checked here.
public final class AppCheck: NSObject, Sendable {
    private static let shared = AppCheck()
    /// Returns the proofs of the app.
    public class func appCheck() -> AppCheck { shared }
    /// Sets the provider. Has no effect here.
    public class func setAppCheckProviderFactory(_ factory: (any AppCheckProviderFactory)?) {}
}

/// A provider for development. It has no proof.
open class AppCheckDebugProvider: NSObject, AppCheckProvider {
    /// A provider of an app.
    public init?(app: FirebaseApp) {}
    /// Never answers.
    open func getToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void) {}
}

/// A provider of Apple's. It has no proof.
open class AppAttestProvider: NSObject, AppCheckProvider {
    /// A provider of an app.
    public init?(app: FirebaseApp) {}
    /// Never answers.
    open func getToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void) {}
}

/// A provider of Apple's. It has no proof.
open class DeviceCheckProvider: NSObject, AppCheckProvider {
    /// A provider of an app.
    public init?(app: FirebaseApp) {}
    /// Never answers.
    open func getToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void) {}
}

/// Makes providers for development.
open class AppCheckDebugProviderFactory: NSObject, AppCheckProviderFactory {
    /// Returns a provider.
    open func createProvider(with app: FirebaseApp) -> (any AppCheckProvider)? { AppCheckDebugProvider(app: app) }
}
