import FilesAndProcesses
import Foundation
import ViewFuzz

extension PortedPackage {
    /// `Package.swift`
    var manifest: String {
        let dependencies = [dependency.entry] + packages.map(entry)
        let targets =
            stubs.sorted().map { ".target(name: \"\($0)\", path: \"Stubs/\($0)\")" } + checkout.modules.map(target)
        return """
            // swift-tools-version: 6.2
            // Written by 'bindfuzz port', which writes it anew.
            import PackageDescription

            let package = Package(
                name: "\(program)",
                platforms: [.macOS(.v14), .iOS(.v17)],
                dependencies: [
            \(dependencies.map { "        \($0),\n" }.joined())    ],
                targets: [
            \(targets.map { "        \($0),\n" }.joined())        .executableTarget(
                        name: "\(program)",
                        dependencies: [\(checkout.modules.map { "\"\($0.name)\", " }.joined())\(product("ViewFuzz"))]),
                ]
            )

            """
    }

    private func product(_ name: String) -> String {
        ".product(name: \"\(name)\", package: \"\(dependency.identity)\")"
    }

    private func entry(_ package: AppPackage) -> String {
        package.isLocal
            ? ".package(path: \(package.location.swiftLiteral))"
            : ".package(url: \(package.location.swiftLiteral), \(package.requirement))"
    }

    private func target(_ module: AppModule) -> String {
        let imports = module.imports
        let own = module.dependencies.filter { name in checkout.modules.contains { $0.name == name } }
        let products = packages.flatMap { package in
            package.products.map { ".product(name: \"\($0)\", package: \"\(package.identity)\")" }
        }
        let dependencies =
            own.map { "\"\($0)\"" } + stubs.intersection(imports).sorted().map { "\"\($0)\"" } + [
                product("AppleModules")
            ] + products
        return """
            .target(
                        name: "\(module.name)", dependencies: [\(dependencies.joined(separator: ", "))],
                        path: "App/\(module.name)", swiftSettings: [\(settings(of: module.settings).joined(separator: ", "))])
            """
    }

    private func settings(of settings: CompilerSettings) -> [String] {
        var list = [".swiftLanguageMode(.v\(settings.languageMode))"]
        if settings.isMainActorByDefault { list.append(".defaultIsolation(MainActor.self)") }
        list += settings.features.map { ".enableUpcomingFeature(\"\($0)\")" }
        list += settings.conditions.map { ".define(\"\($0)\")" }
        // As with Foundation on Apple's platforms, every file sees Combine. Internal declarations can be named by a definition.
        list.append(
            ".unsafeFlags([\"-Xfrontend\", \"-import-module\", \"-Xfrontend\", \"Combine\", \"-enable-testing\"])")
        return list
    }
}
