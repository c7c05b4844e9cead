#if !canImport(UIKit)
    /// The screen of a device. The host draws nothing on it.
    @MainActor public final class UIScreen {
        /// The only screen.
        public static let main = UIScreen()
        /// The size of the screen, in points.
        public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
        /// The number of pixels in a point.
        public let scale: CGFloat = 3
    }

    /// A kind of device.
    public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

    /// The device that the app runs on.
    @MainActor public final class UIDevice {
        /// The only device.
        public static let current = UIDevice()
        /// The kind of device.
        public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
        /// The name of the device.
        public let name = "iPhone"
        /// The name of the model.
        public let model = "iPhone"
        /// The name of the operating system.
        public let systemName = "iOS"
        /// The version of the operating system.
        public let systemVersion = "18.0"
    }

    /// The app as UIKit sees it.
    @MainActor public final class UIApplication {
        /// The only app.
        public static let shared = UIApplication()
        /// The URL of the app's settings.
        public static let openSettingsURLString = "app-settings:"
        /// Whether the screen stays on.
        public var isIdleTimerDisabled = false

        /// Opens a URL: the current graph records it in `openedURLs`.
        public func open(_ url: URL) { Graph.current?.openedURLs.append(url) }
        /// Returns whether the system could open a URL. Always `true` here.
        public func canOpenURL(_ url: URL) -> Bool { true }
    }

    /// The pasteboard.
    @MainActor public final class UIPasteboard {
        /// The general pasteboard. This process shares it with no other one.
        public static let general = UIPasteboard()
        /// The text on the pasteboard.
        public var string: String?
        /// The URL on the pasteboard.
        public var url: URL?
        /// Whether the pasteboard holds text.
        public var hasStrings: Bool { string != nil }
    }

    /// A generator of impact haptics. Has no effect here.
    @MainActor public final class UIImpactFeedbackGenerator {
        /// The feel of an impact.
        public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
        /// Creates a generator for a style.
        public init(style: FeedbackStyle = .medium) {}
        /// Prepares the generator.
        public func prepare() {}
        /// Plays an impact.
        public func impactOccurred() {}
        /// Plays an impact with an intensity.
        public func impactOccurred(intensity: CGFloat) {}
    }

    /// A generator of notification haptics. Has no effect here.
    @MainActor public final class UINotificationFeedbackGenerator {
        /// The outcome that a notification reports.
        public enum FeedbackType: Int, Sendable { case success, warning, error }
        /// Creates a generator.
        public init() {}
        /// Prepares the generator.
        public func prepare() {}
        /// Plays a notification.
        public func notificationOccurred(_ notificationType: FeedbackType) {}
    }

    /// A generator of selection haptics. Has no effect here.
    @MainActor public final class UISelectionFeedbackGenerator {
        /// Creates a generator.
        public init() {}
        /// Prepares the generator.
        public func prepare() {}
        /// Plays a change of the selection.
        public func selectionChanged() {}
    }
#endif
