/// The modules that bindfuzz offers on Linux under the names of Apple's.
enum AppleModules {
    /// Their names.
    static let names: Set<String> = [
        "AVFoundation", "AVKit", "ActivityKit", "AppIntents", "AppKit", "AppTrackingTransparency", "AudioToolbox",
        "AuthenticationServices", "Charts", "CloudKit", "Combine", "Contacts", "ContactsUI", "CoreGraphics",
        "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMedia", "CoreMotion", "CoreText",
        "CoreTransferable", "CryptoKit", "EventKit", "EventKitUI", "GameKit", "GameplayKit", "HealthKit",
        "LinkPresentation",
        "LocalAuthentication", "MapKit", "MessageUI", "Network", "OSLog", "Photos", "PhotosUI", "QuartzCore",
        "SafariServices", "SceneKit", "Speech", "SpriteKit", "StoreKit", "SwiftUI", "TipKit", "UIKit",
        "UniformTypeIdentifiers", "UserNotifications", "Vision", "VisionKit", "WatchKit", "WeatherKit", "WebKit",
        "WidgetKit",
        "_MapKit_SwiftUI", "os",
    ]

    /// Modules that come with Swift on Linux.
    static let ofToolchain: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch",
        "Observation",
        "Synchronization", "RegexBuilder", "Glibc", "CoreFoundation", "Distributed", "Cxx", "_Concurrency",
        "_StringProcessing", "Builtin", "Darwin", "XCTest", "Testing",
    ]

    /// Modules for which another way is needed, each with the sentence that a report says.
    static let stores: [String: String] = [
        "SwiftData": "uses SwiftData, which is not supported yet",
        "CoreData": "uses Core Data, which is not supported yet",
        "FirebaseCore": "uses Firebase, which is not supported",
        "Firebase": "uses Firebase, which is not supported",
        "RealmSwift": "uses Realm, which is not supported",
    ]
}
