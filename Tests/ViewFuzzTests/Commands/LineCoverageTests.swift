import Foundation
import FuzzCommands
import TestSupport
import Testing

@Suite(.runsCommands) struct `The lines that ran` {
    /// The output of `llvm-cov export -summary-only`, without what is not read.
    private static let export = """
        {"data": [{"files": [
            {"filename": "/home/a/app/Sources/App/List.swift", "summary": {"lines": {"count": 8, "covered": 6}}},
            {"filename": "/home/a/app/Sources/App/Edit.swift", "summary": {"lines": {"count": 10, "covered": 0}}},
            {"filename": "/home/a/shared/Model.swift", "summary": {"lines": {"count": 2, "covered": 2}}},
            {"filename": "/home/a/app/.build/checkouts/x/X.swift", "summary": {"lines": {"count": 5, "covered": 5}}},
            {"filename": "/home/b/Sources/HeadlessUI/Text.swift", "summary": {"lines": {"count": 5, "covered": 5}}},
            {"filename": "/home/a/app/Sources/App/Empty.swift", "summary": {"lines": {"count": 0, "covered": 0}}}
        ]}], "type": "llvm.coverage.json.export", "version": "2.0.1"}
        """

    @Test func `are those of the app, by file`() throws {
        let coverage = try LineCoverage(
            export: Data(Self.export.utf8), in: "/home/a/app", leavingOut: "/home/b/Sources/")
        #expect(
            coverage.lines == [
                "lines of the app that ran:",
                "  /home/a/shared/Model.swift  2 of 2 (100 %)",
                "  Sources/App/Edit.swift      0 of 10 (0 %)",
                "  Sources/App/List.swift      6 of 8 (75 %)",
                "  in all                      8 of 20 (40 %)",
            ])
    }

    @Test func `leave out this package`() {
        #expect(LineCoverage.sourcesOfThisPackage.hasSuffix("/Sources/"), "\(LineCoverage.sourcesOfThisPackage)")
    }

    /// The folder of the Swift compiler, with the tools of its LLVM; nil if there is none on the path.
    private static let toolchain: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        return folders.first { folder in
            ["swiftc", "llvm-profdata", "llvm-cov"].allSatisfy { isInstalled("\(folder)/\($0)") }
        }
    }()

    private static let program = """
        func used(_ number: Int) -> Int {
            if number > 1 {
                return number * 2
            }
            return number
        }

        func unused() {
            print("never")
        }

        print(used(1))
        """

    @Test(.enabled(if: Self.toolchain != nil, "no Swift compiler with llvm-cov on the path"))
    func `are those that LLVM has counted in a program`() throws {
        let folder = try #require(Self.toolchain)
        let directory = try TemporaryDirectory()
        try directory.write(Self.program, to: "Sources/main.swift")
        func run(_ tool: String, _ arguments: String...) throws -> CommandRun {
            let run = try directory.run(
                "\(folder)/\(tool)", arguments,
                environment: ["PATH": "\(folder):/usr/bin:/bin", "HOME": directory.path("")])
            #expect(run.status == 0, "\(run.errors)")
            return run
        }
        _ = try run(
            "swiftc", "-profile-generate", "-profile-coverage-mapping", "-o", "app",
            directory.path("Sources/main.swift"))
        let app = try directory.run(
            directory.path("app"), [], environment: ["LLVM_PROFILE_FILE": directory.path("app.profraw")])
        #expect(app.output == "1\n")
        _ = try run("llvm-profdata", "merge", "-sparse", "-o", "app.profdata", "app.profraw")
        let export = try run("llvm-cov", "export", "-summary-only", "-instr-profile", "app.profdata", "app")
        let coverage = try LineCoverage(
            export: Data(export.output.utf8), in: String(directory.path("").dropLast()), leavingOut: "/bindfuzz/")
        // All but the line within `if` and the three of the function that is not called.
        #expect(
            coverage.lines == [
                "lines of the app that ran:",
                "  Sources/main.swift  6 of 10 (60 %)",
                "  in all              6 of 10 (60 %)",
            ])
    }

    @Test func `are not counted by a program that was not built for that, which says how to build it`() throws {
        let directory = try TemporaryDirectory()
        let run = try directory.inbox("fuzz", "--seed", "1", "--cases", "1", "--coverage", views: ["settings"])
        #expect(run.status == 3)
        #expect(run.output == "")
        #expect(run.errors.contains("swift run --enable-code-coverage"), "\(run.errors)")
        #expect(run.errors.contains("fuzz --coverage'"), "\(run.errors)")
    }
}
