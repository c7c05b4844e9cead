import FilesAndProcesses
import Foundation
import PlainText
import ViewFuzz

/// The package that a port writes: the app's modules as links to its files, and the fuzzer.
///
/// What a person may edit (the definition, the test, the corpus) is written once. The rest is the port's own: each file of it that
/// changed by another hand is reported, and left alone.
struct PortedPackage {
    /// The absolute path of the package.
    let root: String
    private(set) var checkout: AppCheckout
    /// The entry for bindfuzz in the list of dependencies, and its name for targets.
    let dependency: (entry: String, identity: String)
    /// The absolute path of the checkout of bindfuzz; nil for a repository.
    let toolCheckout: String?
    /// The absolute path of the folder for built products. All ports of one checkout of bindfuzz share it, so that only the first
    /// one compiles bindfuzz.
    let buildFolder: String
    /// The packages that are kept.
    var packages: [AppPackage]
    /// The modules that are replaced by empty ones.
    var stubs: Set<String> = []
    /// The imported modules that packages have without offering them as products.
    var modulesOfPackages: Set<String> = []
    /// Whether the modules of the app are compiled without optimization. The host, which takes most of the time of a run, always is
    /// optimized.
    var isUnoptimized: Bool
    /// The repairs of files, by the path of the file; that of a generated file is its place in the package.
    var repairs: [String: SourceRepair] = [:]
    /// The Core Data models of each module, by its name.
    let models: [String: [DataModel]]
    /// Why other models are left out.
    let modelProblems: [DataModel.Problem]

    let cache: SourceCache
    /// The names of the files of each module, by their paths.
    private let names: [String: [String: String]]
    /// The most bytes of source, about 10,000 lines, that are optimized. More would take the compiler minutes.
    private static let mostOptimizedBytes = 400_000

    /// - Parameters:
    ///   - root: the absolute path of the package.
    ///   - checkout: the app.
    ///   - dependency: the entry for bindfuzz in the list of dependencies, and its name for targets.
    ///   - toolCheckout: the absolute path of the checkout of bindfuzz; nil for a repository.
    ///   - buildFolder: the absolute path of the folder for built products.
    init(
        root: String, checkout: AppCheckout, dependency: (entry: String, identity: String), toolCheckout: String? = nil,
        buildFolder: String
    ) {
        self.root = root
        self.checkout = checkout
        self.dependency = dependency
        self.toolCheckout = toolCheckout
        self.buildFolder = buildFolder
        packages = checkout.packages.filter { !ServicePackages.areOf($0) }
        cache = SourceCache(platform: checkout.platform)
        names = Dictionary(checkout.modules.map { ($0.name, Self.names(of: $0)) }) { $1 }
        let bytes = checkout.modules.flatMap(\.files).reduce(0) { sum, file in
            let size = try? FileManager.default.attributesOfItem(atPath: file)[.size]
            return sum + ((size as? NSNumber)?.intValue ?? 0)
        }
        isUnoptimized = bytes > Self.mostOptimizedBytes
        (models, modelProblems) = Self.models(of: checkout.modules)
        var seesCoreData = !models.isEmpty
        for file in checkout.modules.flatMap(\.files) {
            do {
                if try cache.entry(file).imports.contains("CoreData") { seesCoreData = true }
            } catch {
                repairs[file] = SourceRepair(leavingOutFor: AppFile.problem(with: file) ?? error.description)
            }
        }
        for index in checkout.modules.indices { self.checkout.modules[index].settings.seesCoreData = seesCoreData }
    }

    /// The name of the fuzzer.
    var program: String { checkout.name + "Fuzz" }

    /// The absolute path of the fuzzer as it is built.
    var product: String { "\(buildFolder)/release/\(program)" }

    /// The absolute path of the fuzzer beside the resources of the app: there `Bundle.main` finds them.
    var executable: String { "\(root)/Bundle/\(program)" }

    /// Puts the fuzzer that was built beside the resources.
    ///
    /// - Throws: `FileError` with the path.
    func installExecutable() throws {
        do {
            try FileManager.default.createDirectory(atPath: "\(root)/Bundle", withIntermediateDirectories: true)
            unlink(executable)
            // A link costs nothing, but not across volumes.
            if link(product, executable) != 0 {
                try FileManager.default.copyItem(atPath: product, toPath: executable)
            }
        } catch {
            throw FileError(problems: ["\(executable): error: expected a file that can be written; \(error)"])
        }
    }

    /// The resources that the project names, and that are not in the checkout, as when their files are elsewhere on the author's Mac.
    var missingResources: [String] {
        checkout.modules.flatMap(\.resources).filter { !FileManager.default.fileExists(atPath: $0) }
    }

    /// The resources of the app by their paths in the package. As in an app's bundle, they are in one folder, except for those of a
    /// language.
    private var resources: [String: String] {
        let missing = Set(missingResources)
        return checkout.modules.flatMap(\.resources).reduce(into: [:]) { places, file in
            guard !missing.contains(file) else { return }
            let parts = file.split(separator: "/").suffix(2).map(String.init)
            guard let name = parts.last else { return }
            let place = parts[0].hasSuffix(".lproj") ? "\(parts[0])/\(name)" : name
            if places["Bundle/" + place] == nil { places["Bundle/" + place] = file }
        }
    }

    /// Returns the path of a file in the package.
    func place(of file: String, in module: AppModule) -> String {
        let prefix = checkout.root + "/"
        let relative = file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : String(file.dropFirst())
        let folder = (relative as NSString).deletingLastPathComponent
        let name = names[module.name]?[file] ?? (file as NSString).lastPathComponent
        return "App/\(module.name)/\(folder.isEmpty ? "" : Self.plain(folder) + "/")\(name)"
    }

    /// Returns a path that the lists of Swift Package Manager can have.
    private static func plain(_ path: String) -> String {
        String(path.map { "\"\\'".contains($0) || $0.isNewline ? "_" : $0 })
    }

    /// The names of files that the port makes, and of those that the compiler takes for the beginning of a program.
    private static let takenNames: Set = [
        "main", "portedmodule", "generatedclassnames", "generatedassetsymbols", "generatedbundle",
        "generatedmanagedobjects",
    ]

    /// Returns the names of a module's files in the package, by their paths. The compiler needs different ones, so a second file of a
    /// name has a number: `Row_2.swift`.
    private static func names(of module: AppModule) -> [String: String] {
        func stem(_ file: String) -> String {
            plain(((file as NSString).lastPathComponent as NSString).deletingPathExtension)
        }
        var taken = Set(module.files.map { stem($0).lowercased() })
        var seen = takenNames
        var names: [String: String] = [:]
        for file in module.files where names[file] == nil {
            var name = stem(file)
            if !seen.insert(name.lowercased()).inserted {
                var number = 2
                while !taken.insert("\(name)_\(number)".lowercased()).inserted { number += 1 }
                name += "_\(number)"
            }
            names[file] = name + ".swift"
        }
        return names
    }

    /// The name of the target for all that the modules of the app use from outside.
    static let dependenciesTarget = "AppDependencies"

    /// Returns the path of the empty module in the place of one that is missing.
    func place(ofStub name: String) -> String { "Stubs/\(name)/\(name).swift" }

    /// Returns the absolute paths of the Swift files of a module, as the package has them.
    func sourcePaths(of module: AppModule) throws(FileError) -> [String] {
        try (sources(of: module).map(\.place) + generatedSources(of: module).keys).sorted().map { "\(root)/\($0)" }
    }

    /// Returns the texts and links of all files that belong to the port, by path.
    ///
    /// - Throws: `FileError` with the path, if a file of the app cannot be read any more.
    func files() throws(FileError) -> [String: PortedFile] {
        var files = try compiledModels()
        files["Package.swift"] = .text(try manifest())
        for module in checkout.modules {
            for (file, place) in sources(of: module) { files[place] = try ported(file) }
            for (place, file) in try generatedSources(of: module) { files[place] = file }
        }
        for (place, file) in resources { Self.add(copyOf: file, at: place, to: &files) }
        // The project's own file is a template.
        files["Bundle/Info.plist"] = .text(checkout.info)
        files["App/\(Self.dependenciesTarget)/\(Self.dependenciesTarget).swift"] = .text(
            "// Written by 'bindfuzz port'.\n")
        for stub in stubs {
            files[place(ofStub: stub)] = .text(
                "// Written by 'bindfuzz port' in place of a module that Linux does not have.\n")
        }
        return files
    }

    /// The files of a module that are not left out, with their paths in the package.
    func sources(of module: AppModule) -> [(file: String, place: String)] {
        module.files.filter { repairs[$0]?.reasonForLeavingOut == nil }.map { ($0, place(of: $0, in: module)) }
    }

    /// Returns the files of a module that the port makes, by path.
    private func generatedSources(of module: AppModule) throws(FileError) -> [String: PortedFile] {
        // A module without files is none.
        var files = ["App/\(module.name)/PortedModule.swift": PortedFile.text("// Written by 'bindfuzz port'.\n")]
        if try looksForClasses(module) {
            let lookup = ClassLookup.source(of: try classNames)
            if !lookup.isEmpty { files["App/\(module.name)/GeneratedClassNames.swift"] = .text(lookup) }
        }
        if try cache.needsModuleBundle(sources(of: module).map(\.file)) {
            files["App/\(module.name)/GeneratedBundle.swift"] = .text(
                """
                // Written by 'bindfuzz port'. The resources of all modules are in one folder.
                import Foundation

                extension Bundle {
                    static var module: Bundle { .main }
                }

                """)
        }
        let managedObjects = try managedObjects(of: module)
        if !managedObjects.isEmpty {
            let place = place(ofManagedObjectsIn: module)
            let repair = repairs[place]
            if repair?.reasonForLeavingOut == nil { files[place] = .text(repair?.text ?? managedObjects) }
        }
        if module.catalogs.isEmpty { return files }
        let declared = try cache.names(\.colorNames, of: sources(of: module).map(\.file))
        let symbols = AssetCatalog.symbols(of: module.catalogs, besides: declared)
        if !symbols.isEmpty { files["App/\(module.name)/GeneratedAssetSymbols.swift"] = .text(symbols) }
        return files
    }

    /// Returns the names of the modules that the files of a module import.
    func imports(of module: AppModule) throws(FileError) -> Set<String> {
        try cache.names(\.imports, of: sources(of: module).map(\.file))
    }

    /// Whether a file of a module looks for classes by name.
    private func looksForClasses(_ module: AppModule) throws(FileError) -> Bool {
        for source in sources(of: module) where try cache.entry(source.file).looksForClasses { return true }
        return false
    }

    /// The names of all classes of the app that `@objc` renames, as Swift has them, by those that it gives.
    private var classNames: [String: String] {
        get throws(FileError) {
            var names: [String: String] = [:]
            for module in checkout.modules {
                for source in sources(of: module) {
                    for (name, swiftName) in try cache.entry(source.file).classNames {
                        names[name] = "\(module.name).\(swiftName)"
                    }
                }
            }
            return names
        }
    }

    /// Adds the copy of a resource, or of each file in a folder.
    private static func add(copyOf path: String, at place: String, to files: inout [String: PortedFile]) {
        let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard StoredFile.isDirectory(path), let names = try? FileManager.default.subpathsOfDirectory(atPath: path)
        else {
            files[place] = .copy(path)
            return
        }
        for name in names where !StoredFile.isDirectory("\(path)/\(name)") {
            let file = URL(fileURLWithPath: "\(path)/\(name)").resolvingSymlinksInPath().path
            files["\(place)/\(name)"] = .copy(file)
        }
    }

    /// Returns the text or link of a file of the app, with the parts that are left out.
    private func ported(_ file: String) throws(FileError) -> PortedFile {
        if let repair = repairs[file], !repair.gaps.isEmpty { return .text(repair.text) }
        return try unrepaired(file)
    }

    /// Returns the text or link of a file of the app, with all of its parts.
    func unrepaired(_ file: String) throws(FileError) -> PortedFile { try cache.entry(file).file }
}

/// A file of the port.
enum PortedFile: Equatable {
    case text(String)
    /// A symbolic link to a path.
    case link(String)
    /// A copy of the file at a path: what an app writes to its resources must not change the checkout.
    case copy(String)
}
