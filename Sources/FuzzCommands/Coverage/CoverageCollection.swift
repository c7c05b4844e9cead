import FilesAndProcesses
import Foundation

/// Collects which lines of the app run during a search, by the counts of a program that was built for code coverage.
struct CoverageCollection {
    private let directory: URL

    /// Begins to collect, in this process and its children.
    ///
    /// - Throws: `FileError` if the program was not built for code coverage, or if a tool of the toolchain is missing.
    init(program: String) throws(FileError) {
        guard CoverageProfile.isCollected else {
            throw FileError(problems: [
                "\(program): error: expected a program that was built for code coverage; found one that was not. "
                    + "Build and run it with 'swift run --enable-code-coverage \(program) fuzz --coverage'"
            ])
        }
        for tool in ["llvm-profdata", "llvm-cov"] where Self.path(of: tool) == nil {
            throw FileError(problems: [
                "\(tool): error: expected this tool of the Swift toolchain in a directory of PATH; found none"
            ])
        }
        directory = FileManager.default.temporaryDirectory.appendingPathComponent("bindfuzz-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
        } catch {
            throw FileError(problems: ["\(directory.path): error: \(error.localizedDescription)"])
        }
        CoverageProfile.collect(in: directory.path)
    }

    /// Ends the collection, and removes its files.
    ///
    /// - Returns: the lines that ran.
    func finish() throws(FileError) -> LineCoverage {
        CoverageProfile.write()
        defer { try? FileManager.default.removeItem(at: directory) }
        let profile = directory.appendingPathComponent("merged.profdata").path
        let counts = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
        let files = counts.filter { $0.hasSuffix(".profraw") }.sorted().map {
            directory.appendingPathComponent($0).path
        }
        guard !files.isEmpty else {
            throw FileError(problems: ["\(directory.path): error: expected counts of lines; found none"])
        }
        _ = try Self.output(of: "llvm-profdata", ["merge", "-sparse", "-o", profile] + files)
        let program =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        let export = try Self.output(
            of: "llvm-cov", ["export", "-summary-only", "-instr-profile", profile, program])
        do {
            return try LineCoverage(export: export, in: FileManager.default.currentDirectoryPath)
        } catch {
            throw FileError(problems: ["llvm-cov: error: expected a summary in JSON; \(error)"])
        }
    }

    /// Returns the path of a tool, preferably the one beside `swift`: another version of LLVM cannot read the counts.
    private static func path(of tool: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").filter {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)")
        }
        let ofToolchain = folders.first { FileManager.default.isExecutableFile(atPath: "\($0)/swift") }
        return (ofToolchain ?? folders.first).map { "\($0)/\(tool)" }
    }

    /// Runs a tool, and returns what it prints.
    private static func output(of tool: String, _ arguments: [String]) throws(FileError) -> Data {
        let process = Process()
        process.executableURL = path(of: tool).map { URL(filePath: $0) }
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        do {
            try process.run()
        } catch {
            throw FileError(problems: ["\(tool): error: \(error.localizedDescription)"])
        }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw FileError(problems: ["\(tool): error: it ended with status \(process.terminationStatus)"])
        }
        return data
    }
}
