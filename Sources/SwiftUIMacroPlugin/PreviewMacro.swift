import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: a class that the program finds by its conformance. The compiler keeps a class that nothing uses, also in an
/// optimized build.
enum PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let name = node.arguments.first { $0.label == nil }?.expression ?? "nil"
        let body = try PreviewBody(node.body, takesArgument: node.argument("arguments") != nil, in: context)
        let (count, argument) = node.previewArguments
        let location = context.location(of: node)
        let (file, line) = (location?.file ?? "\"\"", location?.line ?? "0")
        return [
            """
            nonisolated private final class \(context.makeUniqueName("Preview")): HeadlessUI.PreviewRegistry {
                static var name: Swift.String? { \(name.trimmed) }
                static var fileID: Swift.String { \(file) }
                static var line: Swift.Int { \(line) }
            \(raw: count)
                @MainActor static func makePreview(at position: Swift.Int) -> HeadlessUI.Preview {
                    HeadlessUI.Preview(\(raw: node.traits)\(raw: argument)body: \(body.closure))
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
        return argument("body") ?? "{}"
    }

    /// Returns the argument with a label.
    fileprivate func argument(_ label: String) -> ExprSyntax? {
        arguments.first { $0.label?.text == label }?.expression.trimmed
    }

    /// The traits of a view, as arguments. Those of a window have no effect.
    fileprivate var traits: String {
        guard argument("windowStyle") == nil, let first = arguments.firstIndex(where: { $0.label?.text == "traits" })
        else { return "" }
        let rest = arguments[arguments.index(after: first)...].prefix { $0.label == nil }
        return "traits: " + ([arguments[first]] + rest).map { "\($0.expression.trimmed), " }.joined()
    }

    /// The declaration of the number of arguments, and the arguments that the preview passes on; empty texts if it takes none.
    ///
    /// The elements of an array in the source are counted here, so that no code of the app runs for it.
    fileprivate var previewArguments: (count: String, argument: String) {
        guard let values = argument("arguments") else { return ("", "") }
        let count = values.as(ArrayExprSyntax.self).map { "\($0.elements.count)" } ?? "(\(values)).count"
        return (
            "    @MainActor static var argumentCount: Swift.Int? { \(count) }", "arguments: \(values), at: position, "
        )
    }
}

/// The closure of a preview. If it declares `@Previewable` variables, they become properties of a view, and the other statements
/// its body.
private struct PreviewBody {
    let closure: ExprSyntax
    /// The declaration of the view; empty if there are no such variables.
    let view: String

    init(_ body: ExprSyntax, takesArgument: Bool, in context: some MacroExpansionContext) throws {
        let statements = body.as(ClosureExprSyntax.self)?.statements ?? []
        let variables = statements.compactMap(\.previewable)
        guard !variables.isEmpty else {
            (closure, view) = (body, "")
            return
        }
        guard !takesArgument else {
            throw ExpansionError("expected no @Previewable variable in a preview with arguments; declare it in a view")
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
