/// The build settings of a target, with their variables replaced.
struct BuildSettings {
    /// How deeply variables refer to others. Those of a project that never end are replaced by nothing.
    private static let mostLevels = 8
    /// The longest value. A damaged project can have variables that grow with each level.
    private static let longestValue = 10_000

    let project: XcodeProject
    let target: XcodeProject.Object
    /// The configuration whose values count. If the project has none with this name, those of its release count.
    var configuration = "Release"

    /// The value of a setting; nil if neither the project nor Xcode has one.
    subscript(name: String) -> String? { value(of: name, 0) }

    private func value(of name: String, _ level: Int) -> String? {
        guard level < Self.mostLevels else { return nil }
        // The values of the project and of the target. Each can include the one before as `$(inherited)`.
        let values = project.settings(name, of: target, in: configuration)
        if let first = values.first {
            return values.dropFirst().reduce(expanded(first, level + 1, inheriting: "")) { inherited, value in
                expanded(value, level + 1, inheriting: inherited)
            }
        }
        switch name {
        case "TARGET_NAME": return target["name"]
        case "PRODUCT_NAME": return target["name"]
        case "PRODUCT_MODULE_NAME": return value(of: "PRODUCT_NAME", level + 1).map(AppFiles.moduleName)
        case "EXECUTABLE_NAME": return value(of: "PRODUCT_NAME", level + 1)
        case "SRCROOT", "PROJECT_DIR": return project.folder
        case "PROJECT_NAME": return project.name
        case "CONFIGURATION": return configuration
        case "DEVELOPMENT_LANGUAGE": return "en"
        case "PRODUCT_BUNDLE_PACKAGE_TYPE": return "APPL"
        default: return nil
        }
    }

    /// Returns a text with its variables replaced, such as `$(NAME)` and `${NAME:rfc1034identifier}`.
    ///
    /// - Parameter inherited: the value in the place of `$(inherited)`.
    private func expanded(_ text: String, _ level: Int, inheriting inherited: String = "") -> String {
        var length = 0
        return text.replacing(#/\$[({](\w+)(?::(\w+))?[)}]/#) { match in
            guard length < Self.longestValue else { return "" }
            let replacement = replacement(for: match.1, match.2, level, inheriting: inherited)
            length += replacement.utf8.count + 1
            return replacement
        }
    }

    /// Returns the value of a variable, in a form such as `rfc1034identifier`.
    private func replacement(
        for name: Substring, _ form: Substring?, _ level: Int, inheriting inherited: String
    ) -> String {
        if name == "inherited" { return inherited }
        let value = value(of: String(name), level) ?? ""
        switch form {
        case "rfc1034identifier": return String(value.map { Self.isInName($0) || $0 == "." ? $0 : "-" })
        case "c99extidentifier": return AppFiles.moduleName(value)
        case "identifier": return String(value.map { Self.isInName($0) ? $0 : "_" })
        default: return value
        }
    }

    private static func isInName(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
    }

    /// Returns a value of a property list with the variables in its texts replaced.
    func expanded(_ value: Any) -> Any {
        switch value {
        case let text as String: expanded(text, 0)
        case let list as [Any]: list.map(expanded)
        case let dictionary as [String: Any]: dictionary.mapValues(expanded)
        default: value
        }
    }
}
