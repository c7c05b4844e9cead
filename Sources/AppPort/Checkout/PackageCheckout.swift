import FilesAndProcesses
import Foundation

/// Reads an app that is a Swift package.
enum PackageCheckout {
    private struct Dump: Decodable {
        struct Target: Decodable {
            struct Dependency: Decodable {
                let byName: [String?]?
                let target: [String?]?

                private enum CodingKeys: String, CodingKey { case byName, target }

                init(from decoder: any Decoder) throws {
                    let values = try decoder.container(keyedBy: CodingKeys.self)
                    // The second element is a condition, of no interest here.
                    byName = try? values.decode(Strings.self, forKey: .byName).texts
                    target = try? values.decode(Strings.self, forKey: .target).texts
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
                texts.append(try? container.decode(String.self))
            }
        }

        let name: String
        let targets: [Target]
    }

    /// Returns the modules of a package; nil if the folder has none.
    ///
    /// - Throws: `FileError` with the path, if the manifest cannot be read.
    static func read(_ root: String, target: String?) throws(FileError) -> AppCheckout? {
        guard FileManager.default.fileExists(atPath: "\(root)/Package.swift") else { return nil }
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
            let folder = "\(root)/\(source.path ?? "Sources/\(source.name)")"
            let files = AppFiles.files(in: folder, without: Set(source.exclude.map { "\(folder)/\($0)" }))
            guard !files.swift.isEmpty else { return nil }
            let used = source.dependencies.compactMap { ($0.byName ?? $0.target)?.first ?? nil }
            return AppModule(
                name: AppFiles.moduleName(source.name), files: files.swift, resources: files.resources,
                catalogs: files.catalogs, dependencies: used.filter(names.contains), isApp: source.type == "executable")
        }
        checkout.modules = AppModule.sorted(checkout.modules)
        return checkout.modules.isEmpty ? nil : checkout
    }
}
