import FilesAndProcesses
import ViewFuzz

/// Empty modules in the place of those that an app imports and that cannot be had.
extension PortedPackage {
    /// Adds an empty module for each import that nothing provides.
    ///
    /// - Throws: `FileError` with the path, if a file of the app cannot be read any more.
    mutating func addStubs() throws(FileError) {
        let own = Set(checkout.modules.flatMap { [$0.name] + $0.settings.aliases.keys })
        let products = Set(packages.flatMap(\.products))
        var imports: Set<String> = []
        for module in checkout.modules { imports.formUnion(try self.imports(of: module)) }
        stubs.formUnion(
            imports.subtracting(own).subtracting(products).subtracting(modulesOfPackages)
                .subtracting(BindfuzzModules.namedAsOthers).subtracting(ToolchainModules.names))
    }

    /// Removes the empty modules that have the name of a module of a package. A package may have modules that it does not offer as
    /// products; what imports them compiles without an entry in the manifest.
    ///
    /// - Parameter names: names of modules.
    /// - Returns: whether any was removed.
    mutating func removeStubs(named names: [String]) -> Bool {
        let provided = stubs.intersection(names)
        stubs.subtract(provided)
        modulesOfPackages.formUnion(provided)
        return !provided.isEmpty
    }

    /// Removes packages. Which modules the others have is found out again.
    mutating func removePackages(_ failed: [AppPackage]) {
        packages.removeAll { failed.contains($0) }
        modulesOfPackages = []
    }

    /// Returns the names of modules that two packages have, from the output of Swift Package Manager.
    static func conflictingNames(in output: String) -> [String] {
        output.matches(of: #/declare targets with a conflicting name: '(\w+)/#).map { String($0.1) }
    }
}
