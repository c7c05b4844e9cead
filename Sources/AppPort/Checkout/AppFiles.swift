import Foundation

/// The files of a folder, by their use.
struct AppFiles {
    private(set) var swift: [String] = []
    private(set) var catalogs: [String] = []
    private(set) var resources: [String] = []

    /// Adds a file if the port has a use for it.
    mutating func add(_ path: String) {
        switch (path as NSString).pathExtension {
        case "swift": swift.append(path)
        case "xcassets": catalogs.append(path)
        case "json", "plist", "txt", "md", "csv", "tsv", "strings", "stringsdict", "xcstrings", "html", "css", "js",
            "xml",
            "geojson", "gpx", "sqlite", "db", "png", "jpg", "jpeg", "heic", "gif", "pdf", "svg", "mp3", "m4a", "wav",
            "aif",
            "aiff", "caf", "mp4", "mov", "m4v", "ttf", "otf", "bundle":
            resources.append(path)
        default: break
        }
    }

    /// Returns the files of a folder and those within, in ascending order.
    ///
    /// - Parameter exceptions: paths to leave out.
    static func files(in folder: String, without exceptions: Set<String>) -> AppFiles {
        var files = AppFiles()
        let enumerator = FileManager.default.enumerator(atPath: folder)
        while let name = enumerator?.nextObject() as? String {
            let path = "\(folder)/\(name)"
            let last = (name as NSString).lastPathComponent
            if exceptions.contains(path) || last.hasPrefix(".") || ["Pods", "Carthage"].contains(last) {
                enumerator?.skipDescendants()
                continue
            }
            if last.hasSuffix(".xcassets") || last.hasSuffix(".bundle") { enumerator?.skipDescendants() }
            if last != "Package.swift" { files.add(path) }
        }
        return files.sorted
    }

    /// The same files, in ascending order, each once.
    var sorted: AppFiles {
        var files = AppFiles()
        files.swift = Array(Set(swift)).sorted()
        files.catalogs = Array(Set(catalogs)).sorted()
        files.resources = Array(Set(resources)).sorted()
        return files
    }

    /// Adds a file, or the files of a folder and those within.
    mutating func add(contentsOf path: String) {
        add(path)
        if path.hasSuffix(".xcassets") || path.hasSuffix(".bundle") { return }
        let found = Self.files(in: path, without: [])
        for path in found.swift + found.catalogs + found.resources { add(path) }
    }

    /// Returns the name of the module that Xcode derives from the name of a product: letters and digits of any language stay.
    static func moduleName(_ text: String) -> String {
        var scalars = text.unicodeScalars.map { $0.properties.isXIDContinue ? $0 : "_" }
        if let first = scalars.first, !first.properties.isXIDStart { scalars[0] = "_" }
        return String(String.UnicodeScalarView(scalars))
    }
}
