import FilesAndProcesses
import Foundation

/// Reads an app that is a Swift package.
enum PackageCheckout {
    /// Returns the modules of a package; nil if the folder has none.
    ///
    /// - Parameters:
    ///   - root: the absolute path of the folder.
    ///   - platform: the platform for which it is built.
    /// - Throws: `FileError` with the path, if the manifest cannot be read.
    static func read(_ root: String, for platform: PortPlatform) throws(FileError) -> AppCheckout? {
        guard StoredFile.isName("\(root)/Package.swift") else { return nil }
        let manifest = try AppFile.contents("\(root)/Package.swift")
        // An app of Swift Playgrounds: only Apple's own tools read its manifest. Its folder has all that there is.
        if String(decoding: manifest, as: UTF8.self).contains("import AppleProductTypes") { return nil }
        let run = Tool.run(["swift", "package", "--package-path", root, "dump-package"])
        guard run.status == 0, let dump = try? JSONDecoder().decode(PackageDump.self, from: Data(run.output.utf8))
        else {
            throw FileError(problems: [
                "\(root)/Package.swift: error: expected a manifest that 'swift package dump-package' reads; it said: "
                    + (run.errors.split(separator: "\n").first.map(String.init) ?? "nothing")
            ])
        }
        let sources = dump.targets.filter { ["regular", "executable"].contains($0.type) }
        let names = Set(sources.map(\.name))
        var checkout = AppCheckout(root: root, name: AppFiles.moduleName(dump.name), origin: "package \(dump.name)")
        checkout.platform = platform
        checkout.modules = sources.compactMap { source in
            let files = files(of: source, in: dump, root)
            guard !files.swift.isEmpty else { return nil }
            let used = source.dependencies.compactMap(\.name)
            return AppModule(
                name: AppFiles.moduleName(source.name), files: files.swift, resources: files.resources,
                catalogs: files.catalogs, models: files.models,
                dependencies: used.filter(names.contains).map(AppFiles.moduleName),
                settings: PackageSetting.settings(of: source, in: dump, for: platform),
                isApp: source.type == "executable")
        }
        checkout.modules = AppModule.sorted(checkout.modules)
        let products = sources.flatMap(\.dependencies).compactMap { dependency -> (name: String, package: String?)? in
            if let product = dependency.product, let name = product.first ?? nil {
                return (name, product.count > 1 ? product[1] : nil)
            }
            return dependency.name.flatMap { names.contains($0) ? nil : ($0, nil) }
        }
        checkout.packages = dump.dependencies.flatMap { $0.sourceControl ?? [] }.compactMap { source in
            guard let address = source.location.remote?.first?.urlString else { return nil }
            var package = AppPackage(
                location: address, isLocal: false, requirement: requirement(source.requirement))
            package.products = Set(
                products.filter { ($0.package ?? $0.name).lowercased() == package.identity.lowercased() }.map(\.name)
            ).sorted()
            return package
        }
        checkout.packages += dump.dependencies.flatMap { $0.fileSystem ?? [] }.map {
            AppPackage(location: $0.path, isLocal: true)
        }
        return checkout.modules.isEmpty ? nil : checkout
    }

    /// Returns the files of a target.
    private static func files(of target: PackageDump.Target, in dump: PackageDump, _ root: String) -> AppFiles {
        // A manifest may say "./Sources/App/", and that nothing of "Resources/" belongs to it.
        let folder = target.path.map { "\(root)/\($0)".standardized } ?? sourceFolder(of: target, in: dump, root)
        func paths(_ names: [String]) -> [String] { names.map { "\(folder)/\($0)".standardized } }
        var files = AppFiles.files(in: folder, without: Set(paths(target.exclude)))
        guard let sources = target.sources.map(paths) else { return files }
        files.keepSwift { file in sources.contains { file == $0 || file.hasPrefix($0 + "/") } }
        return files
    }

    /// Returns the folder of a target without a path, where Swift Package Manager looks for it.
    private static func sourceFolder(of target: PackageDump.Target, in dump: PackageDump, _ root: String) -> String {
        let all = ["Sources", "Source", "src", "srcs"].map { "\(root)/\($0)" }
        let folder = all.first(where: FileManager.default.fileExists) ?? all[0]
        if FileManager.default.fileExists(atPath: "\(folder)/\(target.name)") { return "\(folder)/\(target.name)" }
        // The only target needs no folder of its own.
        let isOnly = dump.targets.count { !["test", "plugin"].contains($0.type) } == 1
        return isOnly && dump.toolsVersion.isAtLeast(5, 9) ? folder : "\(folder)/\(target.name)"
    }

    /// Returns a requirement as a manifest spells it.
    private static func requirement(_ value: PackageDump.Package.Source.Requirement) -> String {
        if let range = value.range?.first { return "\"\(range.lowerBound)\"..<\"\(range.upperBound)\"" }
        if let version = value.exact?.first { return "exact: \"\(version)\"" }
        if let branch = value.branch?.first { return "branch: \"\(branch)\"" }
        if let revision = value.revision?.first { return "revision: \"\(revision)\"" }
        return "from: \"1.0.0\""
    }
}

extension String {
    /// The absolute path without empty components, `.` and `..`.
    var standardized: String {
        var components: [Substring] = []
        for component in split(separator: "/") where component != "." {
            if component == ".." { _ = components.popLast() } else { components.append(component) }
        }
        return "/" + components.joined(separator: "/")
    }
}
