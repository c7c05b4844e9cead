#if os(Linux) || os(macOS)
    /// An object that receives events.
    @MainActor @preconcurrency open class UIResponder: NSObject {
        /// A responder.
        public override init() {}

        /// The next object that receives an event.
        open var next: UIResponder? { nil }
        /// Whether the object can receive key input.
        open var canBecomeFirstResponder: Bool { false }
        /// Whether the object can give up key input.
        open var canResignFirstResponder: Bool { true }
        /// Whether the object receives key input. Always false here.
        open var isFirstResponder: Bool { false }
        /// The view for key input, in place of the keyboard.
        open var inputView: UIView? { nil }
        /// The view above the keyboard.
        open var inputAccessoryView: UIView? { nil }

        /// Requests key input. Always false here.
        @discardableResult open func becomeFirstResponder() -> Bool { false }
        /// Gives up key input.
        @discardableResult open func resignFirstResponder() -> Bool { true }
        /// Receives the beginning of touches. The host sends none.
        open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
        /// Receives moves of touches. The host sends none.
        open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
        /// Receives the end of touches. The host sends none.
        open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
        /// Receives the cancellation of touches. The host sends none.
        open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
        /// Receives the beginning of a motion, such as a shake. The host sends none.
        open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
        /// Receives the end of a motion, such as a shake. The host sends none.
        open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    }

    /// A touch.
    @MainActor @preconcurrency open class UITouch: NSObject {
        /// Returns the position of the touch in a view.
        open func location(in view: UIView?) -> CGPoint { .zero }
        /// Returns the previous position of the touch in a view.
        open func previousLocation(in view: UIView?) -> CGPoint { .zero }
        /// The number of taps.
        open var tapCount: Int { 1 }
    }

    /// An event.
    @MainActor @preconcurrency open class UIEvent: NSObject {
        /// A kind of event.
        public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
        /// A specific kind of event.
        public enum EventSubtype: Int, Sendable { case none, motionShake }
        /// The kind.
        open var type: EventType { .touches }
        /// The specific kind.
        open var subtype: EventSubtype { .none }
        /// The touches.
        open var allTouches: Set<UITouch>? { nil }
    }

    /// The traits of the surroundings of a view.
    open class UITraitCollection: NSObject, @unchecked Sendable {
        /// The traits of the host.
        public static let current = UITraitCollection()
        /// The appearance: light.
        open var userInterfaceStyle: UIUserInterfaceStyle { .light }
        /// The kind of device.
        open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
        /// The horizontal size class.
        open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
        /// The vertical size class.
        open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
        /// The number of pixels in a point.
        open var displayScale: CGFloat { 3 }
    }

    /// An appearance.
    public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
    /// A size class.
    public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
#endif
