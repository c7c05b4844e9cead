import Foundation
import TestSupport
import Testing
import ViewFuzz

@testable import AppPort

/// What a port writes so that the gate can run at once: a canary, and a table of verdicts.
@Suite(.runsCommands) struct `The gate of a port` {
    private let folder: TemporaryDirectory
    private let package: PortedPackage

    init() throws {
        folder = try TemporaryDirectory()
        try folder.write("struct A {}\n", to: "App/A.swift")
        var checkout = AppCheckout(root: folder.path("App"), name: "App", origin: "folder of Swift files")
        checkout.modules = [AppModule(name: "App", files: [folder.path("App/A.swift")], isApp: true)]
        package = PortedPackage(
            root: folder.path("AppFuzz"), checkout: checkout, dependency: (".package(path: \"/bindfuzz\")", "bindfuzz"),
            buildFolder: folder.path("build"))
        try write()
    }

    private func write() throws {
        var writer = try PackageWriter(root: package.root)
        try writer.write(try package.files())
        try writer.writeEditable(package.editableFiles)
    }

    /// Writes a shell script in the place of the fuzzer. Another process copies it there: a file that this one writes may be open in
    /// the children of other tests, and Linux runs no file that is open for writing.
    private func writeFuzzer(_ script: String) throws {
        try folder.write("#!/bin/sh\n\(script)\n", to: "AppFuzz/Bundle/script")
        let script = folder.path("AppFuzz/Bundle/script")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
        let copy = try Process.run(URL(filePath: "/bin/cp"), arguments: ["-p", script, package.executable])
        copy.waitUntilExit()
    }

    @Test func `has a canary from the first port on, which a person may replace`() throws {
        #expect(try folder.files(in: "AppFuzz/corpus/canary") == ["must-fail.case"])
        #expect(try folder.read("AppFuzz/corpus/canary/must-fail.case") == CanaryCase.text)
        try folder.write(CanaryCase.text + "idle\n", to: "AppFuzz/corpus/canary/must-fail.case")
        try write()
        #expect(try folder.read("AppFuzz/corpus/canary/must-fail.case") == CanaryCase.text + "idle\n")
    }

    @Test func `has a table that its own fuzzer records, once, even where there are open findings`() throws {
        try writeFuzzer(#"echo "$@" >>calls; echo "claims" >corpus/verdicts.txt; exit 1"#)
        #expect(package.recordTable() == nil)
        #expect(package.recordTable() == nil)
        #expect(try folder.read("AppFuzz/calls") == "gate --record --cases 0\n")
        #expect(try folder.read("AppFuzz/corpus/verdicts.txt") == "claims\n")
    }

    @Test func `says why it has no table`() throws {
        try writeFuzzer("echo 'no view' >&2; exit 3")
        #expect(
            package.recordTable()
                == "the gate has no table of verdicts: 'AppFuzz gate --record' ended with 3: no view")
        try writeFuzzer("exit 7")
        #expect(package.recordTable()?.hasSuffix("ended with 7: it printed nothing") == true)
    }

    @Test func `passes without another command`() throws {
        let inbox = try folder.shell("command -v inbox").output
        try writeFuzzer("exec \(inbox.dropLast()) \"$@\"")
        let unprepared = try folder.run(package.executable, ["gate", "--cases", "0", "--corpus", "AppFuzz/corpus"])
        #expect(unprepared.status == 2, "\(unprepared.output)\(unprepared.errors)")
        #expect(package.recordTable() == nil)
        #expect(folder.has("AppFuzz/corpus/verdicts.txt"))
        let run = try folder.run(package.executable, ["gate", "--cases", "0", "--corpus", "AppFuzz/corpus"])
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(run.output.hasPrefix("gate passed: 1 case"), "\(run.output)")
    }

    @Test func `checks assertions and counts the code that ran in the optimized fuzzer, by its manifest`() throws {
        let manifest = try folder.read("AppFuzz/Package.swift")
        let app = try #require(manifest.split(separator: ".target(").last { $0.contains("name: \"App\"") })
        #expect(app.contains("\"-assert-config\", \"Debug\""), "\(manifest)")
        #expect(app.contains("[\"-profile-generate\"], .when(platforms: [.linux])"), "\(manifest)")
    }
}
