/// A manifest, as `swift package dump-package` prints it.
struct PackageDump: Decodable {
    struct Target: Decodable {
        struct Dependency: Decodable {
            /// The name of a target, or of a product of another package with the same name.
            let name: String?
            /// The name of the product, and of its package.
            let product: [String?]?

            private enum CodingKeys: String, CodingKey { case byName, target, product }

            init(from decoder: any Decoder) throws {
                let values = try decoder.container(keyedBy: CodingKeys.self)
                // A condition follows, of no interest here.
                func texts(_ key: CodingKeys) -> [String?]? {
                    (try? values.decode(Strings.self, forKey: key))?.texts
                }
                name = (texts(.byName) ?? texts(.target))?.first ?? nil
                product = texts(.product)
            }
        }

        let name: String
        let type: String
        let path: String?
        let exclude: [String]
        /// The files and folders with the sources; nil for all of the target's folder.
        let sources: [String]?
        let settings: [PackageSetting]
        let dependencies: [Dependency]
    }

    /// An array whose elements may be texts.
    struct Strings: Decodable {
        var texts: [String?] = []

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            while !container.isAtEnd, let text = try? container.decode(String?.self) { texts.append(text) }
        }
    }

    /// A package by its address.
    struct Package: Decodable {
        struct Source: Decodable {
            struct Location: Decodable {
                struct Remote: Decodable { let urlString: String }
                let remote: [Remote]?
            }
            struct Requirement: Decodable {
                struct Bounds: Decodable {
                    let lowerBound: String
                    let upperBound: String
                }
                let range: [Bounds]?
                let exact: [String]?
                let branch: [String]?
                let revision: [String]?
            }
            let identity: String
            let location: Location
            let requirement: Requirement
        }
        /// A package in a folder.
        struct Folder: Decodable { let path: String }

        let sourceControl: [Source]?
        let fileSystem: [Folder]?
    }

    /// The version of the tools that a manifest is for.
    struct ToolsVersion: Decodable {
        let text: String

        private enum CodingKeys: String, CodingKey { case text = "_version" }

        /// Whether it is a version or a later one.
        func isAtLeast(_ major: Int, _ minor: Int) -> Bool {
            let numbers = text.split(separator: ".").map { Int($0) ?? 0 } + [0, 0]
            return (numbers[0], numbers[1]) >= (major, minor)
        }
    }

    let name: String
    let toolsVersion: ToolsVersion
    /// The language modes that the package supports; nil for that of the tools.
    let swiftLanguageVersions: [String]?
    let targets: [Target]
    let dependencies: [Package]
}
