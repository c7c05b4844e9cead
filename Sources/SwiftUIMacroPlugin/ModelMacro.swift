import SwiftSyntax
import SwiftSyntaxMacros

/// `@Model`: the record of a model object, the description of its properties, and an initializer for objects that are fetched.
enum ModelMacro {}

extension ModelMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // A superclass that is a model has the conformance already.
        let isSubclass = !protocols.contains { $0.lastName == "PersistentModel" }
        let model = try ModelDeclaration(declaration, isSubclass: isSubclass)
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
        let inherits = declaration.inheritanceClause == nil ? "" : ", inherits: true"
        return ["@SwiftData._PersistedProperty(\(raw: position)\(raw: inherits))"]
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
    /// The superclass, if it is a model.
    private let superclass: TypeSyntax?
    private let isFinal: Bool
    private let hasInheritanceClause: Bool
    private let properties: [VariableDeclSyntax]
    private let uniqueness: [ExprSyntax]

    /// - Parameters:
    ///   - declaration: The class.
    ///   - isSubclass: Whether the first inherited type is a model.
    /// - Throws: the diagnostics that SwiftData has for a declaration that is no model.
    init(_ declaration: some DeclGroupSyntax, isSubclass: Bool) throws {
        guard let model = declaration.as(ClassDeclSyntax.self) else {
            let kind =
                declaration.as(StructDeclSyntax.self)?.name.text ?? declaration.as(EnumDeclSyntax.self)?.name.text
                ?? declaration.as(ActorDeclSyntax.self)?.name.text
            throw ExpansionError("'@Model' cannot be applied to \(declaration.kindName) type '\(kind ?? "")'")
        }
        name = model.name.text
        let words = declaration.modifiers.map(\.name.text)
        access = words.contains("open") ? "open " : words.contains("public") ? "public " : ""
        isFinal = words.contains("final")
        hasInheritanceClause = model.inheritanceClause != nil
        let inherited = model.inheritanceClause?.inheritedTypes.map(\.type.trimmed) ?? []
        superclass = isSubclass && !inherited.contains { $0.lastName == "PersistentModel" } ? inherited.first : nil
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
        if properties.contains(where: { $0.name == "description" }) {
            throw ExpansionError("A stored property cannot be named 'description'")
        }
        if !hasInitializer, properties.contains(where: { !$0.hasDefault }), superclass == nil {
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

    /// The access of an initializer, which cannot be open.
    private var initializerAccess: String { access == "open " ? "public " : access }
    /// How a subclass declares what its superclass has.
    private var overriding: String { superclass == nil ? access : "\(access)override " }
    /// How a type property is declared that subclasses override.
    private var typeProperty: String { isFinal ? "static" : "class" }

    /// What each object has besides its properties.
    ///
    /// Each class of a hierarchy has a record for the values that its initializer sets. That of the object's own class takes the others
    /// over at its first use.
    var record: [DeclSyntax] {
        let record = superclass == nil ? "_$stored" : "_$stored.joined(with: super._$record)"
        var members: [DeclSyntax] = [
            "private var _$stored = SwiftData.ModelRecord(of: \(raw: name).self)",
            """
            /// What a context knows of the object.
            \(raw: overriding)var _$record: SwiftData.ModelRecord { \(raw: record) }
            """,
        ]
        if superclass == nil {
            let access = isFinal ? "private " : initializerAccess
            members.append("\(raw: access)let _$registrar = Observation.ObservationRegistrar()")
        }
        if let superclass {
            members.append("private static let _$first = \(superclass).schemaMetadata.count")
        } else if hasInheritanceClause {
            members.append("private static var _$first: Int { 0 }")
        }
        return members
    }

    var initializer: DeclSyntax {
        let first = hasInheritanceClause ? "\(name)._$first + " : ""
        let assignments = properties.enumerated().map { position, property in
            let name = property.name ?? ""
            return property.isPersistent
                ? "_\(name.withoutBackticks) = SwiftData._NoValue()"
                : "\(name) = backingData.record.constant(\(first)\(position))"
        }
        let last = superclass == nil ? "" : "\n    super.init(backingData: backingData)"
        return """
            \(raw: initializerAccess)required init(backingData: any SwiftData.BackingData) {
                \(raw: assignments.joined(separator: "\n    "))
                _$stored = backingData.record\(raw: last)
            }
            """
    }

    var metadata: DeclSyntax {
        let descriptions = properties.map { property in
            let name = property.name ?? ""
            let initializer = property.bindings.first?.initializer
            let value = initializer.map { ", defaultValue: \($0.value.trimmed)" } ?? ""
            let metadata = property.schemaProperty.map { ", metadata: \($0)" } ?? ""
            return "SwiftData.Schema.PropertyMetadata(name: \"\(name.withoutBackticks)\", "
                + "keypath: \\\(self.name).\(name)\(value)\(metadata))"
        }
        let inherited = superclass == nil ? "" : "super.schemaMetadata + "
        return """
            \(raw: overriding)\(raw: typeProperty) var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                \(raw: inherited)[\(raw: descriptions.joined(separator: ",\n        "))]
            }
            """
    }

    /// The names of the properties whose values no two objects share. A class that others may inherit from has them in any case.
    var constraints: [DeclSyntax] {
        if uniqueness.isEmpty, superclass != nil || isFinal { return [] }
        let names = uniqueness.map { "\($0.propertyNames)" }.joined(separator: ", ")
        let inherited = superclass == nil ? "" : "super.uniqueProperties + "
        return [
            """
            \(raw: overriding)\(raw: typeProperty) var uniqueProperties: [[Swift.String]] { \(raw: inherited)[\(raw: names)] }
            """
        ]
    }
}

extension ExprSyntax {
    /// The names at the ends of the key paths in an array.
    fileprivate var propertyNames: [String] {
        let paths = `as`(ArrayExprSyntax.self)?.elements.compactMap { $0.expression.as(KeyPathExprSyntax.self) } ?? []
        return paths.compactMap { path in
            let property = path.components.last?.component.as(KeyPathPropertyComponentSyntax.self)
            return property?.declName.baseName.text.withoutBackticks
        }
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
