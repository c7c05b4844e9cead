import Foundation
import ManagedModelFile

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reads the file `contents` of a Core Data model.
final class DataModelParser: NSObject {
    /// What is wrong with a file.
    struct Problem: Error {
        let line: Int?
        let reason: String
    }

    private var entities: [DataModel.Entity] = []
    private var configurations: [(name: String, entities: [String])] = []
    /// The names of the elements around the current place.
    private var path: [String] = []
    /// The lines of entities, relationships and fetched properties, by their names, as in `Item` and `Item.owner`.
    private var lines: [String: Int] = [:]
    private var problem: Problem?

    /// Returns the entities and the configurations of a model.
    static func read(
        _ data: Data
    ) throws(Problem) -> (entities: [DataModel.Entity], configurations: [String: [String]]) {
        let reader = DataModelParser()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        let isRead = parser.parse()
        if let problem = reader.problem { throw problem }
        guard isRead, reader.isModel else {
            throw Problem(line: 1, reason: "expected a Core Data model; found no element 'model'")
        }
        try reader.check()
        return (reader.entities, Dictionary(reader.configurations.map { ($0.name, $0.entities) }) { $0 + $1 })
    }

    /// Whether the outermost element is a model.
    private var isModel = false

    private func fail(_ reason: String, line: Int?) {
        if problem == nil { problem = Problem(line: line, reason: reason) }
    }

    /// Checks what refers to entities.
    private func check() throws(Problem) {
        let parents = Dictionary(entities.map { ($0.record.name, $0.record.parent) }) { $1 }
        if let name = entities.map(\.record.name).first(where: { name in
            entities.count { $0.record.name == name } > 1
        }) {
            throw Problem(line: lines[name], reason: "expected entities with different names; found '\(name)' again")
        }
        for entity in entities.map(\.record) {
            var seen: Set = [entity.name]
            var next = entity.parent
            while let parent = next {
                guard let grandparent = parents[parent] else {
                    throw unknownEntity(parent, at: entity.name, "as the parent of '\(entity.name)'")
                }
                guard seen.insert(parent).inserted else {
                    throw Problem(
                        line: lines[entity.name], reason: "expected another parent of '\(entity.name)' than itself")
                }
                next = grandparent
            }
            for relationship in entity.relationships where parents[relationship.destination] == nil {
                let name = "\(entity.name).\(relationship.name)"
                throw unknownEntity(relationship.destination, at: name, "as the destination of '\(name)'")
            }
            for property in entity.fetchedProperties ?? [] where parents[property.destination] == nil {
                let name = "\(entity.name).\(property.name)"
                throw unknownEntity(property.destination, at: name, "as the destination of '\(name)'")
            }
        }
    }

    private func unknownEntity(_ name: String, at place: String, _ use: String) -> Problem {
        Problem(line: lines[place], reason: "expected the name of an entity \(use); found '\(name)'")
    }
}

extension DataModelParser: XMLParserDelegate {
    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes values: [String: String]
    ) {
        let outer = path.last
        path.append(element)
        guard problem == nil else { return }
        switch (outer, element) {
        case (nil, "model"): isModel = true
        case ("model", "entity"): addEntity(values, line: parser.lineNumber)
        case ("entity", "attribute"): addAttribute(values, line: parser.lineNumber)
        case ("entity", "relationship"): addRelationship(values, line: parser.lineNumber)
        case ("entity", "fetchedProperty"): addFetchedProperty(values, line: parser.lineNumber)
        case ("fetchedProperty", "fetchRequest"): setFetch(values)
        case ("uniquenessConstraints", "uniquenessConstraint"): change { $0.uniquenessConstraints.append([]) }
        case ("uniquenessConstraint", "constraint"):
            change {
                guard let last = $0.uniquenessConstraints.indices.last, let name = values["value"] else { return }
                $0.uniquenessConstraints[last].append(name)
            }
        case ("model", "configuration"): configurations.append((values["name"] ?? "", []))
        case ("configuration", "memberEntity"):
            guard let last = configurations.indices.last, let name = values["name"] else { return }
            configurations[last].entities.append(name)
        default: break
        }
    }

    func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
        path.removeLast()
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        fail("expected the XML of a Core Data model", line: parser.lineNumber)
    }

    private func change(_ body: (inout ManagedModelFile.Entity) -> Void) {
        guard let last = entities.indices.last else { return }
        body(&entities[last].record)
    }

    /// Returns the name of an entity or a property; nil after a problem.
    private func name(in values: [String: String], of element: String, line: Int) -> String? {
        guard let name = values["name"], !name.isEmpty else {
            fail("expected the name of an element '\(element)'", line: line)
            return nil
        }
        guard name.wholeMatch(of: #/[\p{L}_][\w]*/#) != nil else {
            fail("expected a name of letters, digits and '_' for an element '\(element)'; found '\(name)'", line: line)
            return nil
        }
        return name
    }

    private func addEntity(_ values: [String: String], line: Int) {
        guard let name = name(in: values, of: "entity", line: line) else { return }
        lines[name] = line
        let className = values["representedClassName"].flatMap { $0.isEmpty || $0 == "NSManagedObject" ? nil : $0 }
        if let className, className.wholeMatch(of: #/\.?(?:\w+\.)*[\p{L}_]\w*/#) == nil {
            fail("expected the name of a class for '\(name)'; found '\(className)'", line: line)
            return
        }
        let record = ManagedModelFile.Entity(
            name: name, className: className, parent: values["parentEntity"],
            isAbstract: values["isAbstract"] == "YES")
        let generation: DataModel.CodeGeneration =
            switch values["codeGenerationType"] {
            case "class": .wholeClass
            case "category": .category
            default: .manual
            }
        // Without a class of its own, the entity has nothing that could be generated.
        entities.append(DataModel.Entity(record: record, codeGeneration: className == nil ? .manual : generation))
    }

    private func addAttribute(_ values: [String: String], line: Int) {
        guard let name = name(in: values, of: "attribute", line: line) else { return }
        guard let type = ManagedModelFile.AttributeType(inModel: values["attributeType"] ?? "Undefined") else {
            let found = values["attributeType"] ?? ""
            return fail("expected the type of the attribute '\(name)'; found '\(found)'", line: line)
        }
        let isComposite = values["attributeType"] == "Composite"
        let valueClass = isComposite ? "[String: Any]" : values["customClassName"].flatMap { $0.isEmpty ? nil : $0 }
        if let valueClass, valueClass.wholeMatch(of: #/[\w\[\]<>:, .?]+/#) == nil {
            return fail("expected the type of the attribute '\(name)'; found '\(valueClass)'", line: line)
        }
        change {
            $0.attributes.append(
                ManagedModelFile.Attribute(
                    name: name, type: type, isOptional: values["optional"] == "YES",
                    isTransient: values["transient"] == "YES",
                    defaultValue: values["defaultValueString"] ?? values["defaultDateTimeInterval"],
                    usesScalar: values["usesScalarValueType"] == "YES", valueClass: valueClass,
                    valueTransformer: values["valueTransformerName"],
                    minimum: values["minValueString"] ?? values["minDateTimeInterval"],
                    maximum: values["maxValueString"] ?? values["maxDateTimeInterval"],
                    pattern: values["regularExpressionString"],
                    derivation: values["derived"] == "YES" ? nonempty(values["derivationExpression"]) : nil))
        }
    }

    private func addRelationship(_ values: [String: String], line: Int) {
        guard let name = name(in: values, of: "relationship", line: line) else { return }
        let rule: ManagedModelFile.DeleteRule
        switch values["deletionRule"] ?? "Nullify" {
        case "Nullify": rule = .nullify
        case "Cascade": rule = .cascade
        case "Deny": rule = .deny
        case "No Action": rule = .noAction
        case let found: return fail("expected the delete rule of '\(name)'; found '\(found)'", line: line)
        }
        let isToMany = values["toMany"] == "YES"
        change {
            lines["\($0.name).\(name)"] = line
            $0.relationships.append(
                ManagedModelFile.Relationship(
                    name: name, isToMany: isToMany, isOrdered: values["ordered"] == "YES",
                    isOptional: values["optional"] == "YES", destination: values["destinationEntity"] ?? "",
                    inverse: values["inverseName"], deleteRule: rule, minCount: Int(values["minCount"] ?? "") ?? 0,
                    maxCount: Int(values["maxCount"] ?? "") ?? (isToMany ? 0 : 1)))
        }
    }

    private func addFetchedProperty(_ values: [String: String], line: Int) {
        guard let name = name(in: values, of: "fetchedProperty", line: line) else { return }
        // The element in it names the destination.
        let property = ManagedModelFile.FetchedProperty(
            name: name, isOptional: values["optional"] == "YES", destination: "")
        change {
            lines["\($0.name).\(name)"] = line
            $0.fetchedProperties = ($0.fetchedProperties ?? []) + [property]
        }
    }

    /// Reads the fetch of the last fetched property.
    private func setFetch(_ values: [String: String]) {
        change {
            guard let last = $0.fetchedProperties?.indices.last else { return }
            $0.fetchedProperties?[last].destination = values["entity"] ?? ""
            $0.fetchedProperties?[last].predicate = nonempty(values["predicateString"])
        }
    }

    private func nonempty(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
}

extension ManagedModelFile.AttributeType {
    /// The type that a model names, such as `Integer 16`; nil for an unknown name.
    fileprivate init?(inModel name: String) {
        switch name {
        case "Integer 16": self = .integer16
        case "Integer 32": self = .integer32
        case "Integer 64": self = .integer64
        case "Decimal": self = .decimal
        case "Double": self = .double
        case "Float": self = .float
        case "String": self = .string
        case "Boolean": self = .boolean
        case "Date": self = .date
        case "Binary": self = .binary
        case "UUID": self = .uuid
        case "URI": self = .uri
        case "Transformable", "Composite": self = .transformable
        case "Undefined": self = .undefined
        default: return nil
        }
    }
}
