import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: a class that the program finds by its conformance. The compiler keeps a class that nothing uses, also in an
/// optimized build.
enum PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        let name = node.arguments.first { $0.label == nil }?.expression ?? "nil"
        let traits = node.arguments.drop { $0.label?.text != "traits" }.prefix { $0.label?.text != "body" }
        let traitArguments = traits.map { trait in
            "\(trait.label.map { "\($0.text): " } ?? "")\(trait.expression.trimmed), "
        }.joined()
        let body = PreviewBody(node.body, in: context)
        let location = context.location(of: node)
        let (file, line) = (location?.file ?? "\"\"", location?.line ?? "0")
        return [
            """
            nonisolated private final class \(context.makeUniqueName("Preview")): HeadlessUI.PreviewRegistry {
                static var name: Swift.String? { \(name.trimmed) }
                static var fileID: Swift.String { \(file) }
                static var line: Swift.Int { \(line) }
                @MainActor static func makePreview() -> HeadlessUI.Preview {
                    HeadlessUI.Preview(\(raw: traitArguments)body: \(body.closure))
                }
            \(raw: body.view)
            }
            """
        ]
    }
}

extension FreestandingMacroExpansionSyntax {
    /// The expression that makes the view.
    fileprivate var body: ExprSyntax {
        if let closure = trailingClosure { return ExprSyntax(closure.trimmed) }
        return arguments.first { $0.label?.text == "body" }?.expression.trimmed ?? "{}"
    }
}

/// The closure of a preview. If it declares `@Previewable` variables, they become properties of a view, and the other statements
/// its body.
private struct PreviewBody {
    let closure: ExprSyntax
    /// The declaration of the view; empty if there are no such variables.
    let view: String

    init(_ body: ExprSyntax, in context: some MacroExpansionContext) {
        let statements = body.as(ClosureExprSyntax.self)?.statements ?? []
        let variables = statements.compactMap(\.previewable)
        guard !variables.isEmpty else {
            (closure, view) = (body, "")
            return
        }
        let rest = statements.filter { $0.previewable == nil }
        let name = context.makeUniqueName("Content")
        closure = "{ \(name)() }"
        let properties = variables.map { "        \($0.trimmedDescription)" }.joined(separator: "\n")
        view = """
                @MainActor fileprivate struct \(name): HeadlessUI.View {
            \(properties)
                    var body: some HeadlessUI.View {
                        \(rest.trimmedDescription)
                    }
                }
            """
    }
}

extension CodeBlockItemSyntax {
    /// The variable without its attribute, if this is the declaration of a `@Previewable` variable.
    fileprivate var previewable: VariableDeclSyntax? {
        guard case .decl(let declaration) = item, let variable = declaration.as(VariableDeclSyntax.self),
            variable.attributes.contains("Previewable")
        else { return nil }
        var property = variable.trimmed
        property.attributes = variable.attributes.removing("Previewable")
        return property
    }
}
