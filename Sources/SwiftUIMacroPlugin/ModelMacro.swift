import SwiftSyntax
import SwiftSyntaxMacros

/// `@Model`: the record of a model object, the description of its properties, and an initializer for objects that are fetched.
enum ModelMacro {}

extension ModelMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let model = try ModelDeclaration(declaration, with: node)
        return model.record + [model.initializer, model.metadata] + model.constraints
    }
}

extension ModelMacro: MemberAttributeMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let variable = member.as(VariableDeclSyntax.self), variable.isPersistent else { return [] }
        let position = ModelDeclaration.persistentNames(in: declaration).firstIndex(of: variable.name ?? "") ?? 0
        return ["@SwiftData._PersistedProperty(\(raw: position))"]
    }
}

extension ModelMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard declaration.is(ClassDeclSyntax.self) else { return [] }
        return try protocols.map { try ExtensionDeclSyntax("nonisolated extension \(type.trimmed): \($0.trimmed) {}") }
    }
}

/// A class with `@Model`.
private struct ModelDeclaration {
    private let name: String
    private let access: String
    private let properties: [VariableDeclSyntax]
    private let uniqueness: [ExprSyntax]

    /// - Throws: the diagnostics that SwiftData has for a declaration that is no model.
    init(_ declaration: some DeclGroupSyntax, with node: AttributeSyntax) throws {
        guard let model = declaration.as(ClassDeclSyntax.self) else {
            let kind =
                declaration.as(StructDeclSyntax.self)?.name.text ?? declaration.as(EnumDeclSyntax.self)?.name.text
                ?? declaration.as(ActorDeclSyntax.self)?.name.text
            throw ExpansionError("'@Model' cannot be applied to \(declaration.kindName) type '\(kind ?? "")'")
        }
        name = model.name.text
        access = declaration.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
        properties = model.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter(\.isStored)
        for property in properties {
            guard property.bindings.count == 1, property.name != nil else {
                throw ExpansionError("expected one name in each variable of '\(name)'")
            }
        }
        for member in model.memberBlock.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self), variable.attributes.contains("Transient"),
                !variable.hasDefault
            else { continue }
            throw ExpansionError(
                "@Transient requires non-optional property '\(variable.name ?? "")' to have a default value")
        }
        let hasInitializer = model.memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
        if !hasInitializer, properties.contains(where: { !$0.hasDefault }), model.inheritanceClause == nil {
            throw ExpansionError("@Model requires an initializer be provided for '\(name)'")
        }
        uniqueness = model.memberBlock.members.compactMap { $0.decl.as(MacroExpansionDeclSyntax.self) }
            .filter { $0.macroName.text == "Unique" }
            .flatMap { macro in macro.arguments.map { $0.expression.trimmed } }
    }

    static func persistentNames(in declaration: some DeclGroupSyntax) -> [String] {
        declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
            .filter(\.isStored).compactMap(\.name)
    }

    /// What each object has besides its properties.
    var record: [DeclSyntax] {
        [
            """
            /// What a context knows of the object.
            \(raw: access)private(set) var _$record = SwiftData.ModelRecord(of: \(raw: name).self)
            """,
            "private let _$registrar = Observation.ObservationRegistrar()",
        ]
    }

    var initializer: DeclSyntax {
        let assignments = properties.enumerated().map { position, property in
            let name = property.name ?? ""
            return property.isPersistent
                ? "_\(name.withoutBackticks) = SwiftData._NoValue()"
                : "\(name) = backingData.record.constant(\(position))"
        }
        return """
            \(raw: access)required init(backingData: any SwiftData.BackingData<\(raw: name)>) {
                \(raw: assignments.joined(separator: "\n    "))
                _$record = backingData.record
            }
            """
    }

    var metadata: DeclSyntax {
        let descriptions = properties.map { property in
            let name = property.name ?? ""
            let metadata = property.schemaProperty.map { ", metadata: \($0)" } ?? ""
            return "SwiftData.Schema.PropertyMetadata(name: \"\(name.withoutBackticks)\", "
                + "keypath: \\\(self.name).\(name)\(metadata))"
        }
        return """
            \(raw: access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                [\(raw: descriptions.joined(separator: ",\n        "))]
            }
            """
    }

    /// The declaration of the values that no two objects share, if there are any.
    var constraints: [DeclSyntax] {
        if uniqueness.isEmpty { return [] }
        let paths = uniqueness.map { "\($0)" }.joined(separator: ", ")
        return [
            """
            \(raw: access)static var uniqueKeyPaths: [[Swift.AnyKeyPath]] {
                SwiftData.Schema.keyPaths(of: \(raw: name).self, [\(raw: paths)])
            }
            """
        ]
    }
}

extension DeclGroupSyntax {
    /// The keyword of the declaration.
    fileprivate var kindName: String {
        `is`(StructDeclSyntax.self) ? "struct" : `is`(EnumDeclSyntax.self) ? "enum" : "actor"
    }
}

extension String {
    fileprivate var withoutBackticks: String { filter { $0 != "`" } }
}

extension VariableDeclSyntax {
    /// The name of the variable, if it has one name.
    var name: String? { bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }

    /// Whether the variable has a value without an assignment.
    fileprivate var hasDefault: Bool {
        guard let binding = bindings.first else { return false }
        return binding.initializer != nil || binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
    }

    /// Whether a context keeps the value: of a variable, or of a constant that an initializer sets.
    fileprivate var isStored: Bool {
        isPersistent
            || bindingSpecifier.text == "let" && !modifiers.contains { $0.name.text == "static" }
                && bindings.allSatisfy { $0.initializer == nil } && !attributes.contains("Transient")
    }

    /// Whether `@Model` stores the variable.
    fileprivate var isPersistent: Bool {
        let isComputed = bindings.contains { binding in
            guard let accessors = binding.accessorBlock?.accessors else { return false }
            guard case .accessors(let list) = accessors else { return true }
            return !list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
        return bindingSpecifier.text == "var" && !isComputed
            && !modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
            && !attributes.contains("Transient") && !attributes.contains("_PersistedProperty")
            && !attributes.contains("ObservationIgnored")
    }

    /// The attribute or relationship that the code declares for the property.
    fileprivate var schemaProperty: String? {
        for case .attribute(let attribute) in attributes {
            guard let name = attribute.attributeName.lastName, ["Attribute", "Relationship"].contains(name) else {
                continue
            }
            guard case .argumentList(let arguments) = attribute.arguments else { return "SwiftData.Schema.\(name)()" }
            return "SwiftData.Schema.\(name)(\(arguments.trimmed))"
        }
        return nil
    }
}
