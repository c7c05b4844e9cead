import FilesAndProcesses
import Foundation

/// Builds a ported package, leaves out what does not compile, and builds again, until all of the rest compiles.
struct CompileLoop {
    /// The most builds. Each one but the last leaves something out.
    private static let mostRounds = 24

    private(set) var package: PortedPackage
    private var writer: PackageWriter
    private let report: (String) -> Void

    init(_ package: PortedPackage, _ writer: PackageWriter, reporting report: @escaping (String) -> Void) {
        self.package = package
        self.writer = writer
        self.report = report
    }

    /// Builds until the program is there.
    ///
    /// - Throws: `FileError` with the last output of the compiler, if nothing more can be left out.
    mutating func run() throws {
        for round in 1...Self.mostRounds {
            try writer.write(try package.files())
            try writer.writeEditable(package.editableFiles)
            report("building, round \(round)")
            let run = Tool.run(
                [
                    "swift", "build", "-c", "release", "--product", package.program, "--scratch-path",
                    package.buildFolder,
                ],
                in: package.root)
            if run.status == 0 { return }
            let output = run.output + "\n" + run.errors
            if Interruption.hasCome { throw failure(output, "the build was interrupted") }
            if try leaveOutPackages(output) { continue }
            let errors = Diagnostic.errors(in: output) + Diagnostic.crashes(in: output)
            guard leaveOut(errors) else { throw failure(output, "the build failed, and nothing more can be left out") }
        }
        throw failure("", "the app does not compile after \(Self.mostRounds) builds")
    }

    private func failure(_ output: String, _ problem: String) -> FileError {
        let lines = output.split(separator: "\n").filter { $0.contains("error:") }.prefix(10)
        return FileError(problems: ["\(package.root): error: \(problem)"] + lines.map { "  " + $0 })
    }

    /// Replaces packages that cannot be had by empty modules.
    private mutating func leaveOutPackages(_ output: String) throws -> Bool {
        let failed = package.packages.filter { package in
            output.split(separator: "\n").contains { line in
                line.contains("error:") && !line.hasPrefix("/")
                    && line.lowercased().contains(package.identity.lowercased())
            }
        }
        guard !failed.isEmpty, !output.contains("Compiling") else { return false }
        package.packages.removeAll { failed.contains($0) }
        for one in failed { report("without package \(one.identity)") }
        package.addStubs()
        return true
    }

    /// Leaves out what errors are about.
    ///
    /// - Returns: whether something was left out.
    private mutating func leaveOut(_ errors: [Diagnostic]) -> Bool {
        var files: [String: String] = [:]
        for module in package.checkout.modules {
            for file in module.files { files["\(package.root)/\(package.place(of: file, in: module))"] = file }
        }
        var isChanged = false
        for name in errors.compactMap(\.missingModule) where package.stubs.insert(name).inserted { isChanged = true }
        if isChanged { return true }
        let known = errors.compactMap { error in files[error.file].map { (file: $0, error: error) } }
        for (file, alike) in Dictionary(grouping: known, by: \.file) {
            var repair = package.repairs[file] ?? SourceRepair(text(of: file))
            repair.leaveOut(alike.map(\.error))
            package.repairs[file] = repair
            isChanged = true
        }
        report("\(Set(known.map(\.error)).count) errors in \(Set(known.map(\.file)).count) files")
        return isChanged
    }

    private func text(of file: String) -> String {
        let rewritten = (try? PortedSource(path: file))?.rewritten(for: package.checkout.platform)
        return rewritten ?? String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
    }
}

extension Diagnostic {
    /// Returns where the compiler crashed, as errors.
    static func crashes(in output: String) -> [Diagnostic] {
        output.matches(of: #/\[(/[^\n:]+\.swift):(\d+):(\d+) - line/#).compactMap { match in
            guard let line = Int(match.2), let column = Int(match.3) else { return nil }
            return Diagnostic(file: String(match.1), line: line, column: column, message: "the compiler crashed")
        }
    }
}

extension PortedPackage {
    /// Adds an empty module for each import that nothing provides.
    mutating func addStubs() {
        let own = Set(checkout.modules.map(\.name))
        let products = Set(packages.flatMap(\.products))
        let imports = checkout.modules.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
        stubs.formUnion(
            imports.subtracting(own).subtracting(products).subtracting(AppleModules.names)
                .subtracting(AppleModules.ofToolchain))
    }
}
