import FilesAndProcesses
import Foundation
import PlainText

/// The modules of apps and of their packages that were compiled against another version of bindfuzz.
///
/// Swift Package Manager compiles the modules of an app again if those that they name as dependencies have changed, and these have
/// nothing of bindfuzz in their own code. So it keeps objects that have the old layouts of bindfuzz's types, which read other memory
/// than they mean. A port removes them as soon as bindfuzz has changed.
struct OutdatedProducts {
    /// The folder of built products that ports share.
    let buildFolder: String
    /// The checkout of bindfuzz; nil for a repository.
    let checkout: String?
    /// The name of bindfuzz as a package.
    let identity: String
    /// The absolute path of the package, whose list of resolved versions names the commit of a repository.
    let root: String

    /// The file with the checksum of the bindfuzz that the products were compiled against.
    private var record: String { "\(buildFolder)/bindfuzz-port/version.txt" }
    private static let kindsOfSources = [".swift", ".c", ".h", ".S", ".modulemap"]

    /// Removes the products, if they are of another version or if nothing says which version they are of.
    ///
    /// - Returns: the names of the modules that will be compiled again, in ascending order.
    /// - Throws: `FileError` with the path of what cannot be read or removed.
    func remove() throws(FileError) -> [String] {
        if try TextFile.read(path: record) == version() { return [] }
        let products = "\(buildFolder)/release"
        var removed: [String] = []
        for name in (try? FileManager.default.contentsOfDirectory(atPath: products).sorted()) ?? []
        where name.hasSuffix(".build") && !isOfBindfuzz("\(products)/\(name)") {
            do {
                try FileManager.default.removeItem(atPath: "\(products)/\(name)")
            } catch {
                throw FileError(problems: [
                    "\(products)/\(name): error: expected a folder that can be removed, as it was compiled against another "
                        + "version of bindfuzz; \(error.reason)"
                ])
            }
            let module = String(name.dropLast(".build".count))
            unlink("\(products)/Modules/\(module).swiftmodule")
            removed.append(module)
        }
        return removed
    }

    /// Records that all products are of this version.
    ///
    /// - Parameter version: what `version()` returned before the first of them was compiled.
    func note(_ version: String) throws(FileError) { try TextFile.write(version, path: record) }

    /// Returns a text that differs between versions of bindfuzz: the checksum of its sources, or the versions that Swift Package
    /// Manager has resolved.
    func version() throws(FileError) -> String {
        guard let checkout else { return try TextFile.read(path: "\(root)/Package.resolved") ?? "" }
        var paths = ["\(checkout)/Package.swift"]
        var walk = FolderWalk("\(checkout)/Sources")
        walk.run { path in
            if Self.kindsOfSources.contains(where: path.hasSuffix) { paths.append(path) }
            return .enter
        }
        var sum = Checksum()
        for path in paths.sorted() {
            let text = try StoredFile.read(path: path, upTo: StoredFile.maximumBytes)
            sum.add(Checksum(path.dropFirst(checkout.count).utf8).value)
            sum.add(Checksum(text).value)
        }
        return sum.text + "\n"
    }

    /// Returns whether a folder has the products of a module of bindfuzz or of a package that bindfuzz uses, which import nothing of
    /// an app, and which Swift Package Manager brings up to date.
    private func isOfBindfuzz(_ folder: String) -> Bool {
        guard let sources = try? TextFile.read(path: "\(folder)/sources"),
            // Paths with a blank are in quotation marks.
            let first = sources.split(separator: "\n").first.map({ $0.trimmingCharacters(in: ["\"", "'"]) })
        else { return true }
        if let checkout, first.hasPrefix(checkout + "/") { return true }
        guard let range = first.firstRange(of: "/checkouts/") else { return false }
        let package = first[range.upperBound...].prefix { $0 != "/" }
        return package == identity || Self.packagesOfBindfuzz.contains(package.lowercased())
    }

    /// The names of the packages that bindfuzz uses, as the folders of their checkouts have them.
    private static let packagesOfBindfuzz: Set = ["swift-argument-parser", "opencombine", "swift-syntax"]
}
