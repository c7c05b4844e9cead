import FuzzEngine
import FuzzCorpus

// XMLDocument is part of the toolchain on macOS and Linux, and escapes XML correctly. An XML library would have to be fetched and
// built for four kinds of elements. iOS has no XMLDocument, and no CI server that reads this file.
#if os(macOS) || canImport(FoundationXML)
    import Foundation
    #if canImport(FoundationXML)
        import FoundationXML
    #endif

    extension Gate.Report where S: DescribableSubject {
        /// The report as JUnit XML, in the form that Jenkins' xUnit plugin checks (junit-10.xsd): a test for each case, and one
        /// each for the canary, the table, the search and the live engine. It has no times, so that the same commit gives the same
        /// bytes.
        package var junit: String {
            let problems = GateProblems<S>(self)
            let corpus = cases.enumerated().map { position, result in
                result.test(
                    [problems.ofCases[position], problems.ofNotes[position]].compactMap { $0 },
                    [problems.notesOfCases[position]].compactMap { $0 })
            }
            let search = "search from seed \(GateDefaults.seed)"
            let gate = [
                ("canary", problems.ofCanary),
                (CorpusLayout.table, problems.ofTable + problems.ofProofs + problems.ofDocuments),
                (search, problems.ofSearch),
                (comparison.map { String($0.engine.trimmingPrefix("the ")) } ?? "engines", problems.ofEngines),
            ].map { name, found in
                JUnitTest(
                    className: "gate", name: name, problems: found, notes: name == search ? problems.notesOfSearch : [])
            }
            // CI servers distinguish a test that could not run from one that failed.
            let end = JUnitTest(
                className: "gate", name: "end", problems: problems.ofTime,
                errors: isInterrupted ? [InterruptedGate.sentence] : [], kindOfErrors: InterruptedGate.kind)
            let hasEnded = !isInterrupted && problems.ofTime.isEmpty
            return JUnitSuite.document(
                of: S.program,
                [
                    JUnitSuite(name: "corpus", tests: corpus),
                    JUnitSuite(name: "gate", tests: gate + (hasEnded ? [] : [end])),
                ])
        }
    }

    extension UnusableCorpus {
        /// The problems as JUnit XML: one test with an error, which CI servers distinguish from a failure.
        package func junit<S: DescribableSubject>(of subject: S.Type) -> String {
            let test = JUnitTest(className: "gate", name: "corpus", problems: [], errors: problems)
            return JUnitSuite.document(of: S.program, [JUnitSuite(name: "gate", tests: [test])])
        }
    }

    extension Gate.CaseResult where S: DescribableSubject {
        /// CI servers treat the dots in a class name as package separators, so each folder of the corpus becomes a package.
        fileprivate func test(_ problems: [GateProblem], _ notes: [GateProblem]) -> JUnitTest {
            let folders = entry.name.split(separator: "/")
            return JUnitTest(
                className: (["corpus"] + folders.dropLast()).joined(separator: "."),
                name: folders.last.map(String.init) ?? entry.path, problems: problems, notes: notes)
        }
    }

    private struct JUnitTest {
        let className: String
        let name: String
        let problems: [GateProblem]
        /// The notes, which may also belong to a test that passes.
        var notes: [GateProblem] = []
        /// The reasons why the test could not run.
        var errors: [String] = []
        var kindOfErrors = UnusableCorpus.kind

        /// The note on a known failure, which does not count as a test that passes.
        var skipped: GateProblem? { notes.first { $0.kind == .acknowledged } }

        var element: XMLElement {
            let test = JUnitSuite.element("testcase", [("classname", className), ("name", name)])
            if let first = errors.first {
                let error = JUnitSuite.element("error", [("type", kindOfErrors), ("message", first)])
                error.stringValue = XMLText.allowed(errors.joined(separator: "\n"))
                test.addChild(error)
            }
            if let first = problems.first {
                // One failure element for all problems, because some readers ignore a second one.
                let failure = JUnitSuite.element("failure", [("type", first.kind.rawValue), ("message", first.advice)])
                failure.stringValue = XMLText.allowed(problems.map(\.text).joined(separator: "\n"))
                test.addChild(failure)
            }
            if let skipped, problems.isEmpty {
                test.addChild(JUnitSuite.element("skipped", [("message", skipped.message)]))
            }
            if !notes.isEmpty {
                let output = JUnitSuite.element("system-out", [])
                output.stringValue = XMLText.allowed(notes.map(\.text).joined(separator: "\n"))
                test.addChild(output)
            }
            return test
        }
    }

    private struct JUnitSuite {
        let name: String
        let tests: [JUnitTest]

        var element: XMLElement {
            let suite = Self.element("testsuite", [("name", name)] + Self.counts([self]))
            for test in tests { suite.addChild(test.element) }
            return suite
        }

        static func counts(_ suites: [JUnitSuite]) -> [(String, String)] {
            let tests = suites.flatMap(\.tests)
            let failures = tests.count { !$0.problems.isEmpty }
            let errors = tests.count { !$0.errors.isEmpty }
            let skipped = tests.count { $0.problems.isEmpty && $0.skipped != nil }
            return [("tests", "\(tests.count)"), ("failures", "\(failures)"), ("errors", "\(errors)")]
                + (skipped > 0 ? [("skipped", "\(skipped)")] : [])
        }

        static func document(of program: String, _ suites: [JUnitSuite]) -> String {
            let root = element("testsuites", [("name", "\(program) gate")] + counts(suites))
            for suite in suites { root.addChild(suite.element) }
            let document = XMLDocument(rootElement: root)
            document.version = "1.0"
            document.characterEncoding = "UTF-8"
            let text = document.xmlString(options: .nodePrettyPrint)
            return text.hasSuffix("\n") ? text : text + "\n"
        }

        static func element(_ name: String, _ attributes: [(name: String, value: String)]) -> XMLElement {
            let element = XMLElement(name: name)
            for (name, value) in attributes {
                let attribute = XMLNode(kind: .attribute)
                attribute.name = name
                attribute.stringValue = XMLText.allowed(value)
                element.addAttribute(attribute)
            }
            return element
        }
    }

    private enum XMLText {
        /// Returns the text without the characters that XML 1.0, section 2.2, excludes even in escaped form, and with other hidden
        /// characters spelled out.
        static func allowed(_ text: String) -> String {
            String(
                String.UnicodeScalarView(
                    text.visibleLines.unicodeScalars.map { scalar in
                        switch scalar.value {
                        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: scalar
                        default: "\u{FFFD}"
                        }
                    }))
        }
    }
#endif
