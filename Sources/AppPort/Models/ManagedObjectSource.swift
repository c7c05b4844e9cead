import ManagedModelFile

/// The classes that Xcode generates for the entities of Core Data models.
struct ManagedObjectSource {
    /// The entities of all models of a module, with the classes that the module and others declare.
    private let entities: [DataModel.Entity]
    /// `nonisolated `, where other code belongs to the main actor: managed objects belong to the queue of their context.
    private let isolation: String

    /// - Parameters:
    ///   - models: the models of a module, whose entities have the Swift names of their classes.
    ///   - settings: the compiler's settings for the module.
    init(_ models: [DataModel], settings: CompilerSettings) {
        entities = models.flatMap(\.entities)
        isolation = settings.isMainActorByDefault ? "nonisolated " : ""
    }

    /// The Swift source; an empty text if nothing is generated. A class that two models name is declared once.
    var text: String {
        var seen: Set<String> = []
        let generated = entities.filter { entity in
            guard entity.codeGeneration != .manual, let name = entity.record.className else { return false }
            return seen.insert(name).inserted
        }
        if generated.isEmpty { return "" }
        return """
            // Written by 'bindfuzz port': the classes that Xcode generates for Core Data models.
            import CoreData
            import Foundation

            """ + generated.map(declarations).joined()
    }

    private func declarations(of entity: DataModel.Entity) -> String {
        let name = className(of: entity.record.name)
        var parts: [String] = []
        if entity.codeGeneration == .wholeClass {
            parts.append("\(isolation)public class \(name): \(entity.record.parent.map(className) ?? Self.base) {}\n")
        }
        parts.append(properties(of: entity, className: name))
        parts += entity.record.relationships.filter(\.isToMany).sorted { $0.name < $1.name }.map {
            accessors(of: $0, className: name)
        }
        if !inheritsIdentity(entity) { parts.append("\(isolation)extension \(name): Identifiable {}\n") }
        return parts.map { "\n" + $0 }.joined()
    }

    private static let base = "NSManagedObject"

    /// Returns the class of the entity with a name.
    private func className(of entity: String) -> String {
        entities.first { $0.record.name == entity }?.record.className ?? Self.base
    }

    /// Whether a generated class that an entity inherits from is identifiable already.
    private func inheritsIdentity(_ entity: DataModel.Entity) -> Bool {
        var next = entity.record.parent
        while let name = next, let parent = entities.first(where: { $0.record.name == name }) {
            if parent.codeGeneration != .manual { return true }
            next = parent.record.parent
        }
        return false
    }

    /// The access level of what Xcode generates.
    private static let access = "public"

    private func properties(of entity: DataModel.Entity, className: String) -> String {
        let attributes = entity.record.attributes.sorted { $0.name < $1.name }.map { ($0.name, $0.swiftType) }
        let relationships = entity.record.relationships.sorted { $0.name < $1.name }.map {
            ($0.name, $0.isToMany ? "\($0.setType)?" : "\(self.className(of: $0.destination))?")
        }
        let fetched = (entity.record.fetchedProperties ?? []).sorted { $0.name < $1.name }.map {
            ($0.name, "[\(self.className(of: $0.destination))]?")
        }
        let lines = (attributes + relationships + fetched).map { name, type in
            let identifier = ModuleNames.isKeyword(name) ? "`\(name)`" : name
            return """
                    \(Self.access) var \(identifier): \(type) {
                        get { _managedValue("\(name)") }
                        set { _setManagedValue("\(name)", newValue) }
                    }

                """
        }
        return """
            \(isolation)extension \(className) {
                @nonobjc \(Self.access) class func fetchRequest() -> NSFetchRequest<\(className)> {
                    return NSFetchRequest<\(className)>(entityName: "\(entity.record.name)")
                }

            \(lines.joined())}

            """
    }

    /// Returns the methods that change a relationship to many objects.
    private func accessors(of relationship: ManagedModelFile.Relationship, className: String) -> String {
        let (key, set) = (relationship.name, relationship.setType)
        let name = key.prefix(1).uppercased() + key.dropFirst()
        let type = self.className(of: relationship.destination)
        var methods = [
            "addTo\(name)(_ value: \(type)) { _addManaged(\"\(key)\", value) }",
            "removeFrom\(name)(_ value: \(type)) { _removeManaged(\"\(key)\", value) }",
            "addTo\(name)(_ values: \(set)) { _addManaged(\"\(key)\", values) }",
            "removeFrom\(name)(_ values: \(set)) { _removeManaged(\"\(key)\", values) }",
        ]
        if relationship.isOrdered {
            methods =
                [
                    "insertInto\(name)(_ value: \(type), at idx: Int) { _insertManaged(\"\(key)\", value, at: idx) }",
                    "removeFrom\(name)(at idx: Int) { _removeManaged(\"\(key)\", at: idx) }",
                    "insertInto\(name)(_ values: [\(type)], at indexes: NSIndexSet) "
                        + "{ _insertManaged(\"\(key)\", values, at: indexes) }",
                    "removeFrom\(name)(at indexes: NSIndexSet) { _removeManaged(\"\(key)\", at: indexes) }",
                    "replace\(name)(at idx: Int, with value: \(type)) "
                        + "{ _replaceManaged(\"\(key)\", at: idx, with: value) }",
                    "replace\(name)(at indexes: NSIndexSet, with values: [\(type)]) "
                        + "{ _replaceManaged(\"\(key)\", at: indexes, with: values) }",
                ] + methods
        }
        return "\(isolation)extension \(className) {\n" + methods.map { "    public func \($0)\n" }.joined() + "}\n"
    }
}

extension ManagedModelFile.Relationship {
    fileprivate var setType: String { isOrdered ? "NSOrderedSet" : "NSSet" }
}

extension ManagedModelFile.Attribute {
    /// The type of the property that Xcode generates.
    fileprivate var swiftType: String {
        switch type {
        case .integer16: usesScalar ? "Int16" : "NSNumber?"
        case .integer32: usesScalar ? "Int32" : "NSNumber?"
        case .integer64: usesScalar ? "Int64" : "NSNumber?"
        case .double: usesScalar ? "Double" : "NSNumber?"
        case .float: usesScalar ? "Float" : "NSNumber?"
        case .boolean: usesScalar ? "Bool" : "NSNumber?"
        case .decimal: "NSDecimalNumber?"
        case .string: "String?"
        case .date: usesScalar ? "TimeInterval" : "Date?"
        case .binary: "Data?"
        case .uuid: "UUID?"
        case .uri: "URL?"
        case .transformable: "\(valueClass ?? "NSObject")?"
        case .undefined: "NSObject?"
        }
    }
}
