import FilesAndProcesses
import Foundation

/// An optional whose content the app's source binds, as in `Binding($model.draft)`.
struct UnwrappedOptional {
    /// The path of the optional, such as `model.draft`.
    let path: String
    /// The place of the binding, such as `Sources/App/Editor.swift:12`; nil for several places.
    let place: String?

    /// The most files that are searched.
    private static let mostFiles = 300
    /// The most folders above that of a file whose files are searched.
    private static let mostFolders = 2

    /// Finds the optional of a type in a file and the files around it, up to two folders above in its package.
    ///
    /// - Parameters:
    ///   - type: The type of the content, without generic arguments.
    ///   - file: The path of a source file.
    /// - Returns: nil if the files bind none of that type, or several.
    init?(of type: String, near file: String) {
        self.init(of: type, in: Self.files(near: URL(filePath: file)))
    }

    private init?(of type: String, in files: [(path: String, text: String)]) {
        let declared = { (name: Substring) in files.contains { $0.text.declares(name, as: type) } }
        var places: [String: Set<String>] = [:]
        for (file, text) in files {
            for range in text.ranges(of: "Binding($") {
                let path = text[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
                guard let name = path.split(separator: ".").last, declared(name) else { continue }
                let line = text[..<range.lowerBound].count { $0 == "\n" } + 1
                places[String(path), default: []].insert(
                    SourceFrame(function: "", file: file, line: line).position ?? file)
            }
        }
        guard places.count == 1, let (path, found) = places.first else { return nil }
        self.path = path
        place = found.count == 1 ? found.first : nil
    }

    /// Returns the texts of the files around one, in the order of their paths.
    private static func files(near file: URL) -> [(path: String, text: String)] {
        var folder = file.deletingLastPathComponent()
        for _ in 0..<mostFolders {
            let manifest = folder.appending(path: "Package.swift").path(percentEncoded: false)
            if FileManager.default.fileExists(atPath: manifest) || folder.pathComponents.count <= 2 { break }
            folder = folder.deletingLastPathComponent()
        }
        let walk = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var found = [file.path(percentEncoded: false)]
        while let next = walk?.nextObject() as? URL, found.count < mostFiles {
            let path = next.path(percentEncoded: false)
            if next.pathExtension == "swift", path != found[0] { found.append(path) }
        }
        return found.sorted().compactMap { path in (try? TextFile.read(path: path)).map { (path, $0) } }
    }
}

extension String {
    /// Whether the text declares an optional variable of a type, which may be nested in another.
    fileprivate func declares(_ name: some StringProtocol, as type: String) -> Bool {
        ranges(of: "var \(name):").contains { range in
            let declared = self[range.upperBound...].drop { $0 == " " }.prefix { $0 != "?" && $0 != "\n" }
            guard self[declared.endIndex...].first == "?" else { return false }
            return declared.reversed().prefix { $0 != "." }.elementsEqual(type.reversed())
        }
    }
}
