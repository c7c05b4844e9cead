/// The classes that the modules of an app declare, by which a model's name of a class becomes the one in Swift.
struct DeclaredClasses {
    /// The classes of a module.
    struct Module {
        let name: String
        /// The Swift names of classes.
        var classes: Set<String> = []
        /// The Swift names of classes, by those that `@objc` gives them.
        var renamed: [String: String] = [:]
    }

    let modules: [Module]

    /// Returns models of a module with the Swift name and the module of each class. A class that nobody declares stays in the
    /// module of its model.
    func resolved(_ models: [DataModel], of module: AppModule) -> [DataModel] {
        models.map { model in
            var model = model
            for index in model.entities.indices {
                guard let name = model.entities[index].record.className else { continue }
                let found =
                    model.entities[index].codeGeneration == .wholeClass
                    ? (module: module.name, name: Self.last(name)) : find(name, from: module)
                model.entities[index].record.module = found.module
                model.entities[index].record.className = found.name
            }
            return model
        }
    }

    /// Returns the module and the Swift name of a class.
    ///
    /// - Parameter name: the name in a model: `Item`, `.Item` or `Module.Item`.
    private func find(_ name: String, from module: AppModule) -> (module: String, name: String) {
        let parts = name.split(separator: ".").map(String.init)
        let last = Self.last(name)
        let named = parts.count > 1 ? module.settings.aliases[parts[0]] ?? parts[0] : module.name
        for one in modules.filter({ $0.name == named }) + modules.filter({ $0.name != named }) {
            if let renamed = one.renamed[last] { return (one.name, renamed) }
            if one.classes.contains(last) { return (one.name, last) }
        }
        return (module.name, last)
    }

    private static func last(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}
