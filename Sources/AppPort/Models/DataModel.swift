import FilesAndProcesses
import Foundation
import ManagedModelFile

/// A Core Data model of an app, as Xcode's editor writes it: a bundle `NAME.xcdatamodeld` with a folder for each version, or one
/// version alone.
struct DataModel: Equatable {
    /// The part of a class that Xcode generates.
    enum CodeGeneration: Equatable {
        /// All of it.
        case wholeClass
        /// An extension of a class that the app declares.
        case category
        /// Nothing.
        case manual
    }

    /// An entity of a model, with the class that the model names.
    struct Entity: Equatable {
        /// The entity. Its class name may begin with a module, or with a dot for the module that has the model.
        var record: ManagedModelFile.Entity
        var codeGeneration = CodeGeneration.manual
    }

    /// Why a model is left out.
    struct Problem: Error, Equatable {
        /// The path of the file.
        let file: String
        /// The line, counted from 1; nil if the whole file is meant.
        let line: Int?
        let reason: String
    }

    /// The name of the compiled model in a bundle: `NAME.momd`, or `NAME.mom` for a version alone.
    let compiledName: String
    var entities: [Entity]
    var configurations: [String: [String]]

    /// - Parameters:
    ///   - compiledName: the name of the compiled model in a bundle.
    ///   - entities: the entities, in the order of the file.
    ///   - configurations: the names of the entities of each configuration.
    init(compiledName: String, entities: [Entity], configurations: [String: [String]] = [:]) {
        self.compiledName = compiledName
        self.entities = entities
        self.configurations = configurations
    }

    /// Reads the current version of a model.
    ///
    /// - Parameter path: the path of a folder `NAME.xcdatamodeld` or `NAME.xcdatamodel`.
    init(path: String) throws(Problem) {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let isBundle = path.hasSuffix(".xcdatamodeld")
        let version = isBundle ? try Self.currentVersion(in: path) : path
        compiledName = name + (isBundle ? ".momd" : ".mom")
        let file = "\(version)/contents"
        let text = try Self.contents(file)
        do throws(DataModelParser.Problem) {
            (entities, configurations) = try DataModelParser.read(text)
        } catch {
            throw Problem(file: file, line: error.line, reason: error.reason)
        }
    }

    /// Returns the path of the version that apps use.
    private static func currentVersion(in bundle: String) throws(Problem) -> String {
        guard StoredFile.isDirectory(bundle) else {
            let reason = AppFile.problem(with: bundle) ?? "found a file"
            throw Problem(file: bundle, line: nil, reason: "expected a folder that can be read; \(reason)")
        }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: bundle)) ?? []).filter {
            $0.hasSuffix(".xcdatamodel") && !$0.hasPrefix(".")
        }
        let list = "\(bundle)/.xccurrentversion"
        if StoredFile.isName(list) {
            let content: Any
            let data = try contents(list)
            do throws(PropertyListText.Problem) {
                content = try PropertyListText.value(of: data)
            } catch {
                throw Problem(file: list, line: error.line, reason: error.text)
            }
            if let current = (content as? [String: Any])?["_XCCurrentVersionName"] as? String {
                if names.contains(current) { return "\(bundle)/\(current)" }
                throw Problem(file: list, line: nil, reason: "expected the name of a version; found '\(current)'")
            }
        }
        let versions = names.map { ($0 as NSString).deletingPathExtension }
        guard let last = versions.max(by: { $0.compare($1, options: .numeric) == .orderedAscending }) else {
            throw Problem(
                file: bundle, line: nil, reason: "expected a version of the model, a folder '.xcdatamodel'; found none")
        }
        return "\(bundle)/\(last).xcdatamodel"
    }

    private static func contents(_ file: String) throws(Problem) -> Data {
        do {
            return try AppFile.contents(file)
        } catch {
            throw Problem(
                file: file, line: nil,
                reason: "expected a file that can be read; \(AppFile.problem(with: file) ?? error.reason)")
        }
    }
}
