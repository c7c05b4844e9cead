/// Gives a property its accessors, which read and write a value of a managed object. `port` writes it in place of `@NSManaged`.
@attached(accessor, names: named(get), named(set)) public macro _ManagedProperty() =
    #externalMacro(module: "SwiftUIMacroPlugin", type: "ManagedPropertyMacro")

/// Gives a method its body, which changes a relationship of a managed object. `port` writes it in place of `@NSManaged`.
@attached(body) public macro _ManagedMethod() =
    #externalMacro(module: "SwiftUIMacroPlugin", type: "ManagedMethodMacro")
