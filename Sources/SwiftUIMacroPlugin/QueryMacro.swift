import SwiftSyntax
import SwiftSyntaxMacros

/// `@Query`: a property of the view that fetches, and a getter of what it has fetched.
enum QueryMacro {}

extension QueryMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let name = declaration.as(VariableDeclSyntax.self)?.name else { return [] }
        return [context.isLocal ? "get { [] }" : "get { _\(raw: name).wrappedValue }"]
    }
}

extension QueryMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let variable = declaration.as(VariableDeclSyntax.self), let name = variable.name,
            variable.bindingSpecifier.text == "var", let binding = variable.bindings.first
        else { throw ExpansionError("@Query can only be applied to a variable") }
        guard let type = binding.typeAnnotation?.type, let element = type.elementOfArray else {
            throw ExpansionError("@Query requires the type of the variable, as in 'var \(name): [Item]'")
        }
        let arguments: String =
            if case .argumentList(let list) = node.arguments { "\(list.trimmed)" } else { "" }
        if context.isLocal { return [] }
        return [
            """
            @MainActor private(set) var _\(raw: name): SwiftData.Query<\(element), \(type.trimmed)> = .init(\(raw: arguments))
            """
        ]
    }
}

extension TypeSyntax {
    /// The type of the elements, if this is the type of an array.
    fileprivate var elementOfArray: TypeSyntax? {
        if let array = `as`(ArrayTypeSyntax.self) { return array.element.trimmed }
        guard let generic = `as`(IdentifierTypeSyntax.self), generic.name.text == "Array",
            let argument = generic.genericArgumentClause?.arguments.first?.argument
        else { return nil }
        return TypeSyntax("\(argument)")
    }
}

extension MacroExpansionContext {
    /// Whether the declaration is in a body. The variable of a preview is local until `#Preview` makes a property of it; the compiler only
    /// checks the local one.
    fileprivate var isLocal: Bool { lexicalContext.first.map { !$0.isProtocol((any DeclGroupSyntax).self) } ?? false }
}
