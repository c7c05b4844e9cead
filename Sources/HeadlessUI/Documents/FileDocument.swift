/// A document that is a value. Its file is read with `init`, and written as file wrappers.
public protocol FileDocument {
    /// The types that the document can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types that the document can be written as.
    static var writableContentTypes: [UTType] { get }
    /// The file to read.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The way to write.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// Reads a document.
    init(configuration: ReadConfiguration) throws
    /// Returns the file of the document.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The types that the document can be read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object. A snapshot of it is written.
public protocol ReferenceFileDocument: ObservableObject {
    /// The type of a copy of the document's data.
    associatedtype Snapshot
    /// The types that the document can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types that the document can be written as.
    static var writableContentTypes: [UTType] { get }
    /// The file to read.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The way to write.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// Reads a document.
    init(configuration: ReadConfiguration) throws
    /// Returns a copy of the document's data.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// Returns the file of a snapshot.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// The types that the document can be read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper
}

/// The way a document is written.
public struct FileDocumentWriteConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file that the document had before.
    public let existingFile: FileWrapper?
}

/// A document of a window, with a binding to it.
@MainActor public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document.
    @Binding public var document: Document
    /// The URL of the document's file; nil for a new document.
    public var fileURL: URL?
    /// Whether the document can be written.
    public var isEditable = true
}

/// A document of a window, which is an object.
@MainActor public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document.
    @ObservedObject public var document: Document
    /// The URL of the document's file; nil for a new document.
    public var fileURL: URL?
    /// Whether the document can be written.
    public var isEditable = true
}
