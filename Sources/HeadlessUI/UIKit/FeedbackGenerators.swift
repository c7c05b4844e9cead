#if os(Linux) || os(macOS)
    /// A generator of haptics. Has no effect here.
    @MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
        /// A generator.
        public override init() {}
        /// Prepares the generator.
        open func prepare() {}
    }

    /// A generator of impact haptics. Has no effect here.
    @MainActor @preconcurrency public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
        /// The feel of an impact.
        public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
        /// A generator for a style.
        public init(style: FeedbackStyle) { super.init() }
        /// A generator.
        public override init() {}
        /// Plays an impact.
        public func impactOccurred() {}
        /// Plays an impact with an intensity.
        public func impactOccurred(intensity: CGFloat) {}
    }

    /// A generator of notification haptics. Has no effect here.
    @MainActor @preconcurrency public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
        /// The outcome that a notification reports.
        public enum FeedbackType: Int, Sendable { case success, warning, error }
        /// Plays a notification.
        public func notificationOccurred(_ notificationType: FeedbackType) {}
    }

    /// A generator of selection haptics. Has no effect here.
    @MainActor @preconcurrency public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
        /// Plays a change of the selection.
        public func selectionChanged() {}
    }
#endif
