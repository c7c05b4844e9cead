#if !canImport(UIKit)
    /// The screen that views would be on.
    @MainActor public final class UIScreen {
        /// The screen.
        public static let main = UIScreen()
        /// Its size, in points.
        public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
        /// The number of dots in a point.
        public let scale: CGFloat = 3
    }

    /// What kind of device it is.
    public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

    /// The device.
    @MainActor public final class UIDevice {
        /// The device.
        public static let current = UIDevice()
        /// What kind of device it is.
        public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
        /// Its name.
        public let name = "iPhone"
        /// The name of its model.
        public let model = "iPhone"
        /// The name of its system.
        public let systemName = "iOS"
        /// The version of its system.
        public let systemVersion = "18.0"
    }

    /// The app, as the system knows it.
    @MainActor public final class UIApplication {
        /// The app.
        public static let shared = UIApplication()
        /// The address of the app's settings.
        public static let openSettingsURLString = "app-settings:"
        /// Whether the screen stays on.
        public var isIdleTimerDisabled = false

        /// Asks the system to open an address, of which the host keeps a list.
        public func open(_ url: URL) { Graph.current?.openedURLs.append(url) }
        /// Whether the system could open an address.
        public func canOpenURL(_ url: URL) -> Bool { true }
    }

    /// What was copied.
    @MainActor public final class UIPasteboard {
        /// That of all apps; here of this process.
        public static let general = UIPasteboard()
        /// A text.
        public var string: String?
        /// An address.
        public var url: URL?
        /// Whether there is a text.
        public var hasStrings: Bool { string != nil }
    }

    /// Makes a person feel a blow. Nothing is felt here.
    @MainActor public final class UIImpactFeedbackGenerator {
        /// How a blow feels.
        public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
        /// Blows of a style.
        public init(style: FeedbackStyle = .medium) {}
        /// Makes ready.
        public func prepare() {}
        /// A blow.
        public func impactOccurred() {}
        /// A blow, as strong as is said.
        public func impactOccurred(intensity: CGFloat) {}
    }

    /// Makes a person feel what became of something. Nothing is felt here.
    @MainActor public final class UINotificationFeedbackGenerator {
        /// What became of it.
        public enum FeedbackType: Int, Sendable { case success, warning, error }
        /// What became of things.
        public init() {}
        /// Makes ready.
        public func prepare() {}
        /// What became of it.
        public func notificationOccurred(_ notificationType: FeedbackType) {}
    }

    /// Makes a person feel that something else is selected. Nothing is felt here.
    @MainActor public final class UISelectionFeedbackGenerator {
        /// Changes.
        public init() {}
        /// Makes ready.
        public func prepare() {}
        /// Something else is selected.
        public func selectionChanged() {}
    }
#endif
