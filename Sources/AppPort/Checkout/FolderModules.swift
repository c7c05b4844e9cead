import Foundation
import ViewFuzz

/// The modules of a folder without a project that can be read: a folder whose name is imported is a module.
struct FolderModules {
    private let root: String
    private let name: String
    private let files: AppFiles

    /// - Parameters:
    ///   - root: the folder.
    ///   - name: the name of the module with all that belongs to no other one.
    ///   - files: all files of the folder.
    init(root: String, name: String, files: AppFiles) {
        self.root = root
        self.name = name
        self.files = files
    }

    /// The modules, each after those that it uses.
    var modules: [AppModule] {
        let parts = files.swift.filter { !isTest($0) }
        // A folder that has nothing else is an app by itself.
        let swift = parts.isEmpty ? files.swift : parts
        let imports = AppModule(name: name, files: swift).imports.subtracting(ToolchainModules.names)
            .subtracting(BindfuzzModules.namedAsOthers).filter { ToolchainModules.unsupportedStore(of: $0) == nil }
        // The nearest folder with such a name counts, as `Settings` in `Features/Settings/Sources/Row.swift`, or `UserInterface`
        // for `User/Interface`.
        func owner(of file: String) -> String {
            let folders = file.dropFirst(root.count).split(separator: "/").dropLast().map(String.init)
            let names = zip(folders, [""] + folders).reversed().flatMap { [$0, $1 + $0] }
            return names.first(where: imports.contains) ?? name
        }
        let owners = Dictionary(grouping: swift, by: owner)
        // The module around a model has its classes.
        let models = Dictionary(grouping: self.files.models) { model in
            let owner = owner(of: model)
            return owners[owner] == nil ? name : owner
        }
        let modules = owners.map { owner, files in
            AppModule(
                name: owner, files: files, resources: owner == name ? self.files.resources : [],
                catalogs: owner == name ? self.files.catalogs : [],
                models: models[owner] ?? [], settings: .forDebugging, isApp: owner == name)
        }
        let sorted = AppModule.sorted(modules.sorted { $0.name < $1.name }.map { $0.withDependencies(among: modules) })
        let isCyclic = sorted.indices.contains { index in
            !sorted[index].dependencies.allSatisfy { name in sorted[..<index].contains { $0.name == name } }
        }
        guard isCyclic else { return sorted }
        // The folders are not the modules, then: all of it in one compiles, too.
        return [
            AppModule(
                name: name, files: swift, resources: self.files.resources, catalogs: self.files.catalogs,
                models: self.files.models, settings: .forDebugging, isApp: true)
        ]
    }

    /// Whether a file belongs to tests, or to the description of a project. The folders around the app do not count.
    private func isTest(_ path: String) -> Bool {
        let parts = path.dropFirst(root.count).split(separator: "/")
        return ["Project.swift", "Workspace.swift", "Package.swift", "Tuist.swift"].contains(parts.last ?? "")
            || parts.dropLast().contains { part in
                ["Tests", "UITests", "Testing", "Tuist", "Plugins", "Demo", "Example", "Templates"].contains(part)
                    || part.hasSuffix("Tests")
            }
    }
}
