/// The modules of this package.
package enum BindfuzzModules {
    /// The modules with names of bindfuzz's own, and those of the packages that it uses.
    package static let own: Set<String> = [
        "_CoreImageSubmodules", "_Testing_AppKit", "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
        "AppDependencies", "AppleModules", "AppPort", "ArgumentParser", "ArgumentParserToolInfo", "bindfuzz",
        "BindingFuzz", "CombineSupplement", "COpenCombineHelpers", "FilesAndProcesses", "FuzzCampaign",
        "FuzzCommands", "FuzzCorpus", "FuzzEngine", "FuzzReports", "HeadlessUI", "LibFuzzerTarget", "LiveEngine",
        "Locks", "ManagedModelFile", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation", "PlainText",
        "ProcessorTime", "RowCommands", "RowReports", "ServiceModules", "SwiftUIAssumptions", "SwiftUIMacroPlugin",
        "SwiftUIMacros", "ViewFuzz",
    ]

    /// The modules that bindfuzz offers on Linux under the names of Apple's.
    package static let namedAsApples: Set<String> = [
        "_MapKit_SwiftUI", "ActivityKit", "AppIntents", "AppKit", "AppTrackingTransparency", "AudioToolbox",
        "AuthenticationServices", "AVFoundation", "AVKit", "Charts", "CloudKit", "Combine", "Contacts", "ContactsUI",
        "CoreData", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMedia",
        "CoreMotion", "CoreText", "CoreTransferable", "CryptoKit", "EventKit", "EventKitUI", "GameKit", "GameplayKit",
        "HealthKit", "LinkPresentation", "LocalAuthentication", "MapKit", "MessageUI", "Network", "os", "OSLog",
        "Photos", "PhotosUI", "QuartzCore", "SafariServices", "SceneKit", "Security", "Speech", "SpriteKit",
        "StoreKit", "SwiftData", "SwiftUI", "TipKit", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
        "Vision", "VisionKit", "WatchKit", "WeatherKit", "WebKit", "WidgetKit",
    ]

    /// The modules that bindfuzz offers on Linux under the names of those of packages: Firebase, Realm, and loaders of images.
    package static let namedAsServices: Set<String> = [
        "Firebase", "FirebaseAnalytics", "FirebaseAnalyticsSwift", "FirebaseAppCheck", "FirebaseAuth", "FirebaseCore",
        "FirebaseCrashlytics", "FirebaseDatabase", "FirebaseFirestore", "FirebaseFirestoreSwift", "FirebaseFunctions",
        "FirebaseMessaging", "FirebaseRemoteConfig", "FirebaseStorage", "FirebaseStorageSwift", "Kingfisher",
        "RealmSwift", "SDWebImageSwiftUI",
    ]

    /// The modules that bindfuzz offers under the names of others.
    package static let namedAsOthers = namedAsApples.union(namedAsServices)
}
