import FilesAndProcesses
import Foundation

/// Compiles the modules of a port one at a time, without optimization and without object files: a fraction of the work of a build.
struct ModuleCheck {
    /// The arguments of the compiler for what all modules see.
    private let shared: [String]
    /// The folder for the modules that it has compiled.
    private let folder: String

    /// Finds the arguments by which Swift Package Manager compiled a target.
    ///
    /// - Parameters:
    ///   - target: the name of a target that depends on all that the modules use.
    ///   - buildFolder: the folder of what was built, with the list of commands that Swift Package Manager keeps there.
    ///   - folder: the folder for the compiled modules. What is in it is removed.
    /// - Throws: `FileError` if the list of commands has none for the target.
    init(argumentsOf target: String, in buildFolder: String, folder: String) throws(FileError) {
        let list = "\(buildFolder)/release.yaml"
        let text = FileManager.default.contents(atPath: list).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let line = text.split(separator: "\n").first { $0.contains("\"-module-name\",\"\(target)\"") }
        guard let line, let start = line.firstIndex(of: "["),
            let arguments = try? JSONDecoder().decode([String].self, from: Data(line[start...].utf8))
        else {
            throw FileError(problems: ["\(list): error: expected the arguments of the compiler for '\(target)'"])
        }
        var shared: [String] = []
        for (name, value) in zip(arguments, arguments.dropFirst()) {
            if ["-I", "-Xcc", "-target", "-module-cache-path", "-sdk", "-F"].contains(name) {
                shared += [name, value]
            }
            // A plugin and its option.
            if name == "-Xfrontend" { shared += [name, value] }
        }
        self.shared = shared
        self.folder = folder
        try? FileManager.default.removeItem(atPath: folder)
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw FileError(problems: ["\(folder): error: expected a folder that can be made; \(error)"])
        }
    }

    /// Compiles a module for those that use it.
    ///
    /// - Parameters:
    ///   - name: the name by which it is imported.
    ///   - files: the paths of its files.
    ///   - settings: the compiler's settings.
    /// - Returns: what the compiler printed; its status is 0 if the module can be used.
    func compile(_ name: String, files: [String], settings: CompilerSettings) -> Tool.Run {
        let list = "\(folder)/\(name).files"
        let lines = files.map { "\"" + $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"\n" }
            .joined()
        guard FileManager.default.createFile(atPath: list, contents: Data(lines.utf8)) else {
            return Tool.Run(status: 1, output: "", errors: "\(list): cannot be written")
        }
        return Tool.run(
            [
                "swiftc", "-emit-module", "-emit-module-path", "\(folder)/\(name).swiftmodule", "-module-name", name,
                "-parse-as-library", "-whole-module-optimization", "-Onone", "-suppress-warnings", "-DSWIFT_PACKAGE",
                "-I", folder,
            ] + settings.arguments + shared + ["@\(list)"])
    }
}

extension CompilerSettings {
    /// What the compiler gets for modules of an app, beyond settings that a manifest has words for: as with Foundation on Apple's
    /// platforms, every file sees Combine; internal declarations can be named by a definition; and assertions of the app count,
    /// though it is optimized.
    static let ofEveryModule = [
        "-Xfrontend", "-import-module", "-Xfrontend", "Combine", "-enable-testing", "-assert-config", "Debug",
    ]

    /// The settings as arguments of the compiler.
    var arguments: [String] {
        ["-swift-version", languageMode] + (isMainActorByDefault ? ["-default-isolation", "MainActor"] : [])
            + features.flatMap { ["-enable-upcoming-feature", $0] } + conditions.map { "-D\($0)" }
            + Self.ofEveryModule
    }
}
