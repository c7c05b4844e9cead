import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Files that hold what CI servers ask of a document.
private enum Schemas {
    static func path(_ name: String, filePath: String = #filePath) -> String {
        URL(filePath: filePath).deletingLastPathComponent().appending(path: "Schemas/\(name)").path()
    }
}

@Suite(.runsCommands) struct `CI servers can read` {
    private let folder: TemporaryDirectory
    private let junit: String
    private let sarif: String

    /// The outputs of a gate with problems of many kinds, which runs once for all tests.
    private static let outputs = Result {
        let folder = try TemporaryDirectory()
        try writeCorpus(in: folder)
        _ = try folder.bindfuzz("gate", "--cases", "8", "--junit", "junit.xml", "--sarif", "gate.sarif")
        return (junit: try folder.read("junit.xml"), sarif: try folder.read("gate.sarif"))
    }

    init() throws {
        folder = try TemporaryDirectory()
        (junit, sarif) = try Self.outputs.get()
        try folder.write(junit, to: "junit.xml")
        try folder.write(sarif, to: "gate.sarif")
    }

    private static func writeCorpus(in folder: TemporaryDirectory) throws {
        try folder.writeCorpus()
        try folder.writeRegression()
        try folder.writeUnexpectedlyFixed()
        try folder.writeDifferentFailure()
        try folder.delete("corpus/verdicts.txt")
        try folder.write("bindfuzz 1\n\nclear\npost\n", to: "corpus/100%, a:b <&> {é}.case")
    }

    @Test func `the JUnit file, by the facts of Jenkins' junit-10.xsd`() throws {
        let document = try XMLDocument(xmlString: junit)
        let root = try #require(document.rootElement())
        #expect(root.name == "testsuites")
        #expect(JUnitShape.problems(of: root) == [])
        let counted = try #require(root.attribute(forName: "failures")?.stringValue)
        #expect(counted == "\(try document.nodes(forXPath: "//testcase[failure]").count)")
        #expect(root.attribute(forName: "tests")?.stringValue == "\(try document.nodes(forXPath: "//testcase").count)")
    }

    @Test func `no JUnit file that lacks an attribute or has one of its own`() throws {
        for broken in [
            junit.replacing("<testcase ", with: "<testcase file=\"a\" "),
            junit.replacing(" failures=", with: " failed="),
            junit.replacing("<failure ", with: "<problem ").replacing("</failure>", with: "</problem>"),
        ] {
            let root = try #require(try XMLDocument(xmlString: broken).rootElement())
            #expect(JUnitShape.problems(of: root) != [])
        }
    }

    @Test(.enabled(if: isInstalled("/usr/bin/xmllint"), "xmllint is not installed"))
    func `the JUnit file, by a schema`() throws {
        let arguments = ["--noout", "--schema", Schemas.path("junit-10-shape.xsd"), "junit.xml"]
        let valid = try folder.run("/usr/bin/xmllint", arguments)
        #expect(valid.status == 0, "\(valid.errors)")
        try folder.write(junit.replacing(" errors=", with: " mistakes="), to: "junit.xml")
        #expect(try folder.run("/usr/bin/xmllint", arguments).status != 0)
    }

    @Test(.enabled(if: hasJSONSchema, "Python's jsonschema is not installed"))
    func `the SARIF file, by a schema`()
        throws
    {
        let valid = try validateSARIF("gate.sarif")
        #expect(valid.status == 0, "\(valid.errors)")
        for broken in [
            sarif.replacing("\"driver\"", with: "\"diver\""),
            sarif.replacing("\"startLine\" : ", with: "\"startLine\" : -"),
            sarif.replacing("corpus/100%25", with: "corpus/100%"),
            sarif.replacing("corpus/100%25", with: "corpus:100%25"),
            sarif.replacing("{{", with: "{"),
        ] {
            try folder.write(broken, to: "gate.sarif")
            #expect(try validateSARIF("gate.sarif").status == 1)
        }
    }

    private func validateSARIF(_ name: String) throws -> CommandRun {
        try folder.write(Self.validator, to: "validate.py")
        let arguments = [try #require(Self.python), "validate.py", Schemas.path("sarif-2.1.0-subset.json"), name]
        return try folder.run("/usr/bin/env", arguments, environment: ProcessInfo.processInfo.environment)
    }

    @Test func `a gate that could not run replaces the results of an earlier one`() throws {
        try Self.writeCorpus(in: folder)
        try folder.write("bindfuzz 2\n", to: "corpus/seeds/a.case")
        let run = try folder.bindfuzz("gate", "--format", "github", "--junit", "junit.xml", "--sarif", "gate.sarif")
        #expect(run.status == 3)
        let problem = "corpus/seeds/a.case:1:10: error: expected version 1; found '2'"
        #expect(run.errors == "::error title=bindfuzz%3A unusable file::\(problem)\n\(problem)\n")
        let document = try XMLDocument(xmlString: folder.read("junit.xml"))
        let root = try #require(document.rootElement())
        #expect(JUnitShape.problems(of: root) == [])
        #expect(root.attribute(forName: "errors")?.stringValue == "1")
        #expect(try document.nodes(forXPath: "//testcase/error").map(\.stringValue) == [problem])
        let log = try folder.read("gate.sarif")
        #expect(log.contains("\"executionSuccessful\" : false"))
        #expect(log.contains("\"text\" : \"\(problem)\""))
        if Self.hasJSONSchema { #expect(try validateSARIF("gate.sarif").status == 0) }
    }

    @Test func `each SARIF result's rule at the index that it names, and a fingerprint of its own`() throws {
        let log = try JSONDecoder().decode(ReadLog.self, from: Data(sarif.utf8))
        let run = try #require(log.runs.first)
        #expect(!run.results.isEmpty)
        for result in run.results {
            #expect(run.tool.driver.rules[result.ruleIndex].id == result.ruleId)
        }
        #expect(Set(run.results.map(\.partialFingerprints)).count == run.results.count)
    }

    private static let validator = """
        import json, sys, jsonschema
        schema, document = (json.load(open(path, encoding="utf-8")) for path in sys.argv[1:])
        jsonschema.Draft4Validator.check_schema(schema)
        errors = list(jsonschema.Draft4Validator(schema).iter_errors(document))
        for error in errors: print(error.message, file=sys.stderr)
        sys.exit(1 if errors else 0)
        """

    private static var hasJSONSchema: Bool { python != nil }

    /// The first Python that has jsonschema; nil where none has.
    private static let python = ["python3", "/usr/bin/python3"].first { python in
        let run = try? TemporaryDirectory().run(
            "/usr/bin/env", [python, "-c", "import jsonschema"], environment: ProcessInfo.processInfo.environment)
        return run?.status == 0
    }
}

/// The part of a SARIF log whose parts refer to each other.
private struct ReadLog: Decodable {
    struct Run: Decodable {
        let tool: Tool
        let results: [Result]
    }
    struct Tool: Decodable {
        let driver: Driver
    }
    struct Driver: Decodable {
        let rules: [Rule]
    }
    struct Rule: Decodable {
        let id: String
    }
    struct Result: Decodable {
        let ruleId: String
        let ruleIndex: Int
        let partialFingerprints: [String: String]
    }
    let runs: [Run]
}

/// Which elements and attributes Jenkins' schema knows of, as far as bindfuzz may write them.
private struct JUnitShape {
    let required: Set<String>
    let optional: Set<String>
    let children: Set<String>

    static let shapes: [String: JUnitShape] = [
        "testsuites": JUnitShape(
            required: [], optional: ["name", "time", "tests", "failures", "errors"], children: ["testsuite"]),
        "testsuite": JUnitShape(
            required: ["name", "tests", "failures", "errors"],
            optional: [
                "group", "time", "skipped", "timestamp", "hostname", "id", "package", "file", "log", "url",
            ], children: ["testsuite", "properties", "testcase", "system-out", "system-err"]),
        "testcase": JUnitShape(
            required: ["name"], optional: ["time", "classname", "group"],
            children: ["skipped", "error", "failure", "system-out", "system-err"]),
        "failure": JUnitShape(required: [], optional: ["type", "message"], children: []),
        "error": JUnitShape(required: [], optional: ["type", "message"], children: []),
        "system-out": JUnitShape(required: [], optional: [], children: []),
    ]

    static func problems(of element: XMLElement) -> [String] {
        let name = element.name ?? ""
        guard let shape = shapes[name] else { return ["<\(name)> is unknown"] }
        let attributes = Set((element.attributes ?? []).compactMap(\.name))
        let elements = (element.children ?? []).compactMap { $0 as? XMLElement }
        return shape.required.subtracting(attributes).map { "<\(name)> lacks \($0)" }.sorted()
            + attributes.subtracting(shape.required).subtracting(shape.optional).map { "<\(name)> has \($0)" }.sorted()
            + elements.compactMap(\.name).filter { !shape.children.contains($0) }.map { "<\(name)> holds <\($0)>" }
            + elements.flatMap(problems)
    }
}
