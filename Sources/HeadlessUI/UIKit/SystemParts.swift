#if os(Linux) || os(macOS)
    /// The screen of a device. The host draws nothing on it.
    @MainActor @preconcurrency public final class UIScreen: NSObject {
        /// The only screen.
        public static let main = UIScreen()
        /// The size of the screen, in points.
        public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
        /// The size of the screen, in pixels.
        public let nativeBounds = CGRect(x: 0, y: 0, width: 1170, height: 2532)
        /// The number of pixels in a point.
        public let scale: CGFloat = 3
        /// The number of pixels in a point.
        public let nativeScale: CGFloat = 3
        /// The brightness, between 0 and 1.
        public var brightness: CGFloat = 0.5
        /// The traits of the host.
        public let traitCollection = UITraitCollection.current
        /// The most frames in a second.
        public let maximumFramesPerSecond = 60
        /// Whether the screen is being recorded.
        public let isCaptured = false
    }

    /// The status bar of a scene.
    @MainActor @preconcurrency open class UIStatusBarManager: NSObject {
        /// The frame, in points.
        open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: 47) }
        /// Whether the bar is hidden.
        open var isStatusBarHidden: Bool { false }
        /// The style of the bar.
        open var statusBarStyle: UIStatusBarStyle { .default }
    }

    /// A kind of device.
    public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

    /// The device that the app runs on.
    @MainActor @preconcurrency public final class UIDevice: NSObject {
        /// The only device.
        public static let current = UIDevice()
        /// Notifies of another orientation. The host posts none.
        nonisolated public static let orientationDidChangeNotification = Notification.Name(
            "UIDeviceOrientationDidChangeNotification")
        /// Notifies of another charge. The host posts none.
        nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
            "UIDeviceBatteryLevelDidChangeNotification")
        /// Notifies of another state of the battery. The host posts none.
        nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
            "UIDeviceBatteryStateDidChangeNotification")
        /// The kind of device.
        public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
        /// The name of the device.
        public let name = "iPhone"
        /// The name of the model.
        public let model = "iPhone"
        /// The name of the model in the user's language.
        public let localizedModel = "iPhone"
        /// The name of the operating system.
        public let systemName = "iOS"
        /// The version of the operating system.
        public let systemVersion = "18.0"
        /// A UUID that is the same in all runs.
        public let identifierForVendor = UUID(uuidString: "00000000-0000-4000-8000-000000000001")
        /// How the device is held: upright.
        public let orientation = UIDeviceOrientation.portrait
        /// Whether the system watches the battery.
        public var isBatteryMonitoringEnabled = false
        /// The charge of the battery. Not known here.
        public let batteryLevel: Float = -1
        /// The state of the battery. Not known here.
        public let batteryState = BatteryState.unknown

        /// A state of the battery.
        public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

        /// Starts the notifications of the orientation. Has no effect here.
        public func beginGeneratingDeviceOrientationNotifications() {}
        /// Ends the notifications of the orientation. Has no effect here.
        public func endGeneratingDeviceOrientationNotifications() {}
    }

    /// How a device is held.
    public enum UIDeviceOrientation: Int, Sendable {
        case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
        /// Whether the device is upright or upside down.
        public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
        /// Whether the device lies on a side.
        public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
        /// Whether the device lies on its front or back.
        public var isFlat: Bool { self == .faceUp || self == .faceDown }
    }

    /// The pasteboard.
    @MainActor @preconcurrency public final class UIPasteboard: NSObject {
        /// The general pasteboard. This process shares it with no other one.
        public static let general = UIPasteboard()
        /// Notifies of other content. The host posts none.
        nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
        /// The text on the pasteboard.
        public var string: String? {
            get { strings?.first }
            set { strings = newValue.map { [$0] } }
        }
        /// The texts on the pasteboard.
        public var strings: [String]? { didSet { changeCount += 1 } }
        /// The URL on the pasteboard.
        public var url: URL? { didSet { changeCount += 1 } }
        /// How often the content has changed.
        public private(set) var changeCount = 0
        /// Whether the pasteboard holds text.
        public var hasStrings: Bool { string != nil }
        /// Whether the pasteboard holds a URL.
        public var hasURLs: Bool { url != nil }
        /// Values that other modules store with the pasteboard.
        package var attachments: [String: Any] = [:]

        /// Makes the pasteboard as new, for another host.
        func reset() {
            guard changeCount > 0 || !attachments.isEmpty else { return }
            (strings, url, attachments) = (nil, nil, [:])
            changeCount = 0
        }
    }
#endif
