import Foundation

/// The files of a folder, by their use.
struct AppFiles {
    private(set) var swift: [String] = []
    private(set) var catalogs: [String] = []
    private(set) var models: [String] = []
    private(set) var resources: [String] = []

    /// Adds a file if the port has a use for it.
    mutating func add(_ path: String) {
        switch (path as NSString).pathExtension {
        case "swift": swift.append(path)
        case "xcassets": catalogs.append(path)
        case "xcdatamodeld", "xcdatamodel": models.append(path)
        case let kind where Self.kindsOfResources.contains(kind.lowercased()): resources.append(path)
        default: break
        }
    }

    /// The extensions of files that an app looks for in its bundle.
    private static let kindsOfResources = Set(
        """
        json plist txt md csv tsv strings stringsdict xcstrings html css js xml yaml yml toml rtf geojson gpx kml ics vcf
        sqlite sqlite3 db realm bin dat data zip gz graphql wasm lottie srt vtt epub cer der pem p12
        png jpg jpeg heic gif webp tif tiff bmp ico pdf svg usdz scn sks
        mp3 m4a aac wav aif aiff caf ogg mid mp4 mov m4v ttf ttc otf woff woff2 bundle
        """.split { $0 == " " || $0 == "\n" }.map(String.init))

    /// Removes the Swift files that a condition does not accept.
    mutating func keepSwift(_ isKept: (String) -> Bool) { swift.removeAll { !isKept($0) } }

    /// Returns the files of a folder and those within, in ascending order. Links to folders are followed.
    ///
    /// - Parameter exceptions: paths to leave out.
    static func files(in folder: String, without exceptions: Set<String>) -> AppFiles {
        var files = AppFiles()
        var walk = FolderWalk(folder)
        walk.run { path in
            let last = (path as NSString).lastPathComponent
            if exceptions.contains(path) || last.hasPrefix(".") || ["Pods", "Carthage"].contains(last) { return .skip }
            if PackageWriter.recordOfPort(in: path) != nil { return .skip }
            if last != "Package.swift" { files.add(path) }
            return isWhole(last) ? .skip : .enter
        }
        return files.sorted
    }

    /// The same files, in ascending order, each once.
    var sorted: AppFiles {
        var files = AppFiles()
        files.swift = Array(Set(swift)).sorted()
        files.catalogs = Array(Set(catalogs)).sorted()
        files.models = Array(Set(models)).sorted()
        files.resources = Array(Set(resources)).sorted()
        return files
    }

    /// Adds a file, or the files of a folder and those within.
    mutating func add(contentsOf path: String) {
        add(path)
        if !Self.isWhole(path) { add(Self.files(in: path, without: [])) }
    }

    /// Adds files.
    mutating func add(_ other: AppFiles) {
        swift += other.swift
        catalogs += other.catalogs
        models += other.models
        resources += other.resources
    }

    /// Whether a path is that of a folder that the port has as a whole.
    private static func isWhole(_ path: String) -> Bool {
        ["xcassets", "bundle", "xcdatamodeld", "xcdatamodel"].contains((path as NSString).pathExtension)
    }

    /// Returns the name of the module that Xcode derives from the name of a product: letters and digits of any language stay.
    static func moduleName(_ text: String) -> String {
        var scalars = text.unicodeScalars.map { $0.properties.isXIDContinue ? $0 : "_" }
        if let first = scalars.first, !first.properties.isXIDStart { scalars[0] = "_" }
        return String(String.UnicodeScalarView(scalars))
    }
}
