/// A color of AppKit.
public typealias NSColor = UIColor

extension Color {
    /// The color of an AppKit color.
    public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}

extension NSColor {
    /// The color of windows.
    public static var windowBackgroundColor: NSColor { .systemBackground }
    /// The color of controls.
    public static var controlBackgroundColor: NSColor { .secondarySystemBackground }
    /// The color of text backgrounds.
    public static var textBackgroundColor: NSColor { .systemBackground }
    /// The color of labels.
    public static var labelColor: NSColor { .label }
    /// The color of secondary labels.
    public static var secondaryLabelColor: NSColor { .secondaryLabel }
    /// The color of separators.
    public static var separatorColor: NSColor { .separator }
    /// The color of accents.
    public static var controlAccentColor: NSColor { .tintColor }
    /// The color below pages.
    public static var underPageBackgroundColor: NSColor { .systemGroupedBackground }
}

/// An image of AppKit.
open class NSImage: NSObject, @unchecked Sendable {
    /// The size in points.
    open var size: CGSize
    package let name: String?
    /// An empty image.
    public init(size: CGSize) {
        self.size = size
        name = nil
    }
    /// An image of the app's assets. Never nil here.
    public init?(named name: String) {
        self.name = name
        size = CGSize(width: 1, height: 1)
    }
    /// The image in data; nil if there is no data.
    public init?(data: Data) {
        guard !data.isEmpty else { return nil }
        name = nil
        size = CGSize(width: 1, height: 1)
    }
    /// The image in a file; nil if there is no file.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }
    /// A system symbol. Never nil here.
    public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
        self.init(named: name)
    }
}

extension Image {
    /// The image of an AppKit image.
    public init(nsImage: NSImage) { if let name = nsImage.name { self.init(name) } else { self.init(decorative: "") } }
}

/// The app as AppKit sees it.
@MainActor @preconcurrency public final class NSApplication: NSObject {
    /// The only app.
    public static let shared = NSApplication()
    /// Whether the app is active.
    public let isActive = true
    /// The windows: one, which stands for those of the host.
    public let windows = [NSWindow()]
    /// The window that receives keys.
    public var keyWindow: NSWindow? { windows.first }
    /// The window in front.
    public var mainWindow: NSWindow? { windows.first }
    /// Calls a method of a target. Returns whether it was called.
    @discardableResult public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
        UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
    }
    /// Ends the app. Has no effect here.
    public func terminate(_ sender: Any?) {}
    /// Hides the app. Has no effect here.
    public func hide(_ sender: Any?) {}
    /// Activates the app. Has no effect here.
    public func activate(ignoringOtherApps flag: Bool = true) {}
    /// Sets how the app shows. Has no effect here.
    @discardableResult public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }
    /// How an app shows.
    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
    /// The app is active. The host posts none.
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "NSApplicationDidBecomeActiveNotification")
    /// The app is no longer active. The host posts none.
    nonisolated public static let didResignActiveNotification = Notification.Name(
        "NSApplicationDidResignActiveNotification")
    /// The app ends. The host posts none.
    nonisolated public static let willTerminateNotification = Notification.Name(
        "NSApplicationWillTerminateNotification")
}

/// The only app.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
@MainActor public var NSApp: NSApplication! { .shared }

/// A window. Only `NSApplication.runModal(for:)` shows its content.
@MainActor @preconcurrency open class NSWindow: NSObject {
    /// The title.
    open var title = ""
    /// The controller of the content.
    open var contentViewController: NSViewController?
    /// The view of the content.
    open var contentView: NSView?
    /// A window with the content of a controller.
    public convenience init(contentViewController: NSViewController) {
        self.init()
        self.contentViewController = contentViewController
    }
    /// Closes the window. Has no effect here: on a Mac, too, it ends no modal session.
    open func close() {}
    /// Shows the window. Has no effect here.
    open func makeKeyAndOrderFront(_ sender: Any?) {}
}

/// The screen.
@MainActor @preconcurrency public final class NSScreen: NSObject {
    /// The main screen.
    public static let main: NSScreen? = NSScreen()
    /// The size, in points.
    public let frame = CGRect(x: 0, y: 0, width: 1440, height: 900)
    /// The size without the menu bar, in points.
    public let visibleFrame = CGRect(x: 0, y: 0, width: 1440, height: 875)
}

/// The pasteboard.
@MainActor @preconcurrency public final class NSPasteboard: NSObject {
    /// The general pasteboard. This process shares it with no other one.
    public static let general = NSPasteboard()
    /// A kind of content.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Text.
        public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
    }
    private var texts: [PasteboardType: String] = [:]
    /// Removes the content.
    @discardableResult public func clearContents() -> Int {
        texts = [:]
        return 0
    }
    /// Sets the text.
    @discardableResult public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        texts[dataType] = string
        return true
    }
    /// Returns the text.
    public func string(forType dataType: PasteboardType) -> String? { texts[dataType] }
}

/// The surroundings of the app.
@MainActor @preconcurrency public final class NSWorkspace: NSObject {
    /// The only workspace.
    public static let shared = NSWorkspace()
    /// Opens a URL. Has no effect here.
    @discardableResult public func open(_ url: URL) -> Bool { true }
    /// Shows files. Has no effect here.
    public func activateFileViewerSelecting(_ fileURLs: [URL]) {}
}
