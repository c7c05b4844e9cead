import FilesAndProcesses
import Foundation

/// Reads an app that is a Swift package.
enum PackageCheckout {
    private struct Dump: Decodable {
        struct Target: Decodable {
            struct Dependency: Decodable {
                /// The name of a target, or of a product of another package with the same name.
                let name: String?
                /// The name of the product, and of its package.
                let product: [String?]?

                private enum CodingKeys: String, CodingKey { case byName, target, product }

                init(from decoder: any Decoder) throws {
                    let values = try decoder.container(keyedBy: CodingKeys.self)
                    // A condition follows, of no interest here.
                    func texts(_ key: CodingKeys) -> [String?]? {
                        (try? values.decode(Strings.self, forKey: key))?.texts
                    }
                    name = (texts(.byName) ?? texts(.target))?.first ?? nil
                    product = texts(.product)
                }
            }

            let name: String
            let type: String
            let path: String?
            let exclude: [String]
            let dependencies: [Dependency]
        }

        /// An array whose elements may be texts.
        struct Strings: Decodable {
            var texts: [String?] = []

            init(from decoder: any Decoder) throws {
                var container = try decoder.unkeyedContainer()
                while !container.isAtEnd, let text = try? container.decode(String?.self) { texts.append(text) }
            }
        }

        /// A package by its address.
        struct Package: Decodable {
            struct Source: Decodable {
                struct Location: Decodable {
                    struct Remote: Decodable { let urlString: String }
                    let remote: [Remote]?
                }
                struct Requirement: Decodable {
                    struct Bounds: Decodable {
                        let lowerBound: String
                        let upperBound: String
                    }
                    let range: [Bounds]?
                    let exact: [String]?
                    let branch: [String]?
                    let revision: [String]?
                }
                let identity: String
                let location: Location
                let requirement: Requirement
            }
            /// A package in a folder.
            struct Folder: Decodable { let path: String }

            let sourceControl: [Source]?
            let fileSystem: [Folder]?
        }

        let name: String
        let targets: [Target]
        let dependencies: [Package]
    }

    /// Returns the modules of a package; nil if the folder has none.
    ///
    /// - Throws: `FileError` with the path, if the manifest cannot be read.
    static func read(_ root: String) throws(FileError) -> AppCheckout? {
        guard StoredFile.isName("\(root)/Package.swift") else { return nil }
        let manifest = try AppFile.contents("\(root)/Package.swift")
        // An app of Swift Playgrounds: only Apple's own tools read its manifest. Its folder has all that there is.
        if String(decoding: manifest, as: UTF8.self).contains("import AppleProductTypes") { return nil }
        let run = Tool.run(["swift", "package", "--package-path", root, "dump-package"])
        guard run.status == 0, let dump = try? JSONDecoder().decode(Dump.self, from: Data(run.output.utf8)) else {
            throw FileError(problems: [
                "\(root)/Package.swift: error: expected a manifest that 'swift package dump-package' reads; it said: "
                    + (run.errors.split(separator: "\n").first.map(String.init) ?? "nothing")
            ])
        }
        let sources = dump.targets.filter { ["regular", "executable"].contains($0.type) }
        let names = Set(sources.map(\.name))
        var checkout = AppCheckout(root: root, name: AppFiles.moduleName(dump.name), origin: "package \(dump.name)")
        checkout.modules = sources.compactMap { source in
            // A manifest may say "./Sources/App/", and that nothing of "Resources/" belongs to it.
            let folder = "\(root)/\(source.path ?? "Sources/\(source.name)")".standardized
            let files = AppFiles.files(in: folder, without: Set(source.exclude.map { "\(folder)/\($0)".standardized }))
            guard !files.swift.isEmpty else { return nil }
            let used = source.dependencies.compactMap(\.name)
            return AppModule(
                name: AppFiles.moduleName(source.name), files: files.swift, resources: files.resources,
                catalogs: files.catalogs, dependencies: used.filter(names.contains).map(AppFiles.moduleName),
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

    /// Returns a requirement as a manifest spells it.
    private static func requirement(_ value: Dump.Package.Source.Requirement) -> String {
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
