#if !canImport(Darwin)
    /// A file or a folder in memory.
    open class FileWrapper: @unchecked Sendable {
        /// How a file is read.
        public struct ReadingOptions: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// Reads the content at once. It always does here.
            public static let immediate = ReadingOptions(rawValue: 1)
            /// Does not map the file. It never does here.
            public static let withoutMapping = ReadingOptions(rawValue: 2)
        }
        /// How a file is written.
        public struct WritingOptions: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// Writes the file whole or not at all.
            public static let atomic = WritingOptions(rawValue: 1)
            /// Sets the names of the wrappers. Has no effect here.
            public static let withNameUpdating = WritingOptions(rawValue: 2)
        }
        private enum Content {
            case file(Data)
            case folder([String: FileWrapper])
        }
        private var content: Content
        /// The name of the file on disk.
        open var filename: String?
        /// The name for a new file.
        open var preferredFilename: String?

        /// A file.
        public init(regularFileWithContents contents: Data) { content = .file(contents) }
        /// A folder.
        public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
            content = .folder(childrenByPreferredName)
            for (name, child) in childrenByPreferredName { child.preferredFilename = name }
        }
        /// The file or folder at a URL.
        public init(url: URL, options: ReadingOptions = []) throws {
            if url.hasDirectoryPath {
                var children: [String: FileWrapper] = [:]
                for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
                    children[name] = try FileWrapper(url: url.appendingPathComponent(name))
                }
                content = .folder(children)
            } else {
                content = .file(try Data(contentsOf: url))
            }
            filename = url.lastPathComponent
            preferredFilename = filename
        }

        /// Whether this is a folder.
        open var isDirectory: Bool { fileWrappers != nil }
        /// Whether this is a file.
        open var isRegularFile: Bool { regularFileContents != nil }
        /// Whether this is a link: never here.
        open var isSymbolicLink: Bool { false }
        /// The content of a file; nil for a folder.
        open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
        /// The content of a folder; nil for a file.
        open var fileWrappers: [String: FileWrapper]? { if case .folder(let files) = content { files } else { nil } }

        /// Adds a file or folder to a folder. Returns its name, which has a number if there is one of the preferred name.
        @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
            var children = fileWrappers ?? [:]
            let preferred = child.preferredFilename ?? "Untitled"
            let names = [preferred] + (2..<(children.count + 3)).map { "\($0) \(preferred)" }
            let name = names.first { children[$0] == nil } ?? preferred
            children[name] = child
            content = .folder(children)
            return name
        }
        /// Adds a file to a folder. Returns its name.
        @discardableResult open func addRegularFile(
            withContents data: Data, preferredFilename fileName: String
        ) -> String {
            let child = FileWrapper(regularFileWithContents: data)
            child.preferredFilename = fileName
            return addFileWrapper(child)
        }
        /// Removes a file or folder from a folder.
        open func removeFileWrapper(_ child: FileWrapper) {
            content = .folder((fileWrappers ?? [:]).filter { $0.value !== child })
        }
        /// Writes the file, or the folder with its content.
        open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
            switch content {
            case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
            case .folder(let children):
                try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
                for (name, child) in children.sorted(by: { $0.key < $1.key }) {
                    try child.write(to: url.appendingPathComponent(name), originalContentsURL: nil)
                }
            }
        }
    }
#endif
