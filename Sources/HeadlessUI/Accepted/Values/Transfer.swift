#if !canImport(Darwin)
    /// A type that apps can exchange. Nothing is exchanged here.
    public protocol Transferable {
        /// The type of the forms.
        associatedtype Representation: TransferRepresentation
        /// The forms in which the value is exchanged.
        @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
    }

    /// A form in which a value is exchanged.
    public protocol TransferRepresentation {}

    extension TransferRepresentation {
        /// Sets the name of the file. Has no effect here.
        public func suggestedFileName(_ fileName: String) -> Self { self }
        /// Sets who can have the form. Has no effect here.
        public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
    }

    /// Who can have a form.
    public enum TransferRepresentationVisibility: Sendable { case all, team, group, ownProcess }

    /// A result builder for the forms of a value.
    @resultBuilder public struct TransferRepresentationBuilder<Item> {
        /// Returns one form.
        public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content { content }
        /// Returns several forms.
        public static func buildBlock<each Content: TransferRepresentation>(
            _ content: repeat each Content
        ) -> SeveralRepresentations { SeveralRepresentations() }
    }

    /// Several forms.
    public struct SeveralRepresentations: TransferRepresentation {}

    /// A form as encoded data.
    public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
        /// Encodes a value.
        public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
    }

    /// A form as data.
    public struct DataRepresentation<Item>: TransferRepresentation {
        /// A form that is given and received.
        public init(
            contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
            importing: @escaping @Sendable (Data) async throws -> Item
        ) {}
        /// A form that is given.
        public init(
            exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
        ) {}
        /// A form that is received.
        public init(
            importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
        ) {}
    }

    /// A form as a file.
    public struct FileRepresentation<Item>: TransferRepresentation {
        /// A form that is given and received.
        public init(
            contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
            exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
            importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
        ) {}
        /// A form that is given.
        public init(
            exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
            exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
        ) {}
        /// A form that is received.
        public init(
            importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
            importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
        ) {}
    }

    /// A form as another value.
    public struct ProxyRepresentation<Item, Proxy: Transferable>: TransferRepresentation {
        /// A form that is given and received.
        public init(
            exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
        ) {}
        /// A form that is given.
        public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
        /// A form that is received.
        public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
    }

    /// A file that is given.
    public struct SentTransferredFile: Sendable {
        /// The URL.
        public let file: URL
        /// A file.
        public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
    }

    /// A file that was received.
    public struct ReceivedTransferredFile: Sendable {
        /// The URL.
        public let file: URL
        /// Whether the file stays where it is.
        public let isOriginalFile: Bool
    }

    /// The form of a value of the system.
    public struct SystemRepresentation: TransferRepresentation {}

    extension Transferable where Representation == SystemRepresentation {
        /// The form of a value of the system.
        public static var transferRepresentation: SystemRepresentation { SystemRepresentation() }
    }

    extension String: Transferable { public typealias Representation = SystemRepresentation }
    extension URL: Transferable { public typealias Representation = SystemRepresentation }
    extension Data: Transferable { public typealias Representation = SystemRepresentation }
    extension AttributedString: Transferable { public typealias Representation = SystemRepresentation }
    extension Image: Transferable { public typealias Representation = SystemRepresentation }
    extension Color: Transferable { public typealias Representation = SystemRepresentation }
#endif
