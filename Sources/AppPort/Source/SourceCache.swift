import FilesAndProcesses

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
        /// The names of its classes, by those that `@objc` gives them.
        let classNames: [String: String]
        /// The names of its classes that inherit from another one.
        let classes: Set<String>
        /// Whether the file looks for classes by name.
        let looksForClasses: Bool
        /// Whether the file uses the bundle of its module, and whether it declares one.
        let moduleBundle: (isUsed: Bool, isDeclared: Bool)
    }

    private let platform: PortPlatform
    private var entries: [String: Entry] = [:]

    init(platform: PortPlatform) { self.platform = platform }

    /// Returns what is known of the file at a path.
    ///
    /// - Throws: `FileError` with the path, if the file cannot be read.
    func entry(_ path: String) throws(FileError) -> Entry {
        if let entry = entries[path] { return entry }
        let source = try PortedSource(path: path)
        let entry = Entry(
            file: source.rewritten(for: platform).map(PortedFile.text) ?? .link(path), imports: source.imports,
            colorNames: source.colorNames, classNames: source.classNames, classes: source.classes,
            looksForClasses: source.looksForClasses, moduleBundle: source.moduleBundle)
        entries[path] = entry
        return entry
    }

    /// Returns whether files use the bundle of their module, which Swift Package Manager declares for a target with resources.
    ///
    /// - Throws: `FileError` with the path, if a file cannot be read.
    func needsModuleBundle(_ files: [String]) throws(FileError) -> Bool {
        var isUsed = false
        for file in files {
            let bundle = try entry(file).moduleBundle
            if bundle.isDeclared { return false }
            isUsed = isUsed || bundle.isUsed
        }
        return isUsed
    }

    /// Returns the union of the names that files have.
    ///
    /// - Throws: `FileError` with the path, if a file cannot be read.
    func names(_ names: (Entry) -> Set<String>, of files: [String]) throws(FileError) -> Set<String> {
        var all: Set<String> = []
        for file in files { all.formUnion(names(try entry(file))) }
        return all
    }
}
