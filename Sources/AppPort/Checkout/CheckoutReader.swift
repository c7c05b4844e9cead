import FilesAndProcesses
import Foundation
import PlainText

/// Finds out what a checkout consists of: an Xcode project, a package, or a folder of Swift files.
enum CheckoutReader {
    /// Reads a checkout.
    ///
    /// - Parameters:
    ///   - path: a folder, a project or a workspace.
    ///   - target: the name of the target to port; nil for the one that is the app.
    ///   - platform: the platform whose code is ported; nil for that of the project.
    ///   - report: receives the reason if a package is ported in place of a damaged project.
    /// - Throws: `FileError` with the path, if there is nothing to port.
    static func read(
        _ path: String, target: String?, platform: PortPlatform? = nil,
        reporting report: (String) -> Void = { StandardError.print("port: " + $0) }
    ) throws(FileError) -> AppCheckout {
        let search = try ProjectSearch(path)
        let root = search.root
        var best: AppCheckout?
        var names: [String] = []
        var unreadable: FileError?
        var projects: [XcodeCheckout] = []
        // The position of the project of the best one.
        var own = 0
        for path in search.projects {
            let project: XcodeProject
            do throws(FileError) {
                project = try XcodeProject(path: path)
            } catch {
                unreadable = unreadable ?? error
                continue
            }
            names += project.targets.map { $0.object["name"] }
            // A workspace may list projects elsewhere.
            let isBelow = "\(project.folder)/".hasPrefix("\(root)/")
            let checkout = XcodeCheckout(
                project: project, root: isBelow ? root : project.folder, packages: search.packages, platform: platform)
            projects.append(checkout)
            let found = checkout.read(target: target)
            // A person who names a folder most likely means the app with the most files.
            if let found, found.fileCount > best?.fileCount ?? 0 { (best, own) = (found, projects.count - 1) }
        }
        if let best {
            try checkNames(of: best, at: path)
            projects.remove(at: own)
            return addingLocalPackages(to: FrameworkSearch(projects).adding(to: best))
        }
        let package: AppCheckout?
        if let unreadable {
            package = search.isNamed ? nil : try? PackageCheckout.read(root, for: platform ?? .ios)
            if package == nil { throw unreadable }
            report("\(unreadable.description)\nport: the package \(root)/Package.swift is ported instead")
        } else {
            package = try PackageCheckout.read(root, for: platform ?? .ios)
        }
        if let package {
            guard let target else { return addingLocalPackages(to: package) }
            if let part = package.only(target) { return addingLocalPackages(to: part) }
            names += package.modules.map(\.name)
        } else if names.isEmpty || target == nil {
            let folder = try folder(root, for: platform ?? .ios)
            guard let target else { return folder }
            if let part = folder.only(target) { return part }
            names += folder.modules.map(\.name)
        }
        throw noTarget(target ?? "", of: path, names)
    }

    /// Returns the error that no target has a name, or that the target with the name has no source file.
    private static func noTarget(_ name: String, of path: String, _ names: [String]) -> FileError {
        if names.contains(name) {
            return FileError(problems: ["\(path): error: expected Swift files in the target '\(name)'; found none"])
        }
        let quoted = Set(names).sorted().map { "'\($0)'" }
        let list = (quoted.count == 1 ? "The target is " : "The targets are ") + quoted.list("and")
        return FileError(problems: [
            "\(path): error: expected the name of a target for --target; found '\(name)'. \(list)"
        ])
    }

    /// Refuses targets of an Xcode project whose modules have one name.
    private static func checkNames(of checkout: AppCheckout, at path: String) throws(FileError) {
        let namesakes = AppModule.namesakes(among: checkout.modules)
        if namesakes.isEmpty { return }
        throw FileError(
            problems: namesakes.map { modules in
                let (all, some) = modules.count == 2 ? ("both", "one") : ("all", "all but one")
                return "\(path): error: expected targets whose modules have different names; found "
                    + modules.map { "'\($0.target)'" }.list("and")
                    + ", which \(all) are the module '\(modules[0].name)'. Set PRODUCT_MODULE_NAME for \(some)"
            })
    }

    /// Returns the checkout with the modules of its local packages, and of those that these use, in the place of the packages.
    private static func addingLocalPackages(to checkout: AppCheckout) -> AppCheckout {
        var checkout = checkout
        var seen: Set<String> = []
        while let package = checkout.packages.first(where: { $0.isLocal && !seen.contains($0.location) }) {
            seen.insert(package.location)
            // Empty modules take the place of a package whose manifest cannot be read.
            guard let found = try? PackageCheckout.read(package.location, for: checkout.platform) else { continue }
            let new = found.modules.filter { module in !checkout.modules.contains { $0.name == module.name } }
            checkout.modules = new + checkout.modules
            for package in found.packages { checkout.add(package) }
        }
        checkout.packages.removeAll(where: \.isLocal)
        if seen.isEmpty { return checkout }
        checkout.modules = AppModule.sorted(checkout.modules.map { $0.withDependencies(among: checkout.modules) })
        return checkout
    }

    /// Returns all Swift files of a folder as one module.
    private static func folder(_ root: String, for platform: PortPlatform) throws(FileError) -> AppCheckout {
        let files = AppFiles.files(in: root, without: [])
        guard !files.swift.isEmpty else {
            throw FileError(problems: ["\(root): error: expected an app; found no Xcode project, package or Swift file"]
            )
        }
        let name = AppFiles.moduleName((root as NSString).lastPathComponent)
        var checkout = AppCheckout(root: root, name: name, origin: "folder of Swift files")
        checkout.platform = platform
        checkout.modules = FolderModules(root: root, name: name, files: files).modules
        return checkout
    }
}

extension AppCheckout {
    /// Adds a package. One that is there already, by whichever address, gets the products of both.
    mutating func add(_ package: AppPackage) {
        let identity = package.identity.lowercased()
        let position = packages.firstIndex {
            $0.location == package.location
                || !$0.isLocal && !package.isLocal && $0.identity.lowercased() == identity
        }
        guard let position else { return packages.append(package) }
        packages[position].products = Set(packages[position].products + package.products).sorted()
    }

    /// The number of Swift files.
    var fileCount: Int { modules.reduce(0) { $0 + $1.files.count } }

    /// Returns the checkout with one module as the app, and those that it uses; nil if no module has the name.
    func only(_ name: String) -> AppCheckout? {
        guard modules.contains(where: { $0.name == name }) else { return nil }
        var (used, found) = ([name], Set([name]))
        while let next = used.popLast() {
            let dependencies = modules.first { $0.name == next }?.dependencies ?? []
            used += dependencies.filter { found.insert($0).inserted }
        }
        var part = self
        part.modules = modules.filter { found.contains($0.name) }.map { module in
            var module = module
            module.isApp = module.name == name
            return module
        }
        part.rename(name)
        part.origin = "target \(name) of \(origin)"
        return part
    }
}
