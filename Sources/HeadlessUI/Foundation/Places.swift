import Locks

#if !canImport(Darwin)
    extension URL {
        /// The directory of the app's documents.
        public static var documentsDirectory: URL { directory(.documentDirectory) }
        /// The directory of the app's caches.
        public static var cachesDirectory: URL { directory(.cachesDirectory) }
        /// The directory of the app's support files.
        public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
        /// The directory of downloads.
        public static var downloadsDirectory: URL { directory(.downloadsDirectory) }
        /// The directory of the library.
        public static var libraryDirectory: URL { directory(.libraryDirectory) }
        /// The home directory.
        public static var homeDirectory: URL { FileManager.default.homeDirectoryForCurrentUser }

        private static func directory(_ directory: FileManager.SearchPathDirectory) -> URL {
            FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
        }
    }

    extension FileManager {
        /// Returns the directory that several apps share: one of the app's support files.
        public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
            URL.applicationSupportDirectory.appendingPathComponent(groupIdentifier)
        }
        /// Returns the directory in the cloud: none.
        public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
        /// The user of the cloud: none.
        public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
    }

    extension URL {
        /// Starts the access to a file that the user chose.
        public func startAccessingSecurityScopedResource() -> Bool { true }
        /// Ends the access to a file that the user chose.
        public func stopAccessingSecurityScopedResource() {}
    }

    extension ProcessInfo {
        /// How hot the device is.
        public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
        /// How hot the device is: not at all.
        public var thermalState: ThermalState { .nominal }
        /// Whether the device saves energy.
        public var isLowPowerModeEnabled: Bool {
            SystemSetting.lowPower.noteAnywhere()
            return Graph.current?.isLowPower ?? false
        }
        /// Whether an app for iOS runs on a Mac.
        public var isiOSAppOnMac: Bool { false }
        /// Whether an app for iOS is built for a Mac.
        public var isMacCatalystApp: Bool { false }
    }

    extension Notification.Name {
        /// The device saves energy, or no longer.
        public static let NSProcessInfoPowerStateDidChange = Notification.Name(
            "NSProcessInfoPowerStateDidChangeNotification")
    }

    /// Values in the cloud. They stay in the process.
    public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
        /// The only store.
        public static let `default` = NSUbiquitousKeyValueStore()
        /// Notifies of values of other devices. The host posts none.
        public static let didChangeExternallyNotification = Notification.Name(
            "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
        private let values = Locked<[String: String]>([:])
        /// Returns a text.
        public func string(forKey aKey: String) -> String? { values.withLock { $0[aKey] } }
        /// Sets a text.
        public func set(_ aString: String?, forKey aKey: String) { values.withLock { $0[aKey] = aString } }
        /// Removes a value.
        public func removeObject(forKey aKey: String) { values.withLock { $0[aKey] = nil } }
        /// Stores the values. Has no effect here.
        @discardableResult public func synchronize() -> Bool { true }
    }

    /// Calls the body. There is no pool without the runtime of Objective-C.
    public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
#endif
