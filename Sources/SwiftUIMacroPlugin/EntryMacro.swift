import SwiftSyntax
import SwiftSyntaxMacros

/// `@Entry`: a key with the initial value of the variable, and accessors that use the key.
enum EntryMacro {}

extension EntryMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let entry = try Entry(declaration, in: context)
        return ["get { self[\(raw: entry.key).self] }", "set { self[\(raw: entry.key).self] = newValue }"]
    }
}

extension EntryMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let entry = try Entry(declaration, in: context)
        return [
            """
            nonisolated private struct \(raw: entry.key): \(raw: entry.conformances) {
                \(raw: entry.members)
            }
            """
        ]
    }
}

/// A variable with `@Entry`.
private struct Entry {
    /// The name of the key.
    let key: String
    /// The protocols of the key.
    let conformances: String
    /// The members that the protocols need.
    let members: String

    private static let protocols = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
        "FocusedValues": "FocusedValueKey",
    ]

    init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
        guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            variable.bindings.count == 1, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { throw ExpansionError("expected one variable after '@Entry'") }
        let scope = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.lastName
        guard let scope, let keyProtocol = Self.protocols[scope] else {
            throw ExpansionError(
                "expected '@Entry' in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues")
        }
        key = "__Key_\(name.filter { $0 != "`" })"
        let type = binding.typeAnnotation?.type
        conformances = "HeadlessUI.\(keyProtocol)" + (type == nil ? ", HeadlessUI.EntryKey" : "")
        members = try Self.members(type: type, value: binding.initializer?.value, scope)
    }

    private static func members(type: TypeSyntax?, value: ExprSyntax?, _ scope: String) throws -> String {
        let wrapped = type.flatMap(wrappedType)
        if scope == "FocusedValues" {
            guard let wrapped else { throw ExpansionError("expected an optional type: no view may have the focus") }
            return "typealias Value = \(wrapped.trimmed)"
        }
        guard let value = value ?? (wrapped == nil ? nil : "nil") else {
            throw ExpansionError("expected a default value after '@Entry': '= …'")
        }
        guard let type else { return "static let entryDefault = HeadlessUI.EntryDefault(\(value.trimmed))" }
        return """
            typealias Value = \(type.trimmed)
                static var defaultValue: Value { \(value.trimmed) }
            """
    }

    /// Returns the type that an optional type wraps.
    private static func wrappedType(_ type: TypeSyntax) -> TypeSyntax? {
        if let optional = type.as(OptionalTypeSyntax.self) { return optional.wrappedType }
        guard let generic = type.as(IdentifierTypeSyntax.self), generic.name.text == "Optional",
            let argument = generic.genericArgumentClause?.arguments.first?.argument
        else { return nil }
        return TypeSyntax("\(argument)")
    }
}

/// A mistake in the use of a macro.
struct ExpansionError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
