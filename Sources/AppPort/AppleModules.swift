/// The modules that bindfuzz offers on Linux under the names of Apple's.
enum AppleModules {
    /// Their names.
    static let names: Set<String> = [
        "AVFoundation", "AVKit", "ActivityKit", "AppIntents", "AppKit", "AppTrackingTransparency", "AudioToolbox",
        "AuthenticationServices", "Charts", "CloudKit", "Combine", "Contacts", "ContactsUI", "CoreData",
        "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMedia", "CoreMotion",
        "CoreText",
        "CoreTransferable", "CryptoKit", "EventKit", "EventKitUI", "GameKit", "GameplayKit", "HealthKit",
        "LinkPresentation",
        "LocalAuthentication", "MapKit", "MessageUI", "Network", "OSLog", "Photos", "PhotosUI", "QuartzCore",
        "SafariServices", "SceneKit", "Security", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "TipKit",
        "UIKit",
        "UniformTypeIdentifiers", "UserNotifications", "Vision", "VisionKit", "WatchKit", "WeatherKit", "WebKit",
        "WidgetKit",
        "_MapKit_SwiftUI", "os",
    ]

    /// All modules that bindfuzz offers under the names of others.
    static let namesWithServices = names.union(ServiceModules.names)

    /// Modules that come with Swift on Linux.
    static let ofToolchain: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch",
        "Observation",
        "Synchronization", "RegexBuilder", "Glibc", "CoreFoundation", "Distributed", "Cxx", "_Concurrency",
        "_StringProcessing", "Builtin", "Darwin", "XCTest", "Testing",
    ]

    /// Returns the name of the database or service that a module belongs to, if bindfuzz has no support for it; nil for any other
    /// module.
    static func unsupportedStore(of module: String) -> String? {
        switch module {
        case "Realm": "Realm"
        default: nil
        }
    }
}
