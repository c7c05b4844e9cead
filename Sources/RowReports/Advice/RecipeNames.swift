import BindingFuzz
import FuzzReports

/// The names of an app, in place of those of a recipe's example.
package struct RecipeNames {
    /// The view of a row, its element's type, its element, and the collection: `ItemRow`, `Item`, `item`, `items`.
    package var row = "ItemRow", element = "Item", item = "item", items = "items"
    /// The call that takes the handler, up to its closure's parameters: `.onReceive(pings) { _ in`.
    package var call: String?
    /// The arguments of a row but for its element, as the container has them.
    package var otherArguments: [String] = []
    /// The closure after the arguments of a row: ` { … }`; empty if there is none.
    package var closure = ""
    /// Whether the row passes its binding on, for example to a control, and cannot have a value in its place.
    package var passesBinding = false
    /// The statements of the handler, which access the element; empty for those of the example.
    package var statements: [String] = []

    /// Creates the names of the example.
    package init() {}

    /// The names within the row's view: the collection of a model, such as `store.boats`, is a binding `boats` there.
    fileprivate var inRow: RecipeNames {
        var names = self
        names.items = items.split(separator: ".").last.map(String.init) ?? items
        return names
    }
}

extension RecipeCode {
    /// Returns the rows in their container and the view of one row, in an app's names.
    package func text(_ names: RecipeNames) -> String {
        func spelled(_ text: String, _ names: RecipeNames) -> [String] {
            text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { Spelling(names).lines(String($0)) }
        }
        let container = spelled(rows, names).map {
            // The argument is called what the row's property is.
            $0.replacing("\(names.items): $", with: "\(names.inRow.items): $").replacing(
                "$\(names.items))",
                with: (["$\(names.items)"] + names.otherArguments).joined(separator: ", ") + ")\(names.closure)")
        }
        return (container + [""] + spelled(row, names.inRow)).joined(separator: "\n")
    }

    /// Returns the rows in their container and the properties of one row, with the lookup before a line of its code.
    ///
    /// - Parameters:
    ///   - names: the names of an app.
    ///   - line: the line that uses the element.
    ///   - place: the function of the line, as a comment says it.
    package func declaration(_ names: RecipeNames, before line: String, at place: String) -> String {
        let text = text(names)
        let head = text.firstRange(of: "\n\n    var body").map { text[..<$0.lowerBound] } ?? text[...]
        let use = line.replacingName(names.item, by: "\(names.inRow.items)[found]")
        let lines = ["…", "", "// \(place):"] + Spelling(names.inRow).lines(lookup("found")) + [use]
        return head + "\n" + lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n") + "\n}"
    }
}

/// Spells lines of a recipe in an app's names.
private struct Spelling {
    private let names: RecipeNames

    init(_ names: RecipeNames) { self.names = names }

    func lines(_ line: String) -> [String] {
        let indentation = String(line.prefix { $0 == " " })
        if line.contains("Text(item.name)") { return [indentation + "…"] }
        if line.contains(".onReceive(pings) {"), let call = names.call { return [indentation + call] }
        if let element = accessed(in: line), !names.statements.isEmpty {
            let item = spelled(element)
            return names.statements.map { indentation + $0.replacingName(names.item, by: item) }
        }
        return [spelled(line)]
    }

    /// Returns the element that a statement of the example accesses; nil for other lines.
    private func accessed(in line: String) -> String? {
        let statement = line.drop { $0 == " " }
        if statement.hasPrefix("show("), statement.hasSuffix(".name)") {
            return String(statement.dropFirst(5).dropLast(6))
        }
        if statement.hasSuffix(".isDone = true") { return String(statement.dropLast(14)) }
        return nil
    }

    private func spelled(_ text: String) -> String {
        text.replacingName("ItemRow", by: names.row).replacingName("Item", by: names.element)
            .replacingName("items", by: names.items).replacingName("item", by: names.item)
    }
}

extension String {
    /// Returns the text with another name in place of an identifier. A member after a period has its own name.
    package func replacingName(_ name: String, by other: String) -> String {
        guard !name.isEmpty, name != other else { return self }
        var result = ""
        var rest = self[...]
        while let range = rest.firstRange(of: name) {
            let before = rest[..<range.lowerBound].last ?? result.last
            let after = rest[range.upperBound...].first
            let isWhole = !(before?.isPartOfName ?? false) && before != "." && !(after?.isPartOfName ?? false)
            result += rest[..<range.lowerBound]
            result += isWhole ? other : name
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}

extension Character {
    fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
