import FilesAndProcesses
import Foundation
import ManagedModelFile

/// The Core Data models of an app: compiled models in its bundle, and the classes that Xcode generates.
extension PortedPackage {
    /// Returns the models of each module by its name, and why others are left out.
    static func models(
        of modules: [AppModule]
    ) -> (models: [String: [DataModel]], problems: [DataModel.Problem]) {
        var models: [String: [DataModel]] = [:]
        var problems: [DataModel.Problem] = []
        for module in modules {
            for path in module.models {
                do throws(DataModel.Problem) {
                    models[module.name, default: []].append(try DataModel(path: path))
                } catch  where !problems.contains(error) {
                    problems.append(error)
                } catch {}
            }
        }
        return (models, problems)
    }

    /// Returns the path of the generated classes of a module.
    func place(ofManagedObjectsIn module: AppModule) -> String { "App/\(module.name)/GeneratedManagedObjects.swift" }

    /// Returns the generated classes of a module, with all of their parts; an empty text if there are none.
    func managedObjects(of module: AppModule) throws(FileError) -> String {
        ManagedObjectSource(try resolvedModels(of: module), settings: module.settings).text
    }

    /// Returns the compiled models by their paths. Of two models with one name, the first is there, as with other resources.
    func compiledModels() throws(FileError) -> [String: PortedFile] {
        var files: [String: PortedFile] = [:]
        for module in checkout.modules {
            for model in try resolvedModels(of: module) {
                let place = "Bundle/\(model.compiledName)/\(ManagedModelFile.name)"
                if files[place] != nil { continue }
                let record = ManagedModelFile(
                    entities: model.entities.map(\.record), configurations: model.configurations)
                do {
                    files[place] = .text(try record.json)
                } catch {
                    throw FileError(problems: ["\(root)/\(place): error: expected a text of a model; \(error.reason)"])
                }
            }
        }
        return files
    }

    /// The names of the classes of all models.
    var managedClasses: Set<String> {
        Set(
            models.values.joined().flatMap(\.entities).compactMap {
                $0.record.className?.split(separator: ".").last.map(String.init)
            })
    }

    private func resolvedModels(of module: AppModule) throws(FileError) -> [DataModel] {
        guard let models = models[module.name] else { return [] }
        return try declaredClasses().resolved(models, of: module)
    }

    private func declaredClasses() throws(FileError) -> DeclaredClasses {
        var modules: [DeclaredClasses.Module] = []
        for module in checkout.modules {
            var declared = DeclaredClasses.Module(name: module.name)
            for source in sources(of: module) {
                let entry = try cache.entry(source.file)
                declared.classes.formUnion(entry.classes)
                declared.renamed.merge(entry.classNames) { first, _ in first }
            }
            modules.append(declared)
        }
        return DeclaredClasses(modules: modules)
    }
}
