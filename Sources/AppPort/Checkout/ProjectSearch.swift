import FilesAndProcesses
import Foundation

/// The Xcode projects of what a person names: a folder, a project or a workspace.
struct ProjectSearch {
    /// The absolute path of the folder of the app, without links.
    let root: String
    /// The paths of the projects.
    let projects: [String]
    /// The paths of the packages that a workspace lists.
    let packages: [String]
    /// Whether a project or a workspace was named, and not the folder that contains it.
    let isNamed: Bool

    /// - Parameter path: the path of a folder, a project or a workspace.
    /// - Throws: `FileError` with the path, if there is no such thing.
    init(_ path: String) throws(FileError) {
        guard let resolved = realpath(path, nil) else {
            throw FileError(problems: ["\(path): error: expected the folder of an app; found nothing there"])
        }
        defer { free(resolved) }
        var named = String(cString: resolved)
        if let problem = Self.problem(with: path) {
            throw FileError(problems: ["\(path): error: expected the folder of an app; found \(problem)"])
        }
        // Each project contains a workspace for itself.
        if Self.parent(of: named).hasSuffix(".xcodeproj") { named = Self.parent(of: named) }
        isNamed = [".xcodeproj", ".xcworkspace"].contains { named.hasSuffix($0) }
        root = isNamed ? Self.parent(of: named) : named
        if named.hasSuffix(".xcodeproj") {
            (projects, packages) = ([named], [])
        } else if isNamed {
            let workspace = try Workspace(path: named)
            (projects, packages) = (try workspace.existingProjects, workspace.packages)
        } else {
            let found = Self.folders(in: root)
            let workspaces = found.workspaces.compactMap { try? Workspace(path: $0) }
            let listed = workspaces.lazy.compactMap { try? $0.existingProjects }.first { !$0.isEmpty } ?? []
            projects = found.projects.isEmpty ? listed : found.projects
            packages = workspaces.flatMap(\.packages)
        }
    }

    /// Returns what a path leads to, if that is no folder, and what to do; nil for a folder.
    private static func problem(with path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return nil }
        guard status.st_mode & S_IFMT == S_IFREG else { return "a pipe or a device" }
        let folder = parent(of: path)
        return "a file; name its folder, '\(folder.isEmpty ? "." : folder)'"
    }

    private static func parent(of path: String) -> String { (path as NSString).deletingLastPathComponent }

    /// Returns the Xcode projects and workspaces of a folder, those in the nearest folders first.
    private static func folders(in root: String) -> (projects: [String], workspaces: [String]) {
        let files = FileManager.default.enumerator(atPath: root)
        var (projects, workspaces): ([String], [String]) = ([], [])
        while let name = files?.nextObject() as? String {
            let last = (name as NSString).lastPathComponent
            if name.hasSuffix(".xcodeproj") {
                // Checkouts have empty ones, whose content is ignored by Git.
                if FileManager.default.fileExists(atPath: "\(root)/\(name)/project.pbxproj") { projects.append(name) }
                files?.skipDescendants()
            } else if name.hasSuffix(".xcworkspace") {
                workspaces.append(name)
                files?.skipDescendants()
            } else if ["Pods", "Carthage", ".build", "node_modules", ".git", "DerivedData"].contains(last) {
                files?.skipDescendants()
            }
        }
        func nearestFirst(_ names: [String]) -> [String] {
            names.sorted { ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1) }.map { "\(root)/\($0)" }
        }
        return (nearestFirst(projects), nearestFirst(workspaces))
    }
}
