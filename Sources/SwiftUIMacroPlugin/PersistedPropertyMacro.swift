import SwiftSyntax
import SwiftSyntaxMacros

/// `@_PersistedProperty`, which `@Model` adds to each property: accessors that use the record of the object.
enum PersistedPropertyMacro {}

extension PersistedPropertyMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let variable = declaration.as(VariableDeclSyntax.self), let name = variable.name,
            case .argumentList(let arguments) = node.arguments, let index = arguments.first?.expression
        else { return [] }
        // A class with a superclass has the properties of that first.
        let position = arguments.count > 1 ? "Self._$first + \(index)" : "\(index)"
        let stored = "_\(name.filter { $0 != "`" })"
        return [
            """
            @storageRestrictions(accesses: _$stored, initializes: \(raw: stored))
            init(initialValue) {
                _$stored.initialize(\(raw: position), to: initialValue)
                \(raw: stored) = SwiftData._NoValue()
            }
            """,
            "get { _$record.read(\(raw: position), of: self, \\.\(raw: name), _$registrar) }",
            "set { _$record.write(\(raw: position), of: self, \\.\(raw: name), _$registrar, newValue) }",
        ]
    }
}

extension PersistedPropertyMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let name = declaration.as(VariableDeclSyntax.self)?.name else { return [] }
        return ["private var _\(raw: name.filter { $0 != "`" }): SwiftData._NoValue"]
    }
}
