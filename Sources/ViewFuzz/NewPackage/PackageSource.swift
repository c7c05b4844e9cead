import ArgumentParser
import FilesAndProcesses
import FuzzEngine
import Foundation

/// The place from which a new package gets bindfuzz.
package struct PackageSource: Sendable {
    /// The entry in the manifest's list of dependencies.
    package let dependency: String
    /// The name of the package in the dependencies of targets.
    package let identity: String
    /// The path of the checkout; nil for a repository.
    package let checkoutPath: String?
    /// Whether other machines have access to the source.
    let isEverywhere: Bool

    /// Creates a source from the URL of a repository.
    ///
    /// - Throws: `ValidationError` if the text is not a URL that the package manager accepts.
    package init(url: String) throws {
        let isPlain = url.unicodeScalars.allSatisfy { $0.isASCII && $0.value > 0x20 && $0.value < 0x7F }
        // For example https://example.com/bindfuzz.git and git@example.com:anna/bindfuzz.git.
        let separator = url.firstRange(of: "://") ?? (url.contains("@") ? url.firstRange(of: ":") : nil)
        let path = separator.map { url[$0.upperBound...] } ?? ""
        let last = path.split(separator: "/").last ?? ""
        let identity = last.hasSuffix(".git") ? last.dropLast(4) : last
        guard isPlain, !identity.isEmpty else {
            throw ValidationError(
                "expected the address of a repository, as in https://example.com/bindfuzz.git; for a checkout on this machine, "
                    + "as in file:///home/anna/bindfuzz")
        }
        dependency = ".package(url: \(url.swiftLiteral), branch: \"main\")"
        self.identity = String(identity)
        checkoutPath = nil
        isEverywhere = true
    }

    private init(path: String) {
        // The folder may have any name, so the dependency names the package explicitly.
        dependency = ".package(name: \"bindfuzz\", path: \(path.swiftLiteral))"
        identity = "bindfuzz"
        checkoutPath = path
        isEverywhere = false
    }

    /// Returns the checkout that this program was built in, found from the executable or from its source file.
    ///
    /// - Throws: `FileError` if neither is in a checkout.
    package static func checkout(of file: String = #filePath) throws(FileError) -> PackageSource {
        let program = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
        for path in [program, file] {
            if let root = root(above: path) { return PackageSource(path: root) }
        }
        throw FileError(problems: [
            "\(program): error: expected the checkout that this program was built in, for the package to depend on; name "
                + "the repository with --url"
        ])
    }

    /// Returns the nearest directory above a path that is a checkout, or `nil` if there is none.
    private static func root(above path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        var parts = String(cString: resolved).split(separator: "/")
        while parts.popLast() != nil {
            let folder = "/" + parts.joined(separator: "/")
            if StoredFile.isThere("\(folder)/Package.swift"), StoredFile.isDirectory("\(folder)/Sources/HeadlessUI") {
                return folder
            }
        }
        return nil
    }
}

extension String {
    /// The string as a Swift literal.
    package var swiftLiteral: String {
        let scalars = unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case _ where scalar.isHidden: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: String(scalar)
            }
        }
        return "\"" + scalars.joined() + "\""
    }
}
