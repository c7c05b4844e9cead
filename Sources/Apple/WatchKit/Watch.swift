/// An object that receives the events of an app for a watch.
@MainActor @preconcurrency public protocol WKApplicationDelegate: AnyObject {
    /// Notifies the delegate of the launch.
    func applicationDidFinishLaunching()
    /// Notifies the delegate that the app is active. The host does not call it.
    func applicationDidBecomeActive()
    /// Notifies the delegate that the app becomes inactive. The host does not call it.
    func applicationWillResignActive()
    /// Notifies the delegate that the app is in the background. The host does not call it.
    func applicationDidEnterBackground()
}

extension WKApplicationDelegate {
    /// Does nothing.
    public func applicationDidFinishLaunching() {}
    /// Does nothing.
    public func applicationDidBecomeActive() {}
    /// Does nothing.
    public func applicationWillResignActive() {}
    /// Does nothing.
    public func applicationDidEnterBackground() {}
}

/// The delegate of an app for a watch, created with the app. It then receives the launch.
@MainActor @preconcurrency @propertyWrapper
public struct WKApplicationDelegateAdaptor<Delegate: NSObject & WKApplicationDelegate>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: Delegate
    /// Makes the delegate.
    public init(_ delegateType: Delegate.Type = Delegate.self) {
        wrappedValue = makeObject(of: delegateType)
        wrappedValue.applicationDidFinishLaunching()
    }
}

/// The watch.
@MainActor @preconcurrency open class WKInterfaceDevice: NSObject {
    private static let device = WKInterfaceDevice()
    /// Returns the watch.
    open class func current() -> WKInterfaceDevice { device }
    /// The size of the screen, in points.
    open var screenBounds: CGRect { CGRect(x: 0, y: 0, width: 198, height: 242) }
    /// The number of pixels in a point.
    open var screenScale: CGFloat { 2 }
    /// The name of the watch.
    open var name: String { "Apple Watch" }
    /// Plays haptics. Has no effect here.
    open func play(_ type: WKHapticType) {}
}

/// A kind of haptics.
public enum WKHapticType: Int, Sendable {
    case notification, directionUp, directionDown, success, failure, retry, start, stop, click
}

/// The app as the watch sees it.
@MainActor @preconcurrency open class WKExtension: NSObject {
    private static let only = WKExtension()
    /// Returns the app.
    open class func shared() -> WKExtension { only }
    /// Opens a URL of the system. Has no effect here.
    open func openSystemURL(_ url: URL) {}
}
