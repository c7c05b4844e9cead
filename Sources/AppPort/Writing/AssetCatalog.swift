import Foundation

/// The names that Xcode generates for the colors and images of asset catalogs.
enum AssetCatalog {
    /// Returns Swift source that declares the names; an empty text if there are none.
    ///
    /// - Parameter declared: names that the app declares itself, which colors do not get.
    static func symbols(of catalogs: [String], besides declared: Set<String>) -> String {
        var (colors, images) = (Set<String>(), Set<String>())
        for catalog in catalogs {
            let files = FileManager.default.enumerator(atPath: catalog)
            while let name = files?.nextObject() as? String {
                let set = (name as NSString).lastPathComponent as NSString
                switch set.pathExtension {
                case "colorset": colors.insert(set.deletingPathExtension)
                case "imageset": images.insert(set.deletingPathExtension)
                default: break
                }
            }
        }
        if colors.isEmpty && images.isEmpty { return "" }
        return """
            // Written by 'bindfuzz port': the names that Xcode generates for asset catalogs.
            import SwiftUI

            extension ColorResource {
            \(declarations(of: colors, "ColorResource", "name: %, bundle: .main"))}

            extension ImageResource {
            \(declarations(of: images, "ImageResource", "name: %, bundle: .main"))}

            extension Color {
            \(declarations(of: colors, "Color", "%", besides: declared))}

            extension ShapeStyle where Self == Color {
            \(declarations(of: colors, "Color", "%", besides: declared))}

            """
    }

    private static func declarations(
        of names: Set<String>, _ type: String, _ arguments: String, besides declared: Set<String> = []
    ) -> String {
        Dictionary(grouping: names.sorted(), by: identifier).sorted { $0.key < $1.key }
            .filter { !$0.key.isEmpty && !taken.contains($0.key) && !declared.contains($0.key) }
            .map { identifier, names in
                let literal = "\"" + (names.first ?? "").replacingOccurrences(of: "\"", with: "\\\"") + "\""
                return "    static var `\(identifier)`: \(type) { \(type)("
                    + arguments.replacingOccurrences(of: "%", with: literal) + ") }\n"
            }.joined()
    }

    /// Names that SwiftUI has already.
    private static let taken: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white",
        "gray", "black", "clear", "primary", "secondary", "accent", "accentColor",
    ]

    /// Returns the identifier for a name: `Card Background` becomes `cardBackground`.
    private static func identifier(_ name: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        guard let first = words.first else { return "" }
        let start = first.prefix { $0.isUppercase }
        let head =
            start.count == first.count
            ? first.lowercased()
            : start.count > 1
                ? start.dropLast().lowercased() + first.dropFirst(start.count - 1)
                : first.prefix(1).lowercased() + first.dropFirst()
        let text = head + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        // Xcode drops these endings, where the type says them.
        for ending in ["Color", "Image"] where text.hasSuffix(ending) && text.count > ending.count {
            return String(text.dropLast(ending.count))
        }
        return text.first?.isNumber == true ? "_" + text : text
    }
}
