import FilesAndProcesses
import Foundation

/// Compiles the modules of a port one at a time, without optimization and without object files: a fraction of the work of a build.
///
/// A look at some of the files, or only at declarations, takes even less.
struct ModuleCheck {
    /// How closely the compiler looks. Each depth shows the errors of those before it, too.
    enum Depth: CaseIterable {
        /// At declarations, but not at the bodies of functions.
        case declarations
        /// At types, in all of the code.
        case types
        /// At the flow of control as well: a value that is not returned, a property without a value.
        case flow
    }

    /// The file that says whose a folder is.
    private static let mark = ".made-by-bindfuzz-port"

    /// The arguments of the compiler for what all modules see.
    private let shared: [String]
    /// The folder for the modules that it has compiled.
    private let folder: String
    /// The arguments by which the compiler finds the macros of the toolchain.
    private let plugins: [String]

    /// Finds the arguments by which Swift Package Manager compiled a target.
    ///
    /// - Parameters:
    ///   - target: the name of a target that depends on all that the modules use.
    ///   - buildFolder: the folder of what was built, with the list of commands that Swift Package Manager keeps there.
    ///   - folder: the folder for the compiled modules. What an earlier check has left in it is removed.
    /// - Throws: `FileError` if the list of commands has none for the target, or if the folder has something else in it.
    init(argumentsOf target: String, in buildFolder: String, folder: String) throws(FileError) {
        let list = "\(buildFolder)/release.yaml"
        let text = FileManager.default.contents(atPath: list).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let line = text.split(separator: "\n").first { $0.contains("\"-module-name\",\"\(target)\"") }
        guard let line, let start = line.firstIndex(of: "["),
            let arguments = try? JSONDecoder().decode([String].self, from: Data(line[start...].utf8))
        else {
            throw FileError(problems: ["\(list): error: expected the arguments of the compiler for '\(target)'"])
        }
        shared = Self.places(in: arguments)
        plugins = Toolchain.pluginArguments
        self.folder = folder
        let mark = "\(folder)/\(Self.mark)"
        let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        if let found = contents.min(), !StoredFile.isName(mark) {
            throw FileError(problems: [
                "\(folder): error: expected a new or empty folder for modules; found '\(found)' in it; name another "
                    + "one with --build-directory"
            ])
        }
        do {
            // The mark comes first and stays, so that an interruption leaves no folder without one.
            try TextFile.write("Made by 'bindfuzz port', which removes what is in this folder.\n", path: mark)
            for name in contents where name != Self.mark {
                try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
            }
            try FileManager.default.createDirectory(atPath: "\(folder)/parts", withIntermediateDirectories: true)
        } catch {
            throw FileError(problems: [
                "\(folder): error: expected a folder that can be made and emptied; \(error.reason)"
            ])
        }
    }

    /// Returns the arguments that say where modules and plugins are, with their values.
    static func places(in arguments: [String]) -> [String] {
        let names: Set = ["-I", "-Xcc", "-Xfrontend", "-target", "-module-cache-path", "-sdk", "-F"]
        var (places, index) = ([String](), 0)
        while index + 1 < arguments.count {
            let isPlace = names.contains(arguments[index])
            if isPlace { places += arguments[index...(index + 1)] }
            index += isPlace ? 2 : 1
        }
        return places
    }

    /// Compiles a module for those that use it.
    ///
    /// - Parameters:
    ///   - name: the name by which it is imported.
    ///   - files: the paths of its files.
    ///   - settings: the compiler's settings.
    ///   - report: receives from time to time how long the compiler has run.
    /// - Returns: what the compiler printed; its status is 0 if the module can be used.
    func compile(
        _ name: String, files: [String], settings: CompilerSettings,
        reporting report: (@Sendable (Tool.Progress) -> Void)? = nil
    ) -> Tool.Run {
        let command = command(
            [
                "swiftc", "-emit-module", "-emit-module-path", "\(folder)/\(name).swiftmodule",
                "-whole-module-optimization", "-Onone",
            ], name, settings.arguments + shared, inputs: files.map(Self.quoted), list: name)
        return Tool.run(command, reporting: report)
    }

    /// Looks for errors in some files of a module. The compiler reads the other files only as far as these use them.
    ///
    /// - Parameters:
    ///   - suspects: the paths of the files to look at.
    ///   - name: the name of the module.
    ///   - files: the paths of all files of the module.
    ///   - settings: the compiler's settings.
    ///   - depth: how closely to look.
    ///   - report: receives from time to time how long the compiler has run.
    /// - Returns: what the compiler printed; its status is 0 if there was no error.
    func look(
        at suspects: [String], of name: String, files: [String], settings: CompilerSettings, _ depth: Depth,
        reporting report: (@Sendable (Tool.Progress) -> Void)? = nil
    ) -> Tool.Run {
        if suspects.isEmpty { return Tool.Run(status: 0, output: "", errors: "") }
        // Two processes divide the bodies of many files. For few, a second process only has to read all of them again.
        let isDivided = depth == .types && suspects.count > Self.mostOfOneProcess
        let parts = isDivided ? Self.halves(of: suspects) : [suspects]
        let runs = Tool.runConcurrently(
            parts.enumerated().map { number, part in
                command(
                    at: part, in: files, name, settings, depth, list: "\(name)-\(number)")
            }, reporting: report)
        return Tool.Run(
            status: runs.map(\.status).first { $0 != 0 } ?? 0, output: runs.map(\.output).joined(separator: "\n"),
            errors: runs.map(\.errors).joined(separator: "\n"))
    }

    private static let mostOfOneProcess = 12

    /// Returns every second file, and the others. Neighbors are alike, so both halves take about as long.
    private static func halves(of files: [String]) -> [[String]] {
        [0, 1].map { rest in files.indices.filter { $0 % 2 == rest }.map { files[$0] } }
    }

    private func command(
        at suspects: [String], in files: [String], _ name: String, _ settings: CompilerSettings, _ depth: Depth,
        list: String
    ) -> [String] {
        let suspects = Set(suspects)
        var inputs = files.flatMap { suspects.contains($0) ? ["-primary-file", Self.quoted($0)] : [Self.quoted($0)] }
        let action: [String]
        switch depth {
        case .declarations: action = ["-typecheck", "-experimental-skip-all-function-bodies"]
        case .types: action = ["-typecheck"]
        case .flow:
            action = ["-emit-module", "-Onone"]
            // The compiler writes a part of the module for each file, of no further use.
            inputs += (0..<suspects.count).flatMap { ["-o", Self.quoted("\(folder)/parts/\($0).swiftmodule")] }
        }
        // The compiler takes these options by themselves; only its driver has a word for options that it passes on.
        let arguments = (settings.arguments + shared).filter { $0 != "-Xfrontend" }
        return command(["swiftc", "-frontend"] + action + plugins, name, arguments, inputs: inputs, list: list)
    }

    private func command(
        _ tool: [String], _ name: String, _ arguments: [String], inputs: [String], list: String
    ) -> [String] {
        let path = "\(folder)/\(list).files"
        // Without the list, the compiler says that it is missing.
        _ = FileManager.default.createFile(atPath: path, contents: Data(inputs.map { $0 + "\n" }.joined().utf8))
        return tool
            + ["-module-name", name, "-parse-as-library", "-suppress-warnings", "-DSWIFT_PACKAGE", "-I", folder]
            + arguments + ["@\(path)"]
    }

    /// Returns a path as a list of arguments has it.
    private static func quoted(_ path: String) -> String {
        "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
