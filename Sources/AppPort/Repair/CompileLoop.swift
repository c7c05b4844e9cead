import PlainText
import FilesAndProcesses
import Foundation

/// Compiles a ported package, leaves out what does not compile, and compiles again, until all of the rest builds.
///
/// Modules are compiled by themselves until they are right, which takes seconds, and only then is the package built.
struct CompileLoop {
    /// The most rounds for one module at one depth. Most take a second.
    private static let mostRounds = 300
    /// The most builds of the package. Few errors show only there.
    private static let mostBuilds = 6

    private(set) var package: PortedPackage
    private var writer: PackageWriter
    private let report: @Sendable (String) -> Void

    init(_ package: PortedPackage, _ writer: PackageWriter, reporting report: @escaping @Sendable (String) -> Void) {
        self.package = package
        self.writer = writer
        self.report = report
    }

    /// Builds until the program is there.
    ///
    /// - Throws: `FileError` with the last errors of the compiler, if nothing more can be left out.
    mutating func run() throws {
        try buildDependencies()
        for _ in 1...Self.mostBuilds {
            try compileModules()
            report("building \(package.program)")
            let run = build("--product", package.program, as: "building \(package.program)")
            if run.status == 0 { return }
            let errors = try errors(in: run.text) + undefinedFunctions(in: run.text)
            if errors.isEmpty, !package.isUnoptimized, run.text.contains("failed due to signal") {
                // The optimizer crashes at code that it sees without the parts that are left out.
                package.isUnoptimized = true
            } else {
                guard leaveOut(errors) != nil else { throw failure(run) }
            }
            try write()
        }
        throw failure("the app does not build after \(Self.mostBuilds) builds")
    }

    /// Removes the modules of other ports in the same folder, since any code there could import them.
    private func removeModulesOfOthers() throws {
        let list = "\(package.buildFolder)/bindfuzz-port/modules.txt"
        let own = Set(package.checkout.modules.map(\.name)).union(package.stubs)
        let kept = (try? String(contentsOfFile: list, encoding: .utf8)).map {
            $0.split(separator: "\n").map(String.init)
        }
        for name in kept ?? [] where !own.contains(name) && ModuleNames.free(name) == name {
            unlink("\(package.buildFolder)/release/Modules/\(name).swiftmodule")
        }
        try TextFile.write(own.sorted().map { $0 + "\n" }.joined(), path: list)
    }

    /// Builds bindfuzz and the packages that the app uses, leaving out packages that cannot be had.
    private mutating func buildDependencies() throws {
        let work = "building bindfuzz and the packages of the app"
        report(work + "; the first time takes minutes")
        let products = OutdatedProducts(
            buildFolder: package.buildFolder, checkout: package.toolCheckout, identity: package.dependency.identity,
            root: package.root)
        var version = try products.version()
        let outdated = try products.remove()
        if !outdated.isEmpty {
            report("bindfuzz has changed: compiling \(outdated.count.counted("module")) of apps and packages again")
        }
        while true {
            try write()
            try removeModulesOfOthers()
            let run = build("--target", PortedPackage.dependenciesTarget, as: work)
            if run.status == 0 {
                // The first build resolves the version of a repository.
                if package.toolCheckout == nil { version = try products.version() }
                return try products.note(version)
            }
            guard !Interruption.hasCome, try leaveOutPackages(run.text) else { throw failure(run) }
        }
    }

    /// Compiles each module until it is right.
    private mutating func compileModules() throws {
        let check = try ModuleCheck(
            argumentsOf: PortedPackage.dependenciesTarget, in: package.buildFolder,
            folder: "\(package.buildFolder)/bindfuzz-port/\(package.program)")
        var stubs: Set<String> = []
        for module in package.checkout.modules {
            for depth in ModuleCheck.Depth.allCases { try repair(module, at: depth, by: check, with: &stubs) }
        }
    }

    /// Leaves out of a module what the compiler does not accept at a depth.
    ///
    /// A look at all files of a large module takes a while, most of all where there are errors. So the files that were repaired are
    /// looked at by themselves until they are right, and only then all of them again.
    ///
    /// - Parameter stubs: the empty modules that are compiled.
    private mutating func repair(
        _ module: AppModule, at depth: ModuleCheck.Depth, by check: ModuleCheck, with stubs: inout Set<String>
    ) throws {
        /// The places of the repaired files; nil for all of the module.
        var suspects: [String]?
        for round in 1...Self.mostRounds {
            for stub in package.stubs.sorted() where stubs.insert(stub).inserted {
                _ = check.compile(stub, files: [package.root + "/" + package.place(ofStub: stub)], settings: .init())
            }
            let files = try package.sourcePaths(of: module)
            let work = "\(depth.verb) \(suspects.map { $0.count.counted("file") + " of " } ?? "")\(module.name)"
            report(work)
            let progress = progress(of: work)
            let run =
                suspects == nil && depth == .flow
                ? check.compile(module.name, files: files, settings: module.settings, reporting: progress)
                : check.look(
                    at: suspects ?? files, of: module.name, files: files, settings: module.settings, depth,
                    reporting: progress)
            if run.status == 0 {
                if suspects == nil { return }
                suspects = nil
                continue
            }
            let repaired = leaveOut(errors(in: run.text))
            guard round < Self.mostRounds, let repaired else { throw failure(run) }
            try write()
            if !repaired.isEmpty {
                let kept = try Set(package.sourcePaths(of: module))
                suspects = repaired.filter(kept.contains)
            }
        }
    }

    /// - Parameters:
    ///   - arguments: what to build.
    ///   - work: what is done, for reports of the progress.
    private func build(_ arguments: String..., as work: String) -> Tool.Run {
        // Swift Package Manager takes the plan of another port in the same folder for this one's.
        Tool.run(
            [
                "swift", "build", "-c", "release", "--scratch-path", package.buildFolder,
                "--disable-build-manifest-caching",
            ] + arguments, in: package.root, reporting: progress(of: work))
    }

    /// Returns a function that reports how far a program is.
    private func progress(of work: String) -> @Sendable (Tool.Progress) -> Void {
        { [report] progress in
            let steps = progress.steps.map { "step \($0.done) of \($0.all), " } ?? ""
            report("\(work): \(steps)\(progress.seconds) s")
        }
    }

    private mutating func write() throws {
        try writer.write(try package.files())
        try writer.writeEditable(package.editableFiles)
    }

    private func errors(in output: String) -> [Diagnostic] {
        Diagnostic.errors(in: output) + Diagnostic.crashes(in: output)
    }

    private func undefinedFunctions(in output: String) throws -> [Diagnostic] {
        let files = try package.checkout.modules.flatMap { try package.sourcePaths(of: $0) }
        return Diagnostic.undefinedFunctions(in: output, of: files) { try? String(contentsOfFile: $0, encoding: .utf8) }
    }

    private func failure(_ run: Tool.Run) -> FileError {
        // Swift Package Manager prints some errors again, as items of a list.
        let lines = run.text.split(separator: "\n").filter { $0.contains("error:") && !$0.hasPrefix("`- ") }.prefix(10)
        let hasChanged = lines.contains { $0.hasSuffix("was modified during the build") }
        let problem =
            if hasChanged {
                "a source file changed while it was compiled. Run the command again"
            } else if lines.contains(where: { $0.contains("Failed to clone repository") }) {
                "expected a repository that can be reached"
            } else {
                "it does not compile, and nothing more can be left out"
            }
        return failure(problem, lines.map { "  " + $0 })
    }

    private func failure(_ problem: String, _ details: [String] = []) -> FileError {
        FileError(problems: ["\(package.root): error: \(problem)"] + details)
    }

    // MARK: Leaving out

    /// Replaces packages that cannot be had, or that do not compile, by empty modules.
    private mutating func leaveOutPackages(_ output: String) throws -> Bool {
        if package.removeStubs(named: PortedPackage.conflictingNames(in: output)) { return true }
        let lines = output.split(separator: "\n").filter { $0.contains("error:") }.map { $0.lowercased() }
        var failed = package.packages.filter { package in
            lines.contains { line in
                let name = package.identity.lowercased()
                return line.hasPrefix("/") ? line.contains("/checkouts/\(name)/") : line.contains(name)
            }
        }
        // A package that another one uses: nothing says which.
        if failed.isEmpty, lines.contains(where: { !$0.hasPrefix("/") || $0.contains("/checkouts/") }) {
            failed = package.packages
        }
        if failed.isEmpty { return false }
        package.removePackages(failed)
        for one in failed { report("without package \(one.identity)") }
        try package.addStubs()
        return true
    }

    /// Leaves out what errors are about.
    ///
    /// - Returns: the places of the files that were repaired, which are none if only a module was missing; nil if nothing was left
    ///   out.
    private mutating func leaveOut(_ errors: [Diagnostic]) -> [String]? {
        if Interruption.hasCome { return nil }
        var files: [String: String] = [:]
        for module in package.checkout.modules {
            for file in module.files {
                files["\(package.root)/\(package.place(of: file, in: module))"] = file
                files["\(module.name)/\((file as NSString).lastPathComponent)"] = file
            }
            // The classes of a model may need a type that Linux does not have.
            let generated = package.place(ofManagedObjectsIn: module)
            files["\(package.root)/\(generated)"] = generated
        }
        let missing = errors.compactMap(\.missingModule).filter { package.stubs.insert($0).inserted }
        if !missing.isEmpty { return [] }
        let known = Dictionary(grouping: errors.filter { files[$0.file] != nil }) { files[$0.file] ?? "" }
        for (file, errors) in known.sorted(by: { $0.key < $1.key }) {
            var repair = package.repairs[file] ?? SourceRepair(text(of: file), managed: package.managedClasses)
            repair.leaveOut(errors)
            package.repairs[file] = repair
        }
        report("\(known.values.joined().count.counted("error")) in \(known.count.counted("file"))")
        let places = Dictionary(files.filter { $0.key.hasPrefix("/") }.map { ($1, $0) }) { first, _ in first }
        return known.isEmpty ? nil : known.keys.sorted().compactMap { places[$0] }
    }

    private func text(of file: String) -> String {
        if let module = package.checkout.modules.first(where: { package.place(ofManagedObjectsIn: $0) == file }) {
            return (try? package.managedObjects(of: module)) ?? ""
        }
        if case .text(let rewritten) = try? package.unrepaired(file) { return rewritten }
        return String(decoding: (try? AppFile.contents(file)) ?? Data(), as: UTF8.self)
    }
}

extension Diagnostic {
    /// Returns where the compiler crashed, as errors.
    static func crashes(in output: String) -> [Diagnostic] {
        // The place of a statement, or that of the body that was being checked.
        output.matches(of: #/[\[@](/[^\n:]+\.swift):(\d+):(\d+)(?: - line|\))/#).compactMap { match in
            guard let line = Int(match.2), let column = Int(match.3) else { return nil }
            return Diagnostic(file: String(match.1), line: line, column: column, message: "the compiler crashed")
        }
    }
}

extension ModuleCheck.Depth {
    /// What the compiler does at this depth, as a message says it.
    fileprivate var verb: String {
        switch self {
        case .declarations: "reading"
        case .types: "checking"
        case .flow: "compiling"
        }
    }
}
