import FilesAndProcesses
import Foundation

/// An Xcode project file, `project.pbxproj`: a property list of objects that refer to each other by identifiers.
struct XcodeProject {
    /// An object of the project.
    struct Object {
        fileprivate let values: [String: Any]

        /// The class of the object, such as `PBXNativeTarget`.
        var isa: String { self["isa"] }
        subscript(key: String) -> String { values[key] as? String ?? "" }
        func list(_ key: String) -> [String] { values[key] as? [String] ?? [] }
        func dictionary(_ key: String) -> [String: Any] { values[key] as? [String: Any] ?? [:] }

        /// Whether a dependency, or a file of a build phase, applies to a platform. One without a filter applies to all.
        func applies(to platform: PortPlatform) -> Bool {
            let platforms = list("platformFilters") + (self["platformFilter"].isEmpty ? [] : [self["platformFilter"]])
            return platforms.isEmpty || platforms.contains(platform.rawValue)
        }
    }

    /// The path of the folder that contains the project.
    let folder: String
    /// The name of the project without its extension.
    let name: String
    private let objects: [String: Object]
    private let root: Object
    /// The group that contains each file or group.
    private let parents: [String: String]
    /// The paths of files and groups that were asked for.
    private let knownPaths = KnownPaths()

    private final class KnownPaths {
        var paths: [String: String] = [:]
    }

    /// Reads a project.
    ///
    /// - Parameter path: the path of the folder `NAME.xcodeproj`.
    /// - Throws: `FileError` with the path.
    init(path: String) throws(FileError) {
        let file = "\(path)/project.pbxproj"
        let data = try AppFile.contents(file)
        let content = try Self.content(of: data, in: file)
        guard let all = content["objects"] as? [String: Any] else {
            throw Self.noObjects(in: file)
        }
        objects = all.compactMapValues { ($0 as? [String: Any]).map(Object.init(values:)) }
        let identifier = content["rootObject"] as? String ?? ""
        guard let root = objects[identifier] else {
            throw FileError(problems: [
                "\(file): error: expected the root object '\(identifier)' of an Xcode project; found no such object"
            ])
        }
        self.root = root
        folder = (path as NSString).deletingLastPathComponent
        name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        var parents: [String: String] = [:]
        for (identifier, object) in objects {
            for child in object.list("children") { parents[child] = identifier }
        }
        self.parents = parents
    }

    /// Returns the dictionary in a project file.
    private static func content(of data: Data, in file: String) throws(FileError) -> [String: Any] {
        do throws(PropertyListText.Problem) {
            if let content = try PropertyListText.value(of: data) as? [String: Any] { return content }
        } catch {
            if let conflict = PropertyListText.mergeConflict(in: data) {
                throw FileError(problems: [
                    "\(file):\(conflict.line): error: expected an Xcode project; found '\(conflict.text)', "
                        + "which a merge conflict has left. Resolve the conflict"
                ])
            }
            let place = error.line.map { "\(file):\($0)" } ?? file
            throw FileError(problems: ["\(place): error: \(error.text) in an Xcode project"])
        }
        throw noObjects(in: file)
    }

    private static func noObjects(in file: String) -> FileError {
        FileError(problems: ["\(file): error: expected an Xcode project; found a property list without objects"])
    }

    /// The targets that are built from sources.
    var targets: [(identifier: String, object: Object)] {
        root.list("targets").compactMap { identifier in
            objects[identifier].flatMap { $0.isa == "PBXNativeTarget" ? (identifier, $0) : nil }
        }
    }

    /// Returns the objects with the identifiers of a list.
    func objects(_ identifiers: [String]) -> [Object] { identifiers.compactMap { objects[$0] } }

    /// Returns the packages that the project names, with those of their products that targets link.
    ///
    /// - Parameters:
    ///   - targets: the targets.
    ///   - paths: the paths of other packages whose products the targets may link.
    func packages(of targets: [Object], besides paths: [String]) -> [AppPackage] {
        let products = objects(targets.flatMap { $0.list("packageProductDependencies") })
        // A product without a package is one of a folder that was dragged into the project or the workspace.
        let others = paths.map { AppPackage(location: $0, isLocal: true) }.filter { !packageFolders.contains($0) }
        let folders = products.contains { $0["package"].isEmpty } ? packageFolders + others : []
        return folders
            + root.list("packageReferences").compactMap { identifier in
                guard let reference = objects[identifier] else { return nil }
                switch reference.isa {
                case "XCLocalSwiftPackageReference":
                    return AppPackage(location: absolute(reference["relativePath"], in: folder), isLocal: true)
                case "XCRemoteSwiftPackageReference":
                    return AppPackage(
                        location: reference["repositoryURL"], isLocal: false,
                        requirement: Self.requirement(reference.dictionary("requirement")),
                        products: Set(products.filter { $0["package"] == identifier }.map { $0["productName"] })
                            .sorted())
                default: return nil
                }
            }
    }

    /// The packages in folders that are among the files of the project, in ascending order.
    ///
    /// A folder that a target has as a whole lists the packages in it as exceptions.
    private var packageFolders: [AppPackage] {
        let paths = objects.flatMap { identifier, object -> [String] in
            switch object.isa {
            case "PBXFileReference": return [path(of: identifier)]
            case "PBXFileSystemSynchronizedRootGroup":
                let exceptions = objects(object.list("exceptions")).flatMap { $0.list("membershipExceptions") }
                return exceptions.map { "\(path(of: identifier))/\($0)" }
            default: return []
            }
        }
        return Set(paths).sorted().compactMap { path in
            FileManager.default.fileExists(atPath: "\(path)/Package.swift")
                ? AppPackage(location: path, isLocal: true) : nil
        }
    }

    /// Returns a requirement as a manifest spells it.
    private static func requirement(_ values: [String: Any]) -> String {
        let version = values["minimumVersion"] as? String ?? values["version"] as? String ?? ""
        switch values["kind"] as? String {
        case "upToNextMajorVersion": return "from: \"\(version)\""
        case "upToNextMinorVersion": return ".upToNextMinor(from: \"\(version)\")"
        case "exactVersion": return "exact: \"\(version)\""
        case "versionRange": return "\"\(version)\"..<\"\(values["maximumVersion"] as? String ?? "")\""
        case "revision": return "revision: \"\(values["revision"] as? String ?? "")\""
        case "branch": return "branch: \"\(values["branch"] as? String ?? "main")\""
        default: return "from: \"1.0.0\""
        }
    }

    /// Returns the targets of this project that a target depends on, or whose product it links.
    ///
    /// - Parameter platform: the platform for which it is built.
    func dependencies(of target: Object, on platform: PortPlatform) -> [Object] {
        let named = objects(target.list("dependencies")).filter { $0.applies(to: platform) }
            .compactMap { objects[$0["target"]] }
        let linked = objects(target.list("buildPhases")).filter { $0.isa == "PBXFrameworksBuildPhase" }
            .flatMap { objects($0.list("files")) }.filter { $0.applies(to: platform) }.map { $0["fileRef"] }
            .filter { !$0.isEmpty }
        let products = targets.map(\.object).filter { linked.contains($0["productReference"]) }
        return (named + products).filter { $0.isa == "PBXNativeTarget" }
    }

    /// Returns the absolute path of a file or group.
    ///
    /// A damaged project can have a group within itself, or thousands within each other. The first has the path of the project's
    /// folder; the path of the last is cut where it is longer than any path of a file.
    func path(of identifier: String) -> String {
        // From the file outward, to a group whose path is known.
        var (chain, seen) = ([String](), Set<String>())
        var next: String? = identifier
        var path = absolute(root["projectDirPath"], in: folder)
        while let current = next {
            if let known = knownPaths.paths[current] {
                path = known
                break
            }
            guard let object = objects[current], seen.insert(current).inserted else {
                path = folder
                break
            }
            chain.append(current)
            let isRelativeToGroup = !["<absolute>", "SOURCE_ROOT"].contains(object["sourceTree"])
            next = isRelativeToGroup ? parents[current] : nil
        }
        for current in chain.reversed() {
            guard let object = objects[current] else { continue }
            let own = object["path"]
            switch object["sourceTree"] {
            case "<absolute>": path = moved(own.standardized)
            case "SOURCE_ROOT": path = spelled(absolute(own, in: folder), in: folder)
            default:
                if path.utf8.count + own.utf8.count < PATH_MAX {
                    let found = absolute(own, in: path)
                    path = own.hasPrefix("/") ? moved(found) : spelled(found, in: path)
                }
            }
            knownPaths.paths[current] = path
        }
        return path
    }

    /// Returns where a file is whose path is that of another machine: the longest end of the path that exists in the project's folder.
    private func moved(_ path: String) -> String {
        guard !path.hasPrefix(folder + "/"), !FileManager.default.fileExists(atPath: path) else { return path }
        var parts = path.split(separator: "/").dropFirst()
        while !parts.isEmpty {
            let found = "\(folder)/\(parts.joined(separator: "/"))"
            if FileManager.default.fileExists(atPath: found) { return found }
            parts = parts.dropFirst()
        }
        return path
    }

    /// Returns a path in the spelling that it has on the disk: the disk of a Mac usually takes upper and lower case for the same.
    ///
    /// - Parameter parent: The folder of the group, which may not exist.
    private func spelled(_ path: String, in parent: String) -> String {
        let files = FileManager.default
        guard path.hasPrefix(parent + "/"), !files.fileExists(atPath: path), files.fileExists(atPath: parent) else {
            return path
        }
        var found = parent
        for name in path.dropFirst(parent.count + 1).split(separator: "/").map(String.init) {
            let names = (try? files.contentsOfDirectory(atPath: found)) ?? []
            let same = names.contains(name) ? [name] : names.filter { $0.lowercased() == name.lowercased() }
            guard same.count == 1 else { return path }
            found += "/\(same[0])"
        }
        return found
    }

    private func absolute(_ path: String, in folder: String) -> String {
        if path.isEmpty { return folder }
        return URL(filePath: path.hasPrefix("/") ? path : "\(folder)/\(path)").standardized.path()
            .removingPercentEncoding.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 } ?? path
    }

    /// Returns the paths of the files in the build phases of a kind, and of those in the folders that the target has as a whole.
    ///
    /// - Parameter phase: such as `PBXSourcesBuildPhase`.
    func files(of target: (identifier: String, object: Object), in phase: String) -> [String] {
        let phases = objects(target.object.list("buildPhases")).filter { $0.isa == phase }
        return phases.flatMap { objects($0.list("files")) }.flatMap { file -> [String] in
            let reference = file["fileRef"]
            // A group of variants has one child for each language.
            let children = objects[reference]?.isa == "PBXVariantGroup" ? objects[reference]?.list("children") : nil
            return (children ?? [reference]).filter { objects[$0] != nil }.map(path(of:))
        }
    }

    /// Returns the folders that a target has as a whole, with the paths in them that it leaves out.
    func folders(of target: (identifier: String, object: Object)) -> [(path: String, exceptions: Set<String>)] {
        target.object.list("fileSystemSynchronizedGroups").map { group in
            let folder = path(of: group)
            let sets = objects(objects[group]?.list("exceptions") ?? [])
            let exceptions = sets.filter { $0["target"] == target.identifier }.flatMap {
                $0.list("membershipExceptions")
            }
            return (folder, Set(exceptions.map { "\(folder)/\($0)" }))
        }
    }

    /// Returns the paths of files that a target has from folders of other targets.
    ///
    /// An exception of a target that has the folder is a file that it does not have; of another target, one that it has.
    func filesOfForeignFolders(in target: (identifier: String, object: Object)) -> [String] {
        let own = target.object.list("fileSystemSynchronizedGroups")
        return objects.flatMap { identifier, folder -> [String] in
            guard folder.isa == "PBXFileSystemSynchronizedRootGroup", !own.contains(identifier) else { return [] }
            let sets = objects(folder.list("exceptions")).filter { $0["target"] == target.identifier }
            return sets.flatMap { $0.list("membershipExceptions") }.map { "\(path(of: identifier))/\($0)" }
        }
    }

    /// Returns the values of a build setting: that of the project, and that of the target. Either may be missing.
    ///
    /// - Parameter configuration: the configuration that has the values. The one for release replaces it if it does not exist.
    func settings(_ name: String, of target: Object, in configuration: String) -> [String] {
        [root, target].compactMap { owner in
            let all = objects(objects[owner["buildConfigurationList"]]?.list("buildConfigurations") ?? [])
            let own = all.first { $0["name"] == configuration } ?? all.first { $0["name"] == "Release" } ?? all.first
            let value = own?.dictionary("buildSettings")[name]
            return (value as? [String])?.joined(separator: " ") ?? value as? String
        }
    }
}
