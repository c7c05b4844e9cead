import Foundation
import TestSupport

/// What is declared publicly in formatted sources: names, and for functions whether they give back the view as it is.
struct DeclaredInterface {
    /// Types, protocols, property wrappers and result builders, and those in others as `Outer.Inner`.
    private(set) var types: Set<String> = []
    /// Types that only name values or looks.
    private(set) var acceptedTypes: Set<String> = []
    /// Methods and functions, and those of them of which a form has an effect: of `View`'s where it has the name, else of anything's.
    private(set) var functions: Set<String> = []
    private(set) var functionsWithEffect: Set<String> = []
    private var functionsOfViews: Set<String> = []
    /// Properties.
    private(set) var properties: Set<String> = []
    /// Static members and cases, as `Owner.member`.
    private(set) var statics: Set<String> = []

    private static let keywords = [
        "struct ", "class ", "enum ", "protocol ", "actor ", "extension ", "typealias ", "case ", "func ", "var ",
        "let ",
    ].map(\.utf8)

    /// Reads the Swift files below some folders. What is in `acceptedFolder` has no effect.
    init(of folders: String..., acceptedFolder: String = "-", in repository: Repository) throws {
        for path in try folders.flatMap(repository.files) where path.hasSuffix(".swift") {
            let lines = try repository.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
            read(lines.map(String.init), isAccepted: path.contains("/\(acceptedFolder)/"))
        }
    }

    private mutating func read(_ lines: [String], isAccepted: Bool) {
        // The types and extensions around a line, by its indentation.
        var owners: [(indentation: Int, name: String, isPublicEnum: Bool)] = []
        for (index, line) in lines.enumerated() {
            let text = line.drop { $0 == " " }
            let indentation = line.count - text.count
            guard let first = text.utf8.first, first.isLetter || first == UInt8(ascii: "@") else { continue }
            owners.removeAll { $0.indentation >= indentation }
            guard Self.keywords.contains(where: text.utf8.contains) else { continue }
            if let match = text.firstMatch(
                of: /^(.*?\b)?(struct|class|enum|protocol|actor|extension|typealias) ([A-Z_]\w*(\.\w+)*)/)
            {
                let isPublic = text.contains("public ") || text.contains("open ")
                let outer = match.2 == "extension" ? nil : owners.last?.name
                let name = (outer.map { "\($0)." } ?? "") + match.3
                if isPublic, match.2 != "extension" {
                    types.insert(name)
                    if isAccepted { acceptedTypes.insert(name) }
                }
                owners.append((indentation, name, match.2 == "enum" && isPublic))
                if let body = text.firstMatch(of: /\{ (case [^}]*) \}/) { addCases(body.1, of: name) }
            } else if text.hasPrefix("case "), owners.last?.isPublicEnum == true {
                addCases(text, of: owners.last?.name ?? "")
            } else if let match = text.firstMatch(of: /\bstatic (func|var|let) `?(\w+)/), text.contains("public ") {
                statics.insert("\(owners.last?.name ?? "").\(match.2)")
            } else if let match = text.firstMatch(of: /\b(func|var|let) `?(\w+)/) {
                let isRequirement = owners.last.map { types.contains($0.name) } == true && !text.contains("private ")
                guard text.contains("public ") || text.contains("open ") || isRequirement else { continue }
                let name = String(match.2)
                if match.1 == "func" {
                    let isOfViews = owners.last?.name == "View"
                    guard isOfViews || !functionsOfViews.contains(name) else { continue }
                    if isOfViews, functionsOfViews.insert(name).inserted { functionsWithEffect.remove(name) }
                    functions.insert(name)
                    let isWithoutEffect = !isOfViews && isAccepted || givesBackSelf(lines[index...])
                    if !isWithoutEffect { functionsWithEffect.insert(name) }
                } else {
                    properties.insert(name)
                }
            }
        }
    }

    private mutating func addCases(_ text: Substring, of owner: String) {
        for name in text.dropFirst(5).replacing(/\([^)]*\)/, with: "").split(separator: ",") {
            let name = name.split(separator: "=")[0].trimmingCharacters(in: .whitespaces)
            statics.insert("\(owner).\(name)")
        }
    }

    /// Whether the body of the function that begins here is `{ self }`.
    private func givesBackSelf(_ lines: ArraySlice<String>) -> Bool {
        let declaration = lines.prefix(14).joined(separator: " ").replacing(/\s+/, with: " ")
        guard let body = declaration.firstRange(of: "{") else { return false }
        return declaration[body.lowerBound...].hasPrefix("{ self }")
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool { (97...122).contains(self | 32) }
}

extension Substring.UTF8View {
    fileprivate func contains(_ other: String.UTF8View) -> Bool { firstRange(of: other) != nil }
}
