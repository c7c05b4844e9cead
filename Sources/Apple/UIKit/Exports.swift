@_exported import HeadlessUI
@_exported import QuartzCore
@_exported import Security
@_exported import UserNotifications

extension UIPasteboard {
    /// The image on the pasteboard.
    public var image: UIImage? {
        get { attachments["image"] as? UIImage }
        set { attachments["image"] = newValue }
    }
    /// The color on the pasteboard.
    public var color: UIColor? {
        get { attachments["color"] as? UIColor }
        set { attachments["color"] = newValue }
    }
    /// Whether the pasteboard holds an image.
    public var hasImages: Bool { image != nil }
}
