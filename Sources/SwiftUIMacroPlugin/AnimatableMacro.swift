import SwiftSyntax
import SwiftSyntaxMacros

/// `@Animatable`: `animatableData` with all stored variables of a type that are not marked with `@AnimatableIgnored`.
enum AnimatableMacro {}

extension AnimatableMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard !protocols.isEmpty else { return [] }
        return [try ExtensionDeclSyntax("nonisolated extension \(type.trimmed): HeadlessUI.Animatable {}")]
    }
}

extension AnimatableMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let variables = declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        let properties = try variables.filter(\.isAnimated).flatMap { try $0.bindings.map(AnimatedProperty.init) }
        guard let last = properties.last else { return [] }
        let (type, value) = properties.dropLast().reversed().reduce((last.type, last.value)) { rest, property in
            (
                "HeadlessUI.AnimatablePair<\(property.type), \(rest.0)>",
                "HeadlessUI.AnimatablePair(\(property.value), \(rest.1))"
            )
        }
        var path = "newValue"
        var assignments: [String] = []
        for property in properties.dropLast() {
            assignments.append("\(property.value) = \(path).first")
            path += ".second"
        }
        assignments.append("\(last.value) = \(path)")
        let modifiers = declaration.modifiers.first { $0.name.text == "public" }.map { "\($0.trimmed) " } ?? ""
        return [
            """
            nonisolated \(raw: modifiers)var animatableData: \(raw: type) {
                get { \(raw: value) }
                set {
                    \(raw: assignments.joined(separator: "\n        "))
                }
            }
            """
        ]
    }
}

extension VariableDeclSyntax {
    /// Whether the variables are stored in each value, may change, and are neither ignored nor wrapped.
    fileprivate var isAnimated: Bool {
        bindingSpecifier.text == "var" && attributes.isEmpty && bindings.allSatisfy { $0.accessorBlock == nil }
            && !modifiers.contains { ["static", "lazy", "class"].contains($0.name.text) }
    }
}

/// A property whose value is animated.
private struct AnimatedProperty {
    /// The type of its data.
    let type: String
    /// The expression of its data.
    let value: String

    init(_ binding: PatternBindingSyntax) throws {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
            throw ExpansionError("expected a variable with one name; mark this one with '@AnimatableIgnored'")
        }
        let type =
            binding.typeAnnotation?.type.trimmedDescription
            ?? binding.initializer.flatMap { Self.type(of: $0.value) }
        guard let type else {
            throw ExpansionError(
                "expected the type of '\(name)', as in 'var \(name): Double'; or mark it with '@AnimatableIgnored'")
        }
        self.type = "\(type).AnimatableData"
        value = "\(name).animatableData"
    }

    /// Returns the type of an initial value, if it can be read from the value.
    private static func type(of value: ExprSyntax) -> String? {
        if value.is(FloatLiteralExprSyntax.self) { return "Double" }
        if let negative = value.as(PrefixOperatorExprSyntax.self) { return type(of: negative.expression) }
        if let call = value.as(FunctionCallExprSyntax.self) {
            if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
            return member(call.calledExpression)
        }
        return member(value)
    }

    /// Returns the type whose member an expression is: `Angle` of `Angle.zero`.
    private static func member(_ value: ExprSyntax) -> String? {
        value.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}
