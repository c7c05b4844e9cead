import ViewFuzz

/// Names of modules that a port cannot use.
enum ModuleNames {
    /// Words of Swift that name no module, and no property without backticks.
    private static let keywords: Set<String> = [
        "Any", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
        "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if",
        "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Returns whether a name is a word of Swift.
    static func isKeyword(_ name: String) -> Bool { keywords.contains(name) }

    /// Returns a name that a module of the port can have: the same one if it is free, or else with `App` at its end.
    static func free(_ name: String) -> String {
        let isTaken =
            BindfuzzModules.own.contains(name) || BindfuzzModules.namedAsOthers.contains(name)
            || ToolchainModules.names.contains(name)
            || keywords.contains(name) || name.allSatisfy { $0 == "_" }
        return isTaken ? name + "App" : name
    }
}

extension AppCheckout {
    /// Gives modules other names where theirs are taken. Code that imports such a module still finds it by its own name, but for the
    /// app, which nothing imports: there the name means the module of Apple.
    mutating func freeModuleNames() {
        let own = Set(modules.map(\.name))
        var names: [String: String] = [:]
        for name in own where ModuleNames.free(name) != name {
            var free = ModuleNames.free(name)
            while own.contains(free) { free += "App" }
            names[name] = free
        }
        guard !names.isEmpty else { return }
        let imported = names.filter { name, _ in modules.contains { $0.name == name && !$0.isApp } }
        for index in modules.indices {
            modules[index].name = names[modules[index].name] ?? modules[index].name
            modules[index].dependencies = modules[index].dependencies.map { names[$0] ?? $0 }
            modules[index].settings.aliases = imported
        }
    }
}
