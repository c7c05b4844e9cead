#if os(Linux) || os(macOS)
    /// An object that receives the events of the app.
    @MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {
        /// Notifies the delegate that the app has launched.
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool
        /// Opens a URL. The host does not call it.
        func application(
            _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool
        /// Returns the configuration for a new scene. The host does not call it.
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration
        /// Notifies the delegate of discarded scenes. The host does not call it.
        func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
        /// Receives the token for remote notifications. The host does not call it.
        func application(
            _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
        /// Receives the error of remote notifications. The host does not call it.
        func application(
            _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
        /// Returns the orientations of a window. The host does not call it.
        func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask
        /// Notifies the delegate that the app is active. The host does not call it.
        func applicationDidBecomeActive(_ application: UIApplication)
        /// Notifies the delegate that the app becomes inactive. The host does not call it.
        func applicationWillResignActive(_ application: UIApplication)
        /// Notifies the delegate that the app is in the background. The host does not call it.
        func applicationDidEnterBackground(_ application: UIApplication)
        /// Notifies the delegate that the app comes to the foreground. The host does not call it.
        func applicationWillEnterForeground(_ application: UIApplication)
        /// Notifies the delegate that memory is short.
        func applicationDidReceiveMemoryWarning(_ application: UIApplication)
        /// Notifies the delegate that the app ends. The host does not call it.
        func applicationWillTerminate(_ application: UIApplication)
    }

    extension UIApplicationDelegate {
        /// Continues the launch.
        public func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { true }
        /// Does not open the URL.
        public func application(
            _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool { false }
        /// Returns the default configuration.
        public func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
        /// Does nothing.
        public func application(
            _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
        ) {}
        /// Does nothing.
        public func application(
            _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
        ) {}
        /// Does nothing.
        public func application(
            _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
        ) {}
        /// Returns all orientations.
        public func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask { .all }
        /// Does nothing.
        public func applicationDidBecomeActive(_ application: UIApplication) {}
        /// Does nothing.
        public func applicationWillResignActive(_ application: UIApplication) {}
        /// Does nothing.
        public func applicationDidEnterBackground(_ application: UIApplication) {}
        /// Does nothing.
        public func applicationWillEnterForeground(_ application: UIApplication) {}
        /// Does nothing.
        public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
        /// Does nothing.
        public func applicationWillTerminate(_ application: UIApplication) {}
    }

    /// The delegate of an app, created with the app. It then receives the launch.
    @MainActor @preconcurrency @propertyWrapper
    public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>: DynamicProperty {
        /// The delegate.
        public let wrappedValue: Delegate

        /// Makes the delegate.
        public init(_ delegateType: Delegate.Type = Delegate.self) {
            wrappedValue = makeObject(of: delegateType)
            UIApplication.shared.delegate = wrappedValue
            _ = wrappedValue.application(.shared, didFinishLaunchingWithOptions: nil)
        }
    }

    /// An object that receives the events of a scene.
    @MainActor @preconcurrency public protocol UISceneDelegate: AnyObject {
        /// Notifies the delegate of a new scene. The host does not call it.
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions)
        /// Notifies the delegate that the scene is gone. The host does not call it.
        func sceneDidDisconnect(_ scene: UIScene)
        /// Notifies the delegate that the scene is active. The host does not call it.
        func sceneDidBecomeActive(_ scene: UIScene)
        /// Notifies the delegate that the scene becomes inactive. The host does not call it.
        func sceneWillResignActive(_ scene: UIScene)
        /// Notifies the delegate that the scene comes to the foreground. The host does not call it.
        func sceneWillEnterForeground(_ scene: UIScene)
        /// Notifies the delegate that the scene is in the background. The host does not call it.
        func sceneDidEnterBackground(_ scene: UIScene)
    }

    extension UISceneDelegate {
        /// Does nothing.
        public func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {}
        /// Does nothing.
        public func sceneDidDisconnect(_ scene: UIScene) {}
        /// Does nothing.
        public func sceneDidBecomeActive(_ scene: UIScene) {}
        /// Does nothing.
        public func sceneWillResignActive(_ scene: UIScene) {}
        /// Does nothing.
        public func sceneWillEnterForeground(_ scene: UIScene) {}
        /// Does nothing.
        public func sceneDidEnterBackground(_ scene: UIScene) {}
    }

    /// An object that receives the events of a scene with windows.
    @MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
        /// The main window.
        var window: UIWindow? { get set }
    }

    /// A session of a scene.
    @MainActor @preconcurrency open class UISceneSession: NSObject {
        /// The role of a session.
        public struct Role: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// A window of the app.
            public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        }
        /// The role.
        open var role: Role { .windowApplication }
        /// The identifier.
        open var persistentIdentifier: String { "session" }
    }

    /// A configuration for a new scene.
    @MainActor @preconcurrency open class UISceneConfiguration: NSObject {
        /// The name.
        public let name: String?
        /// The role of the session.
        public let role: UISceneSession.Role
        /// The type of the scene's delegate.
        open var delegateClass: AnyClass?
        /// A configuration with a name.
        public init(name: String?, sessionRole: UISceneSession.Role) {
            self.name = name
            role = sessionRole
        }
    }

    /// Makes an object of a type that is known only at run time.
    ///
    /// The runtime of Objective-C can call `init` of any type. Without it, the call goes through a class whose `init` is required:
    /// it has the place of `NSObject`'s in the table of methods, where the type has its own.
    @_optimize(none) package func makeObject<Object: NSObject>(of type: Object.Type) -> Object {
        unsafeDowncast(unsafeBitCast(type, to: _ObjectWithInit.Type.self).init() as NSObject, to: type)
    }

    /// A class whose `init` is required. It is open, so that the optimizer does not take the call of its `init` for a call of this very
    /// one.
    open class _ObjectWithInit: NSObject {
        /// Makes an object.
        public required override init() {}
    }
#endif
