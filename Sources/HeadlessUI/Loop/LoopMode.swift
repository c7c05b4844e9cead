import CoreFoundation
import Foundation

/// The modes in which a host runs the main loop. All are common modes.
enum LoopMode: CaseIterable {
    case `default`
    /// The user scrolls.
    case tracking
    /// The user scrolls or drags, under AppKit's name.
    case eventTracking
    /// A modal window of AppKit runs the loop.
    case modalPanel

    var name: CFRunLoopMode {
        switch self {
        case .default: .defaultMode
        case .tracking, .eventTracking, .modalPanel: .mode(of: runLoopMode)
        }
    }

    /// The mode in Foundation's type. UIKit and AppKit declare the others, and this module imports neither.
    var runLoopMode: RunLoop.Mode {
        switch self {
        case .default: .default
        case .tracking: RunLoop.Mode("UITrackingRunLoopMode")
        case .eventTracking: RunLoop.Mode("NSEventTrackingRunLoopMode")
        case .modalPanel: RunLoop.Mode("NSModalPanelRunLoopMode")
        }
    }

    static func tracking(on platform: HostPlatform) -> LoopMode {
        platform == .iOS ? .tracking : .eventTracking
    }
}

extension CFRunLoopMode {
    fileprivate static func mode(of mode: RunLoop.Mode) -> CFRunLoopMode {
        #if canImport(Darwin)
            CFRunLoopMode(mode.rawValue as CFString)
        #else
            CFStringCreateWithCString(nil, mode.rawValue, CFStringBuiltInEncodings.UTF8.rawValue)
        #endif
    }
}

#if !canImport(Darwin)
    extension CFRunLoopMode {
        /// The mode in which a loop runs by default.
        public static var defaultMode: CFRunLoopMode { kCFRunLoopDefaultMode }
        /// All modes that were declared common: on the main loop the default mode, the tracking modes and the mode of modal windows.
        public static var commonModes: CFRunLoopMode { kCFRunLoopCommonModes }
        /// The mode's name. On Darwin a mode has a separate type; CoreFoundation's functions here take the name directly.
        public var rawValue: CFRunLoopMode { self }
    }

    extension RunLoop {
        /// Returns the CoreFoundation run loop: that of the main thread, or that of the calling thread.
        public func getCFRunLoop() -> CFRunLoop { self === RunLoop.main ? CFRunLoopGetMain() : CFRunLoopGetCurrent() }
    }

    /// Returns the mode with a name, spelled as on Darwin.
    public func CFRunLoopMode(_ rawValue: CFRunLoopMode) -> CFRunLoopMode { rawValue }

    /// Returns the mode with a name, spelled as on Darwin.
    public func CFRunLoopMode(rawValue: CFRunLoopMode) -> CFRunLoopMode { rawValue }

    /// Returns the mode with a name, spelled as on Darwin.
    public func CFRunLoopMode(_ rawValue: CFString) -> CFRunLoopMode { .mode(of: RunLoop.Mode(rawValue)) }

    /// Returns whether two modes are the same.
    public func == (left: CFRunLoopMode?, right: CFRunLoopMode?) -> Bool {
        guard let left, let right else { return left === right }
        return CFEqual(left, right)
    }
#endif

#if !os(iOS)
    extension RunLoop.Mode {
        /// The mode of the main loop while the user scrolls, as UIKit calls it.
        public static let tracking = LoopMode.tracking.runLoopMode
    }
#endif
#if !os(macOS)
    extension RunLoop.Mode {
        /// The mode of the main loop while the user drags or scrolls, as AppKit calls it.
        public static let eventTracking = LoopMode.eventTracking.runLoopMode
        /// The mode of the main loop while a modal window of AppKit is open.
        public static let modalPanel = LoopMode.modalPanel.runLoopMode
    }
#endif
