import Foundation

/// The user info of the system's notifications.
enum SystemUserInfo {
    /// The height of the keyboard and of the screen of a phone, in points.
    private static let (keyboardHeight, screen) = (336.0, CGSize(width: 390, height: 844))
    private static let shown = frame(at: screen.height - keyboardHeight)
    private static let hidden = frame(at: screen.height)

    /// Returns the user info of a notification of the keyboard; nil for all others.
    static func of(_ name: Notification.Name) -> [AnyHashable: Any]? {
        switch name.rawValue {
        case "UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification", "UIKeyboardWillChangeFrameNotification",
            "UIKeyboardDidChangeFrameNotification":
            keyboard(from: hidden, to: shown)
        case "UIKeyboardWillHideNotification", "UIKeyboardDidHideNotification": keyboard(from: shown, to: hidden)
        default: nil
        }
    }

    private static func frame(at y: CGFloat) -> CGRect {
        CGRect(x: 0, y: y, width: screen.width, height: keyboardHeight)
    }

    private static func keyboard(from begin: CGRect, to end: CGRect) -> [AnyHashable: Any] {
        [
            "UIKeyboardFrameBeginUserInfoKey": value(begin), "UIKeyboardFrameEndUserInfoKey": value(end),
            "UIKeyboardAnimationDurationUserInfoKey": NSNumber(value: 0.25),
            "UIKeyboardAnimationCurveUserInfoKey": NSNumber(value: 7),
            "UIKeyboardIsLocalUserInfoKey": NSNumber(value: true),
        ]
    }

    private static func value(_ frame: CGRect) -> NSValue {
        #if canImport(Darwin)
            frame as NSValue
        #else
            NSValue(rect: frame)
        #endif
    }
}

#if !canImport(Darwin)
    extension NSValue {
        /// The rectangle in the value, such as the frame of the keyboard.
        public var cgRectValue: CGRect { rectValue }
    }
#endif
