import Foundation

/// A module of an app, as its project defines it.
struct AppModule: Hashable {
    /// The name by which other modules import it.
    var name: String
    /// The paths of its Swift files, in ascending order.
    var files: [String]
    /// The paths of files and folders that the app reads at run time.
    var resources: [String] = []
    /// The paths of its asset catalogs.
    var catalogs: [String] = []
    /// The paths of its Core Data models.
    var models: [String] = []
    /// The names of modules of the same checkout that it uses.
    var dependencies: [String] = []
    /// The compiler's settings.
    var settings = CompilerSettings()
    /// Whether it has the entry point of an app.
    var isApp = false
    /// The name of its target in an Xcode project.
    var target = ""
}

extension AppModule {
    /// The modules that its files import.
    var imports: Set<String> {
        files.reduce(into: []) { names, file in
            if let source = try? PortedSource(path: file) { names.formUnion(source.imports) }
        }
    }

    /// The same module, with the dependencies that its imports show.
    func withDependencies(among modules: [AppModule]) -> AppModule {
        var module = self
        let imports = imports
        module.dependencies = modules.map(\.name).filter { $0 != name && imports.contains($0) }
        return module
    }

    /// Returns the modules whose names others have, too, in ascending order of their names and targets.
    static func namesakes(among modules: [AppModule]) -> [[AppModule]] {
        Dictionary(grouping: modules, by: \.name).values.filter { $0.count > 1 }.sorted { $0[0].name < $1[0].name }
            .map { $0.sorted { $0.target < $1.target } }
    }

    /// Returns modules in an order in which each follows those that it uses.
    static func sorted(_ modules: [AppModule]) -> [AppModule] {
        var (rest, sorted) = (modules, [AppModule]())
        while let index = rest.firstIndex(where: { module in
            module.dependencies.allSatisfy { name in !rest.contains { $0.name == name && $0.name != module.name } }
        }) {
            sorted.append(rest.remove(at: index))
        }
        return sorted + rest
    }
}

/// Settings of a target that change what its code means.
struct CompilerSettings: Hashable {
    /// `5` or `6`.
    var languageMode = "5"
    /// Whether code without an annotation belongs to the main actor.
    var isMainActorByDefault = false
    /// Names of upcoming features that are on.
    var features: [String] = []
    /// Conditions for `#if`.
    private(set) var conditions: [String] = []
    /// Whether every file sees Core Data.
    var seesCoreData = false
    /// The names that modules have in the port, by those that the code imports.
    var aliases: [String: String] = [:]

    /// The settings of a debug build by Swift Package Manager, where a manifest adds none.
    static let forDebugging: CompilerSettings = {
        var settings = CompilerSettings()
        settings.addConditions(["DEBUG"])
        return settings
    }()

    /// Adds the conditions that arguments of the compiler set, such as `-D NAME` and `-DNAME`.
    mutating func addConditions(ofFlags flags: [String]) {
        let passesOn: Set = ["-Xcc", "-Xfrontend", "-Xlinker", "-Xclang-linker"]
        for (index, flag) in flags.enumerated() where flag.hasPrefix("-D") {
            // A flag for another program than the compiler sets nothing here.
            if index > 0, passesOn.contains(flags[index - 1]) { continue }
            addConditions([flag != "-D" ? String(flag.dropFirst(2)) : index + 1 < flags.count ? flags[index + 1] : ""])
        }
    }

    /// Adds conditions, each once. What the compiler does not take for one is left out.
    mutating func addConditions(_ names: [some StringProtocol]) {
        for name in names.map({ String($0) }) where !conditions.contains(name) {
            let isIdentifier = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            if isIdentifier, name.first?.isNumber == false { conditions.append(name) }
        }
    }
}

/// A package that an app depends on.
struct AppPackage: Hashable {
    /// The address of a repository, or the path of a folder.
    var location: String
    /// Whether the location is a path.
    var isLocal: Bool
    /// The arguments that follow the address in a manifest, such as `from: "1.0.0"`.
    var requirement = ""
    /// The names of the products that the app uses.
    var products: [String] = []

    /// The name by which targets refer to the package.
    var identity: String {
        let last = location.split(separator: "/").last.map(String.init) ?? location
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
}

/// What a checkout consists of.
struct AppCheckout {
    /// The absolute path of the checkout.
    let root: String
    /// The name of the app, in ASCII: the program that fuzzes it is named after it, and linkers take no other letters.
    private(set) var name: String
    /// The kind of project that was read, for the report, such as `Xcode project Foo.xcodeproj`.
    var origin: String
    var platform = PortPlatform.ios
    /// Whether the project says that the app runs on the platform alone.
    var hasOnePlatform = false
    /// The text of the app's Info.plist, complete.
    var info: String
    /// The modules that the app links. A module follows those that it uses.
    var modules: [AppModule] = []
    var packages: [AppPackage] = []

    /// - Parameters:
    ///   - root: the absolute path of the checkout.
    ///   - name: the name of the app.
    ///   - origin: the kind of project that was read.
    init(root: String, name: String, origin: String) {
        self.root = root
        self.name = Self.programName(name)
        self.origin = origin
        info = InfoList(name: name).text
    }

    /// Names the app after one of its modules.
    mutating func rename(_ module: String) { name = Self.programName(module) }

    /// Returns a name with ASCII letters, digits and `_`, such as `Uber` for `Über`.
    private static func programName(_ text: String) -> String {
        let name = AppFiles.moduleName(text).folding(options: .diacriticInsensitive, locale: nil)
        return String(name.map { $0.isASCII ? $0 : "_" })
    }
}
