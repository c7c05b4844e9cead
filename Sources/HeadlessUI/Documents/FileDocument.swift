/// A document that can be saved to a file: a `FileDocument`, or a `ReferenceFileDocument`. The type is HeadlessUI's own.
public protocol SavedDocument {
    /// The types that the document can be written as.
    static var writableContentTypes: [UTType] { get }
    /// Returns a file with the document's present data, for a configuration of SwiftUI.
    func fileWrapper(saving configuration: FileDocumentWriteConfiguration) throws -> FileWrapper
}

/// A document that is a value. Its file is read with `init`, and written as file wrappers.
public protocol FileDocument: SavedDocument {
    /// The types that the document can be read from.
    static var readableContentTypes: [UTType] { get }
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
    /// The types that the document can be written as: those that it can be read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }

    /// Returns the file of the document.
    public func fileWrapper(saving configuration: WriteConfiguration) throws -> FileWrapper {
        try fileWrapper(configuration: configuration)
    }
}

/// A document that is an object. A snapshot of it is written.
public protocol ReferenceFileDocument: ObservableObject, SavedDocument {
    /// The type of a copy of the document's data.
    associatedtype Snapshot
    /// The types that the document can be read from.
    static var readableContentTypes: [UTType] { get }
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
    /// The types that the document can be written as: those that it can be read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }

    /// Returns the file of a snapshot of the document.
    public func fileWrapper(saving configuration: WriteConfiguration) throws -> FileWrapper {
        try fileWrapper(snapshot: snapshot(contentType: configuration.contentType), configuration: configuration)
    }
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
