import SwiftSyntax
import SwiftSyntaxMacros

/// `@_ManagedMethod`, in place of `@NSManaged`: the body of a method that changes a relationship to many objects.
enum ManagedMethodMacro: BodyMacro {
    static func expansion(
        of node: AttributeSyntax, providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
        in context: some MacroExpansionContext
    ) throws -> [CodeBlockItemSyntax] {
        guard let function = declaration.as(FunctionDeclSyntax.self),
            !function.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
        else { throw ExpansionError("@NSManaged only allowed on an instance property or method") }
        guard function.body == nil else {
            throw ExpansionError("@NSManaged method '\(function.name.text)' cannot have a body")
        }
        guard let call = ManagedCall(function) else {
            throw ExpansionError(
                "expected a method that changes a relationship, such as 'addToItems(_:)'; found "
                    + "'\(function.name.text)'")
        }
        return ["self.\(raw: call.text)"]
    }
}

/// What a method about a relationship calls.
private struct ManagedCall {
    let text: String

    /// The parts around the name of the relationship, the labels of the parameters, and the method to call.
    private static let forms: [(prefix: String, suffix: String, labels: [String], method: String)] = [
        ("addTo", "", ["_"], "_addManaged"),
        ("removeFrom", "", ["_"], "_removeManaged"),
        ("removeFrom", "", ["at"], "_removeManaged"),
        ("insertInto", "", ["_", "at"], "_insertManaged"),
        ("replace", "", ["at", "with"], "_replaceManaged"),
        // The methods of key-value coding.
        ("add", "Object", ["_"], "_addManaged"),
        ("remove", "Object", ["_"], "_removeManaged"),
        ("add", "", ["_"], "_addManaged"),
        ("remove", "", ["_"], "_removeManaged"),
    ]

    /// Reads the name and the parameters of a method; nil if they are not about a relationship.
    init?(_ function: FunctionDeclSyntax) {
        let name = function.name.text.filter { $0 != "`" }
        let parameters = Array(function.signature.parameterClause.parameters)
        let labels = parameters.map(\.firstName.text)
        for form in Self.forms where form.labels == labels {
            guard let key = ManagedKey(name, after: form.prefix, before: form.suffix) else { continue }
            let arguments = parameters.map { parameter in
                let label = parameter.firstName.text
                let value = (parameter.secondName ?? parameter.firstName).text
                return label == "_" ? ", \(value)" : ", \(label): \(value)"
            }
            text = "\(form.method)(\"\(key.text)\"\(arguments.joined()))"
            return
        }
        return nil
    }
}
