import Foundation

/// The Info.plist of an app, which `Bundle.main` reads: the one of the project, and what Xcode adds to it.
struct InfoList {
    private var values: [String: Any]

    /// The list of an app that has none: its name, an identifier and a version.
    init(name: String) {
        values = [
            "CFBundleDevelopmentRegion": "en", "CFBundleExecutable": name,
            "CFBundleIdentifier": "app.\(name.map { $0 == "_" ? "-" : "\($0)" }.joined())", "CFBundleName": name,
            "CFBundlePackageType": "APPL", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
        ]
    }

    /// Reads the list of a target.
    ///
    /// - Parameters:
    ///   - project: the project with the target.
    ///   - target: the target.
    ///   - name: the name of the app.
    init(of project: XcodeProject, target: XcodeProject.Object, name: String) {
        self.init(name: name)
        let settings = BuildSettings(project: project, target: target)
        let generated = [
            "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
            "CFBundleDisplayName": "INFOPLIST_KEY_CFBundleDisplayName",
            "CFBundleShortVersionString": "MARKETING_VERSION", "CFBundleVersion": "CURRENT_PROJECT_VERSION",
        ]
        for (key, setting) in generated {
            if let value = settings[setting], !value.isEmpty { values[key] = value }
        }
        if let file = settings["INFOPLIST_FILE"],
            let data = try? AppFile.contents(file.hasPrefix("/") ? file : "\(project.folder)/\(file)"),
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
            let own = list as? [String: Any]
        {
            // Xcode keeps what it generates where the file has a variable without a value.
            values.merge(own.mapValues(settings.expanded)) { $1 as? String == "" ? $0 : $1 }
        }
    }

    /// The list as the text of a file.
    var text: String {
        let data = try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}

/// The build settings of a target, with their variables replaced.
private struct BuildSettings {
    /// How deeply variables refer to others. Those of a project that never end are replaced by nothing.
    private static let mostLevels = 8

    let project: XcodeProject
    let target: XcodeProject.Object

    subscript(name: String) -> String? { value(of: name, 0) }

    private func value(of name: String, _ level: Int) -> String? {
        guard level < Self.mostLevels else { return nil }
        if let value = project.setting(name, of: target) { return expanded(value, level + 1) }
        switch name {
        case "TARGET_NAME": return target["name"]
        case "PRODUCT_NAME": return target["name"]
        case "EXECUTABLE_NAME", "PRODUCT_MODULE_NAME": return value(of: "PRODUCT_NAME", level + 1)
        case "SRCROOT", "PROJECT_DIR": return project.folder
        case "PROJECT_NAME": return project.name
        case "DEVELOPMENT_LANGUAGE": return "en"
        case "PRODUCT_BUNDLE_PACKAGE_TYPE": return "APPL"
        default: return nil
        }
    }

    /// Returns a text with its variables replaced, such as `$(NAME)` and `${NAME:rfc1034identifier}`.
    private func expanded(_ text: String, _ level: Int) -> String {
        text.replacing(#/\$[({](\w+)(?::(\w+))?[)}]/#) { match in
            let value = value(of: String(match.1), level) ?? ""
            switch match.2 {
            case "rfc1034identifier": return String(value.map { Self.isInName($0) || $0 == "." ? $0 : "-" })
            case "c99extidentifier", "identifier": return String(value.map { Self.isInName($0) ? $0 : "_" })
            default: return value
            }
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
