/// An object that receives the events of the app.
@MainActor @preconcurrency public protocol NSApplicationDelegate: AnyObject {
    /// Notifies the delegate of the launch to come.
    func applicationWillFinishLaunching(_ notification: Notification)
    /// Notifies the delegate of the launch.
    func applicationDidFinishLaunching(_ notification: Notification)
    /// Notifies the delegate of the end. The host does not call it.
    func applicationWillTerminate(_ notification: Notification)
    /// Notifies the delegate that the app is active. The host does not call it.
    func applicationDidBecomeActive(_ notification: Notification)
    /// Returns whether the app ends with its last window. The host does not call it.
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    /// Returns whether the state is kept safely. The host does not call it.
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
    /// Opens URLs. The host does not call it.
    func application(_ application: NSApplication, open urls: [URL])
}

extension NSApplicationDelegate {
    /// Does nothing.
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    /// Does nothing.
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    /// Does nothing.
    public func applicationWillTerminate(_ notification: Notification) {}
    /// Does nothing.
    public func applicationDidBecomeActive(_ notification: Notification) {}
    /// Returns that the app does not end.
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
    /// Returns that the state is kept safely.
    public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
    /// Does nothing.
    public func application(_ application: NSApplication, open urls: [URL]) {}
}

extension NSApplication {
    /// The app has launched. Only the delegate receives it.
    nonisolated public static let didFinishLaunchingNotification = Notification.Name(
        "NSApplicationDidFinishLaunchingNotification")
}

/// The delegate of an app, created with the app. It then receives the launch.
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<Delegate: NSObject & NSApplicationDelegate>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: Delegate

    /// Makes the delegate.
    public init(_ delegateType: Delegate.Type = Delegate.self) {
        wrappedValue = makeObject(of: delegateType)
        let launch = Notification(name: NSApplication.didFinishLaunchingNotification, object: NSApplication.shared)
        wrappedValue.applicationWillFinishLaunching(launch)
        wrappedValue.applicationDidFinishLaunching(launch)
    }
}
