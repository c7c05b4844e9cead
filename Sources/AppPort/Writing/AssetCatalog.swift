import FilesAndProcesses
import Foundation
import ViewFuzz

/// The names that Xcode generates for the colors and images of asset catalogs.
enum AssetCatalog {
    /// The names in a folder of a catalog.
    private struct Folder {
        /// The names of colors, with those of the folders around them that provide a namespace.
        var colors: Set<String> = []
        var images: Set<String> = []
        /// Folders that provide a namespace, by their name.
        var namespaces: [String: Folder] = [:]

        /// Adds what is in a folder.
        ///
        /// - Parameter prefix: the names of the folders around it that provide a namespace, each followed by a slash.
        mutating func add(_ path: String, in prefix: String) {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] {
                // A link may lead around in circles.
                guard !StoredFile.isLink("\(path)/\(name)") else { continue }
                let set = name as NSString
                switch set.pathExtension {
                case "colorset": colors.insert(prefix + set.deletingPathExtension)
                case "imageset": images.insert(prefix + set.deletingPathExtension)
                case "" where Self.providesNamespace("\(path)/\(name)"):
                    namespaces[name, default: Folder()].add("\(path)/\(name)", in: "\(prefix)\(name)/")
                case "": add("\(path)/\(name)", in: prefix)
                default: break
                }
            }
        }

        private struct Contents: Decodable {
            let properties: [String: Value]?

            /// `true`, or another value that says nothing here.
            struct Value: Decodable {
                let isTrue: Bool
                init(from decoder: any Decoder) throws {
                    isTrue = (try? decoder.singleValueContainer().decode(Bool.self)) ?? false
                }
            }
        }

        private static func providesNamespace(_ path: String) -> Bool {
            let data = (try? AppFile.contents("\(path)/Contents.json")) ?? Data()
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
            return contents?.properties?["provides-namespace"]?.isTrue == true
        }
    }

    /// Returns Swift source that declares the names; an empty text if there are none.
    ///
    /// - Parameter declared: names that the app declares itself, which colors do not get.
    static func symbols(of catalogs: [String], besides declared: Set<String>) -> String {
        var folder = Folder()
        for catalog in catalogs { folder.add(catalog, in: "") }
        if folder.colors.isEmpty && folder.images.isEmpty && folder.namespaces.isEmpty { return "" }
        let resource = "resource: ImageResource(name: %, bundle: .main)"
        return """
            // Written by 'bindfuzz port': the names that Xcode generates for asset catalogs.
            import SwiftUI
            import UIKit

            extension ColorResource {
            \(declarations(of: folder, \.colors, "ColorResource", "name: %, bundle: .main"))}

            extension ImageResource {
            \(declarations(of: folder, \.images, "ImageResource", "name: %, bundle: .main"))}

            extension Color {
            \(declarations(of: folder, \.colors, "Color", "%", besides: declared))}

            extension ShapeStyle where Self == Color {
            \(declarations(of: folder.colors, "Color", "%", besides: declared))}

            extension UIImage {
            \(declarations(of: folder, \.images, "UIImage", resource))}

            """
    }

    /// Returns the declarations of the names in a folder, and an enumeration for each namespace.
    private static func declarations(
        of folder: Folder, _ names: KeyPath<Folder, Set<String>>, _ type: String, _ arguments: String,
        besides declared: Set<String> = []
    ) -> String {
        let own = declarations(of: folder[keyPath: names], type, arguments, besides: declared)
        var identifiers: Set<String> = []
        return folder.namespaces.sorted { $0.key < $1.key }.reduce(own) { text, element in
            let inner = declarations(of: element.value, names, type, arguments)
            let identifier = self.identifier(element.key, isType: true)
            guard !inner.isEmpty, !identifier.isEmpty, !declared.contains(identifier),
                identifiers.insert(identifier).inserted
            else { return text }
            let lines = inner.split(separator: "\n").map { "    \($0)\n" }.joined()
            return text + "    enum `\(identifier)` {\n\(lines)    }\n"
        }
    }

    private static func declarations(
        of names: Set<String>, _ type: String, _ arguments: String, besides declared: Set<String> = []
    ) -> String {
        Dictionary(grouping: names.sorted()) { identifier($0) }.sorted { $0.key < $1.key }
            .filter { !$0.key.isEmpty && !taken.contains($0.key) && !declared.contains($0.key) }
            .map { identifier, names in
                let literal = (names.first ?? "").swiftLiteral
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

    /// Returns the identifier for the last part of a name: `Card Background` becomes `cardBackground`, or `CardBackground` for a type.
    private static func identifier(_ name: String, isType: Bool = false) -> String {
        let last = name.split(separator: "/").last ?? ""
        let words = last.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        guard let first = words.first else { return "" }
        if isType { return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() }
        let start = first.prefix { $0.isUppercase }
        // Xcode keeps a name of capital letters: `Color.BG`.
        if words.count == 1, start.count > 1, start.count == first.count { return first }
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
