/// The modules that bindfuzz offers on Linux under the names of those of packages: Firebase, Realm, and loaders of images.
enum ServiceModules {
    /// Their names.
    static let names: Set<String> = [
        "Firebase", "FirebaseAnalytics", "FirebaseAnalyticsSwift", "FirebaseAppCheck", "FirebaseAuth", "FirebaseCore",
        "FirebaseCrashlytics", "FirebaseDatabase", "FirebaseFirestore", "FirebaseFirestoreSwift", "FirebaseFunctions",
        "FirebaseMessaging", "FirebaseRemoteConfig", "FirebaseStorage", "FirebaseStorageSwift", "Kingfisher",
        "RealmSwift", "SDWebImageSwiftUI",
    ]

    /// The names of the repositories with the modules of these names.
    private static let repositories: Set<String> = [
        "firebase-ios-sdk", "kingfisher", "realm-cocoa", "realm-swift", "sdwebimageswiftui",
    ]

    /// Returns whether a package has the modules of a service, so that the port does without it.
    static func areOf(_ package: AppPackage) -> Bool { repositories.contains(package.identity.lowercased()) }
}
