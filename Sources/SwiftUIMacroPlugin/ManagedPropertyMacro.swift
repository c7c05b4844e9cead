import SwiftSyntax
import SwiftSyntaxMacros

/// `@_ManagedProperty`, in place of `@NSManaged`: accessors of a value that a managed object keeps by the name of the property.
enum ManagedPropertyMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let variable = declaration.as(VariableDeclSyntax.self), let name = variable.name,
            variable.bindingSpecifier.text == "var", let binding = variable.bindings.first
        else { throw ExpansionError("@NSManaged only allowed on an instance property or method") }
        guard !variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) else {
            throw ExpansionError("@NSManaged only allowed on an instance property or method")
        }
        guard binding.initializer == nil else {
            throw ExpansionError("@NSManaged property '\(name)' cannot have an initial value")
        }
        guard binding.accessorBlock == nil else {
            throw ExpansionError("@NSManaged not allowed on computed property '\(name)'")
        }
        let property = name.filter { $0 != "`" }
        if let key = ManagedKey(property, after: "primitive") {
            return [
                "get { self._primitiveValue(\"\(raw: key.text)\") }",
                "set { self._setPrimitiveValue(\"\(raw: key.text)\", newValue) }",
            ]
        }
        return [
            "get { self._managedValue(\"\(raw: property)\") }",
            "set { self._setManagedValue(\"\(raw: property)\", newValue) }",
        ]
    }
}

/// The name of a property in the name of a method about it.
struct ManagedKey {
    /// The name, such as `items`, or `URLs` as key-value coding has it.
    let text: String

    /// Finds the name between two parts of another name, such as `Items` in `addToItems`; nil if it has other parts.
    init?(_ name: String, after prefix: String, before suffix: String = "") {
        guard name.hasPrefix(prefix), name.hasSuffix(suffix), name.count > prefix.count + suffix.count else {
            return nil
        }
        let key = name.dropFirst(prefix.count).dropLast(suffix.count)
        guard let first = key.first, !first.isLowercase else { return nil }
        let isAcronym = key.dropFirst().first?.isUppercase == true
        text = isAcronym ? String(key) : first.lowercased() + key.dropFirst()
    }
}
