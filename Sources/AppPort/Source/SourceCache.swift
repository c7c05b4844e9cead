/// The source files of an app as the port compiles them. Each file is read once.
final class SourceCache {
    /// What the port must know of a file.
    struct Entry {
        /// The file in the package: a link, or the rewritten text.
        let file: PortedFile
        /// The modules that the file imports.
        let imports: Set<String>
        /// The names of the static properties that it adds to colors.
        let colorNames: Set<String>
    }

    private let platform: PortPlatform
    private var entries: [String: Entry] = [:]

    init(platform: PortPlatform) { self.platform = platform }

    /// Returns what is known of the file at a path.
    ///
    /// - Throws: an error of Foundation if the file cannot be read.
    func entry(_ path: String) throws -> Entry {
        if let entry = entries[path] { return entry }
        let source = try PortedSource(path: path)
        let entry = Entry(
            file: source.rewritten(for: platform).map(PortedFile.text) ?? .link(path), imports: source.imports,
            colorNames: source.colorNames)
        entries[path] = entry
        return entry
    }

    /// Returns the union of the names that the files of a module have.
    ///
    /// - Throws: an error of Foundation if a file cannot be read.
    func names(_ names: (Entry) -> Set<String>, of module: AppModule) throws -> Set<String> {
        try module.files.reduce(into: []) { try $0.formUnion(names(entry($1))) }
    }
}
