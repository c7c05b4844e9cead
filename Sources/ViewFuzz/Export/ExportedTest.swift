import FuzzEngine

/// A case as a test for Swift Testing.
struct ExportedTest<App: FuzzedApp> {
    let testCase: ViewCase<App>
    let configuration: ViewConfiguration<App>
    let outcome: ViewOutcome
    /// Whether the test passes while the failure persists.
    let isKnownIssue: Bool

    var text: String {
        let call =
            [
                "try \(App.self).replay(", "    \(hashes)\"\"\"",
            ]
            + CaseFile<ViewSubject<App>>(testCase).text.split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast().map { $0.isEmpty ? "" : "    \($0)" } + [
                "    \"\"\"\(hashes), under: \"\(configuration)\"\(executable))"
            ]
        let body = isKnownIssue ? ["withKnownIssue {"] + call.map(Self.indented) + ["}"] : call
        return """
            import Testing
            import ViewFuzz

            @testable import \(module)

            // \(outcome.detail.visible)
            @Test func \(name)() throws {
            \(body.map(Self.indented).joined(separator: "\n"))
            }

            """
    }

    /// The module of the app: the first part of its qualified name.
    private var module: String {
        String(reflecting: App.self).split(separator: ".").first.map(String.init) ?? "\(App.self)"
    }

    /// The executable argument; empty if the executable has the app's name, which is the default.
    private var executable: String {
        App.program == "\(App.self)" ? "" : ", executable: \(JSONStringLiteral.of(App.program))"
    }

    private static func indented(_ line: String) -> String { line.isEmpty ? "" : "    \(line)" }

    /// The delimiter of the raw string literal. It has enough `#` signs that nothing in the case ends the literal or starts an
    /// escape.
    private var hashes: String {
        let text = CaseFile<ViewSubject<App>>(testCase).text
        var hashes = "#"
        while text.contains("\\\(hashes)") || text.contains("\"\"\"\(hashes)") { hashes += "#" }
        return hashes
    }

    /// The name of the test function, from the verdict and the name of the view.
    private var name: String {
        let words = (testCase.view.isEmpty ? App.allViews.first?.name ?? "" : testCase.view)
            .split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return "\(outcome.verdict.rawValue)In" + (words.isEmpty ? "View" : words.joined())
    }
}
