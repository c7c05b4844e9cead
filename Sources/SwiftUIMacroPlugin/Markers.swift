import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable` and `@AnimatableIgnored`, which other macros read. They add nothing.
enum MarkerMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) -> [DeclSyntax] { [] }
}

/// A `#Preview` of something that is not fuzzed, such as a widget. It adds nothing.
enum UnusedPreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) -> [DeclSyntax] { [] }
}

extension AttributeListSyntax {
    /// Returns whether an attribute with a name is in the list, with or without its module.
    func contains(_ name: String) -> Bool { contains { $0.name == name } }

    /// Returns the list without the attribute with a name.
    func removing(_ name: String) -> AttributeListSyntax { filter { $0.name != name } }
}

extension AttributeListSyntax.Element {
    /// The name of the attribute without its module.
    fileprivate var name: String? {
        guard case .attribute(let attribute) = self else { return nil }
        return attribute.attributeName.lastName
    }
}

extension TypeSyntax {
    /// The name of the type without its module or the types around it.
    var lastName: String? {
        `as`(IdentifierTypeSyntax.self)?.name.text ?? `as`(MemberTypeSyntax.self)?.name.text
    }
}
