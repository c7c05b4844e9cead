#if os(Linux) || os(macOS)
    /// The app as UIKit sees it.
    @MainActor @preconcurrency public final class UIApplication: UIResponder {
        /// The only app.
        public static let shared = UIApplication()
        /// The URL of the app's settings.
        nonisolated public static let openSettingsURLString = "app-settings:"
        /// The URL of the app's notification settings.
        nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
        /// Whether the screen stays on.
        public var isIdleTimerDisabled = false
        /// The number on the app's icon.
        public var applicationIconBadgeNumber = 0
        /// The object that receives the events of the app. An app whose entry point is the class of its delegate has one before its
        /// first view, as have its previews: if the program has one such class, the first use makes the object.
        public var delegate: (any UIApplicationDelegate)? {
            get {
                // That of an earlier host is not the one of this.
                if let launched, !launched.host.isCurrent, givenDelegate === launched.delegate { givenDelegate = nil }
                return givenDelegate ?? launchedDelegate(among: Self.delegateTypes)
            }
            set { givenDelegate = newValue }
        }
        private weak var givenDelegate: (any UIApplicationDelegate)?
        private var launched: (delegate: any UIApplicationDelegate, host: HostReference)?
        private static let delegateTypes = ConformingTypes.of((any UIApplicationDelegate).self)

        /// Returns the delegate that the program would have made at its start.
        ///
        /// - Parameter types: The classes of delegates in the program.
        func launchedDelegate(among types: [Any.Type]) -> (any UIApplicationDelegate)? {
            if let launched, launched.host.isCurrent { return launched.delegate }
            launched = nil
            guard types.count == 1, let type = types.first as? (NSObject & UIApplicationDelegate).Type else {
                return nil
            }
            let delegate = makeObject(of: type)
            launched = (delegate, .current)
            givenDelegate = delegate
            _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
            return delegate
        }
        /// The scenes of the app: one, with one window.
        public let connectedScenes: Set<UIScene> = [UIWindowScene()]
        /// The state of the app.
        public let applicationState = State.active
        /// The name of the icon in place of the usual one.
        public private(set) var alternateIconName: String?
        /// Whether the app can have another icon.
        public let supportsAlternateIcons = true
        /// The windows of the app.
        public var windows: [UIWindow] { (connectedScenes.first as? UIWindowScene)?.windows ?? [] }
        /// The window that receives keys.
        public var keyWindow: UIWindow? { windows.first }
        /// The preferred size of text.
        public let preferredContentSizeCategory = UIContentSizeCategory.large
        /// The seconds that the app may still run in the background.
        public let backgroundTimeRemaining: TimeInterval = .greatestFiniteMagnitude

        /// A state of the app.
        public enum State: Int, Sendable { case active, inactive, background }
        /// A key of the options of a launch.
        public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// The URL that the app was opened with.
            public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
            /// The remote notification that the app was opened with.
            public static let remoteNotification = LaunchOptionsKey(
                rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        }
        /// A key of the options of an opened URL.
        public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// The app that opened the URL.
            public static let sourceApplication = OpenURLOptionsKey(
                rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        }
        /// A key of the options for opening a URL.
        public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Whether only an app may open the URL.
            public static let universalLinksOnly = OpenExternalURLOptionsKey(
                rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
        }

        /// Opens a URL: the current graph records it in `openedURLs`.
        public func open(
            _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
            completionHandler completion: (@MainActor (Bool) -> Void)? = nil
        ) {
            Graph.current?.openedURLs.append(url)
            completion?(true)
        }
        /// Returns whether the system could open a URL. Always true here.
        public func canOpenURL(_ url: URL) -> Bool { true }
        /// Sends an action to a target, or to the object that receives keys. Returns whether there was a target.
        ///
        /// `resignFirstResponder` without a target takes the focus from the host's fields.
        @discardableResult
        public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
            action.perform(on: target, sender: sender)
        }
        /// Asks for another icon.
        public func setAlternateIconName(
            _ alternateIconName: String?, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
        ) {
            self.alternateIconName = alternateIconName
            completionHandler?(nil)
        }
        /// Registers for remote notifications. Never answered here.
        public func registerForRemoteNotifications() {}
        /// Ends remote notifications. Has no effect here.
        public func unregisterForRemoteNotifications() {}
        /// Receives events of remote controls. Has no effect here.
        public func beginReceivingRemoteControlEvents() {}
        /// Begins a task for the background.
        public func beginBackgroundTask(
            withName taskName: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
        ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
        /// Ends a task for the background. Has no effect here.
        public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    }

    /// A task for the background.
    public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// No task.
        public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
    }

    /// A size of text.
    public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The default.
        public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
        /// Notifies of another size. The host posts none.
        public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    }

    /// A scene of the app.
    @MainActor @preconcurrency open class UIScene: NSObject {
        /// The state of the scene.
        public enum ActivationState: Int, Sendable {
            case unattached = -1, foregroundActive, foregroundInactive, background
        }
        /// Options for a new scene.
        @MainActor @preconcurrency open class ConnectionOptions: NSObject {
            /// The URLs that open the scene.
            open var urlContexts: Set<NSObject> { [] }
        }
        /// The state.
        open var activationState: ActivationState { .foregroundActive }
        /// The object that receives the events of the scene.
        open var delegate: (any UISceneDelegate)?
        /// The session.
        public let session = UISceneSession()
        /// The title.
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        open var title: String! = ""
    }

    /// A scene with windows: one.
    @MainActor @preconcurrency open class UIWindowScene: UIScene {
        /// The windows.
        public private(set) lazy var windows: [UIWindow] = [UIWindow(windowScene: self)]
        /// The window that receives keys.
        open var keyWindow: UIWindow? { windows.first }
        /// The screen.
        open var screen: UIScreen { .main }
        /// The status bar.
        open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
        /// The orientation of the interface.
        open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    }

    /// An orientation of the interface.
    public enum UIInterfaceOrientation: Int, Sendable {
        case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
        /// Whether the interface is upright or upside down.
        public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
        /// Whether the interface lies on a side.
        public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    }

    extension UIWindow {
        /// A window of a scene.
        public convenience init(windowScene: UIWindowScene) {
            self.init(frame: UIScreen.main.bounds)
            scene = windowScene
        }
        /// The scene of the window.
        public var windowScene: UIWindowScene? {
            get { scene }
            set { scene = newValue }
        }
        private var scene: UIWindowScene? {
            get { (attachments["scene"] as? WeakScene)?.scene }
            set { attachments["scene"] = WeakScene(scene: newValue) }
        }
    }

    private struct WeakScene {
        weak var scene: UIWindowScene?
    }
#endif
