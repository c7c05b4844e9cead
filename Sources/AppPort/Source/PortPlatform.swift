/// The platform whose code of an app is ported.
enum PortPlatform: String, CaseIterable {
    case ios, macos

    /// The value of a condition of `#if`, such as `os(iOS)`; nil if the compiler's own answer holds.
    func value(of condition: String) -> Bool? {
        switch condition {
        case "os(iOS)", "canImport(UIKit)": self == .ios
        case "os(macOS)", "os(OSX)", "canImport(AppKit)", "canImport(Cocoa)": self == .macos
        case "os(watchOS)", "os(tvOS)", "os(visionOS)", "os(xrOS)", "os(Linux)", "canImport(WatchKit)",
            "canImport(Glibc)", "targetEnvironment(macCatalyst)":
            false
        case "targetEnvironment(simulator)": self == .ios
        default: nil
        }
    }
}
