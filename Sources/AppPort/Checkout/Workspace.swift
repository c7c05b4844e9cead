import FilesAndProcesses
import Foundation

/// An Xcode workspace, which lists projects and packages.
struct Workspace {
    /// The path of the list.
    private let file: String
    /// The paths that it lists, in its order, without those of installed pods.
    private let paths: [String]

    /// Reads a workspace.
    ///
    /// - Parameter path: the absolute path of the folder `NAME.xcworkspace`.
    /// - Throws: `FileError` with the path, if its list cannot be read.
    init(path: String) throws(FileError) {
        file = "\(path)/contents.xcworkspacedata"
        let text = String(decoding: try AppFile.contents(file), as: UTF8.self)
        let folder = (path as NSString).deletingLastPathComponent
        var groups = [folder]
        var paths: [String] = []
        for element in text.replacing(#/(?s)<!--.*?-->/#, with: "").matches(
            of: #/<(\/?)(FileRef|Group)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/#)
        {
            if !element.1.isEmpty {
                if element.2 == "Group", groups.count > 1 { groups.removeLast() }
                continue
            }
            let place = Self.path(ofLocationIn: element.3, group: groups[groups.count - 1], container: folder)
            if element.2 == "FileRef" {
                if let place { paths.append(place) }
            } else if element.3.last != "/" {
                groups.append(place ?? groups[groups.count - 1])
            }
        }
        self.paths = paths.filter { !["Pods.xcodeproj", "Carthage"].contains(($0 as NSString).lastPathComponent) }
    }

    /// Returns the absolute path in the attributes of an element; nil if they have none that leads to a file.
    ///
    /// - Parameters:
    ///   - group: the folder of the group around the element.
    ///   - container: the folder of the workspace.
    private static func path(ofLocationIn attributes: Substring, group: String, container: String) -> String? {
        guard let match = attributes.firstMatch(of: #/\blocation\s*=\s*(?:"([^"]*)"|'([^']*)')/#) else { return nil }
        let location = (match.1 ?? match.2 ?? "").split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard location.count == 2 else { return nil }
        let path = unescaped(location[1])
        switch location[0] {
        case "group": return path.hasPrefix("/") ? path.standardized : "\(group)/\(path)".standardized
        case "container": return path.hasPrefix("/") ? path.standardized : "\(container)/\(path)".standardized
        case "absolute": return path.standardized
        // `self:` is the project that contains the workspace, and `developer:` belongs to Xcode.
        default: return nil
        }
    }

    /// Returns the text for which entities stand in XML.
    private static func unescaped(_ text: Substring) -> String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")].reduce(String(text)) {
            $0.replacing($1.0, with: $1.1)
        }
    }

    /// The paths of the listed projects that exist; empty if it lists none.
    ///
    /// It throws `FileError` with the path, if it lists projects, and none exists.
    var existingProjects: [String] {
        get throws(FileError) {
            let listed = paths.filter { $0.hasSuffix(".xcodeproj") }
            let existing = listed.filter { FileManager.default.fileExists(atPath: "\($0)/project.pbxproj") }
            guard existing.isEmpty, let first = listed.first else { return existing }
            throw FileError(problems: ["\(file): error: expected a list of Xcode projects; found nothing at '\(first)'"]
            )
        }
    }

    /// The paths of the listed packages.
    var packages: [String] {
        paths.filter { FileManager.default.fileExists(atPath: "\($0)/Package.swift") }
    }
}
