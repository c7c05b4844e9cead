import Foundation
import TestSupport
import Testing

/// What the compiler says of code that is no model, in SwiftData's words.
@Suite(.runsCommands) struct `The compiler` {
    @Test(arguments: [
        ("@Model struct Trip { var name = \"\" }", "'@Model' cannot be applied to struct type 'Trip'"),
        ("@Model final class Trip { var name: String }", "@Model requires an initializer be provided for 'Trip'"),
        (
            "@Model final class Trip: Identifiable { var name: String }",
            "@Model requires an initializer be provided for 'Trip'"
        ),
        (
            "@Model final class Trip { var description = \"\" }", "A stored property cannot be named 'description'"
        ),
        (
            "@Model final class Trip { @Transient var count: Int\n init() { count = 0 } }",
            "@Transient requires non-optional property 'count' to have a default value"
        ),
        ("@ModelActor final class Importer {}", "@ModelActor can only be applied to an actor"),
    ])
    func `names the mistake in a model`(source: String, message: String) throws {
        #expect(try errors(of: source).contains(message))
    }

    @Test(arguments: [
        "",
        "struct List: View {\n@Query private var trips: [Trip] = []\nvar body: some View { Text(\"\") } }",
        """
        #Preview {
            @Previewable @Query(sort: \\Trip.name) var trips: [Trip]
            Text("\\(trips.count)")
        }
        """,
    ])
    func `says nothing of a model without a mistake`(use: String) throws {
        let source = """
            import SwiftUI
            @Model final class Trip {
                var name: String
                @Transient var count = 0
                init(name: String) { self.name = name }
            }
            \(use)
            """
        #expect(try errors(of: source) == "")
    }

    private func errors(of source: String) throws -> String {
        let directory = try TemporaryDirectory()
        try directory.write("import SwiftData\n\(source)\n", to: "Source.swift")
        let build = try #require(TemporaryDirectory.products).path
        let run = try directory.run(
            "/usr/bin/env",
            [
                "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-I", "\(build)/Modules",
                "-Xcc", "-fmodule-map-file=\(build)/COpenCombineHelpers.build/module.modulemap",
                "-load-plugin-executable", "\(build)/SwiftUIMacroPlugin-tool#SwiftUIMacroPlugin", "Source.swift",
            ], environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
        return run.status == 0 ? "" : run.errors
    }
}
