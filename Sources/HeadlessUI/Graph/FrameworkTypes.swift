import Locks

/// The views that this module and the standard library define, in contrast to those of an app.
enum FrameworkTypes {
    /// The modules whose types have nothing of an app within, but for the collections of the standard library.
    private static let libraries = [
        "HeadlessUI.", "CombineSupplement.", "OpenCombine.", "Combine.", "Foundation.", "Observation.", "Dispatch.",
        "_Concurrency.", "Synchronization.", "__C.", "AVFoundation.", "AppKit.", "CloudKit.", "Contacts.", "CoreData.",
        "CoreLocation.", "CoreMotion.", "EventKit.", "HealthKit.", "MapKit.", "Network.", "Photos.", "QuartzCore.",
        "SceneKit.", "SpriteKit.", "StoreKit.", "SwiftData.", "UIKit.", "UserNotifications.", "Vision.", "WebKit.",
    ]
    private static let knownLibraries = Locked(TypeTable<Bool>())

    /// Returns whether a library that apps use defines a type.
    static func areOfLibrary(_ type: Any.Type) -> Bool {
        knownLibraries.withLock { known in
            if let answer = known[type] { return answer }
            let name = String(reflecting: type)
            let answer = libraries.contains { name.hasPrefix($0) }
            known[type] = answer
            return answer
        }
    }

    /// What is known of the types that were asked for, as the name of a type takes time.
    private static let known = Locked(TypeTable<Bool>())

    /// Returns whether this module or the standard library defines a type.
    static func contains(_ type: Any.Type) -> Bool {
        known.withLock { known in
            if let answer = known[type] { return answer }
            let name = String(reflecting: type)
            let answer = name.hasPrefix("HeadlessUI.") || name.hasPrefix("Swift.")
            known[type] = answer
            return answer
        }
    }
}
