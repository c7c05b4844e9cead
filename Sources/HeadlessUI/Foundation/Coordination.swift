#if !canImport(Darwin)
    /// An object that follows the changes of a file. It is not told of any.
    public protocol NSFilePresenter: NSObjectProtocol {
        /// The URL of the file.
        var presentedItemURL: URL? { get }
        /// The queue that receives changes.
        var presentedItemOperationQueue: OperationQueue { get }
    }

    /// Reads and writes files that other processes use, too. No other process does so here.
    open class NSFileCoordinator: NSObject, @unchecked Sendable {
        /// How a file is read.
        public struct ReadingOptions: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// Other processes do not save first.
            public static let withoutChanges = ReadingOptions(rawValue: 1)
            /// Follows links.
            public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
            /// Reads only what is known of the file.
            public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
            /// Reads to upload the file.
            public static let forUploading = ReadingOptions(rawValue: 8)
        }
        /// How a file is written.
        public struct WritingOptions: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// Deletes.
            public static let forDeleting = WritingOptions(rawValue: 1)
            /// Moves.
            public static let forMoving = WritingOptions(rawValue: 2)
            /// Merges.
            public static let forMerging = WritingOptions(rawValue: 4)
            /// Replaces.
            public static let forReplacing = WritingOptions(rawValue: 8)
        }
        /// A coordinator.
        public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {}
        /// Follows the changes of a file. There are none.
        open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
        /// Ends it.
        open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
        /// Calls a function that reads a file.
        open func coordinate(
            readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
            byAccessor reader: (URL) -> Void
        ) { reader(url) }
        /// Calls a function that writes a file.
        open func coordinate(
            writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
            byAccessor writer: (URL) -> Void
        ) { writer(url) }
        /// Ends what waits.
        open func cancel() {}
    }

    /// Finds links, dates and numbers in text. It finds none here.
    open class NSDataDetector: NSRegularExpression, @unchecked Sendable {
        /// What the detector looks for.
        open var checkingTypes: NSTextCheckingResult.CheckingType { [] }
        /// A detector.
        public init(types checkingTypes: UInt64) throws { try super.init(pattern: "(?!)") }
        /// A detector of an archive: none is read.
        public required init?(coder: NSCoder) { nil }
    }

    extension NSTextCheckingResult {
        /// The URL of a link: none.
        public var url: URL? { nil }
        /// The telephone number: none.
        public var phoneNumber: String? { nil }
        /// The date: none.
        public var date: Date? { nil }
    }

    extension NSItemProvider {
        /// The types of the data: that of a plain text, if the object is one.
        public var registeredTypeIdentifiers: [String] { object is String ? [UTType.utf8PlainText.identifier] : [] }
        /// A provider for a file.
        public convenience init?(contentsOf fileURL: URL) { self.init() }
        /// A provider for a value of a type.
        public convenience init(item: Any?, typeIdentifier: String?) { self.init() }
        /// Returns whether there is data of a type.
        public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
            guard let type = UTType(typeIdentifier) else { return false }
            return object is String && UTType.utf8PlainText.conforms(to: type)
        }
        /// Returns whether there is an object of a class.
        public func canLoadObject(ofClass aClass: Any.Type) -> Bool {
            object.map { Swift.type(of: $0) == aClass || $0 is String && aClass == NSString.self } ?? false
        }
        /// Loads an object, and answers on another queue. Never answered if the provider has no object of the class.
        @discardableResult public func loadObject<T>(
            ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
        ) -> Progress {
            let found = object as? T ?? (object as? String).flatMap { NSString(string: $0) as? T }
            if let found {
                nonisolated(unsafe) let found = found
                DispatchQueue.global().async { completionHandler(found, nil) }
            }
            return Progress(totalUnitCount: 1)
        }
        /// Loads data. Never answered here.
        @discardableResult public func loadDataRepresentation(
            forTypeIdentifier typeIdentifier: String,
            completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress { Progress(totalUnitCount: 1) }
        /// Loads a file. Never answered here.
        @discardableResult public func loadFileRepresentation(
            forTypeIdentifier typeIdentifier: String,
            completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
        ) -> Progress { Progress(totalUnitCount: 1) }
        /// Loads a value. Never answered here.
        public func loadItem(
            forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
            completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
        ) {}
    }
#endif
