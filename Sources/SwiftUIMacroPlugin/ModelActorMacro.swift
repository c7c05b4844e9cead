import SwiftSyntax
import SwiftSyntaxMacros

/// `@ModelActor`: the container and the executor of an actor with a context of its own.
enum ModelActorMacro {}

extension ModelActorMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard declaration.is(ActorDeclSyntax.self) else {
            throw ExpansionError("@ModelActor can only be applied to an actor")
        }
        let access = declaration.modifiers.contains { $0.name.text == "public" } ? "public " : ""
        let makesInitializer: Bool = {
            guard case .argumentList(let list) = node.arguments else { return true }
            return list.first { $0.label?.text == "disableGenerateInit" }?.expression.trimmedDescription != "true"
        }()
        let properties: [DeclSyntax] = [
            "\(raw: access)nonisolated let modelExecutor: any SwiftData.ModelExecutor",
            "\(raw: access)nonisolated let modelContainer: SwiftData.ModelContainer",
        ]
        let initializer: DeclSyntax = """
            \(raw: access)init(modelContainer: SwiftData.ModelContainer) {
                self.modelExecutor = SwiftData.DefaultSerialModelExecutor(
                    modelContext: SwiftData.ModelContext(modelContainer))
                self.modelContainer = modelContainer
            }
            """
        return makesInitializer ? properties + [initializer] : properties
    }
}

extension ModelActorMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard !protocols.isEmpty else { return [] }
        return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.ModelActor {}")]
    }
}
