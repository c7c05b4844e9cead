/// The frameworks of the projects beside that of an app, which a workspace lets the app link.
struct FrameworkSearch {
    private struct Framework {
        let checkout: XcodeCheckout
        let target: String
    }

    /// The frameworks by the names of their modules.
    private var frameworks: [String: Framework] = [:]

    /// - Parameter projects: the projects, each with what its targets need. Of two frameworks with one name, the first counts.
    init(_ projects: [XcodeCheckout]) {
        for checkout in projects {
            for target in checkout.project.targets
            where target.object["productType"].hasPrefix("com.apple.product-type.framework") {
                let name = AppFiles.moduleName(target.object["name"])
                if frameworks[name] == nil {
                    frameworks[name] = Framework(checkout: checkout, target: target.object["name"])
                }
            }
        }
    }

    /// Returns a checkout with the frameworks that its modules import and it does not have, and those that these need.
    func adding(to checkout: AppCheckout) -> AppCheckout {
        guard !frameworks.isEmpty else { return checkout }
        var checkout = checkout
        var tried: Set<String> = []
        while let name = missing(in: checkout).subtracting(tried).min(), let framework = frameworks[name] {
            tried.insert(name)
            guard let found = framework.checkout.read(target: framework.target) else { continue }
            for var module in found.modules where !checkout.modules.contains(where: { $0.name == module.name }) {
                module.isApp = false
                checkout.modules.append(module)
            }
            for package in found.packages { checkout.add(package) }
        }
        if tried.isEmpty { return checkout }
        checkout.modules = AppModule.sorted(checkout.modules.map { $0.withDependencies(among: checkout.modules) })
        return checkout
    }

    private func missing(in checkout: AppCheckout) -> Set<String> {
        let imports = checkout.modules.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
        return imports.intersection(frameworks.keys).subtracting(checkout.modules.map(\.name))
    }
}
