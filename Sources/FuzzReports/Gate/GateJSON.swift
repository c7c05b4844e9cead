import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCorpus

/// The JSON output of a gate. Later versions only add fields.
struct GateDocument: Encodable {
    struct Case: Encodable {
        let path: String
        let isCanary: Bool
        let configurations: Int
        /// The number of configurations that fail as expected.
        let reproduced: Int
        /// `reproduced`, `clean`, `canary-failed`, `acknowledged`, or `problem`.
        let result: String
    }

    struct Problem: Encodable {
        let kind: String
        let file: String
        let line: Int
        let message: String
        let command: String
    }

    struct Comparison: Encodable {
        let seed: UInt64
        let cases: UInt64
        let differing: Int
    }

    struct Search: Encodable {
        let seed: UInt64
        let cases: UInt64
        let discoveries: Int
        /// The number of findings that do not repeat, and are not failures of the gate.
        let notRepeating: Int
    }

    let version = 1
    let status: ExitStatus
    let passed: Bool
    /// True if the gate was interrupted before it had checked everything; otherwise nil.
    let interrupted: Bool?
    let cases: [Case]
    let problems: [Problem]
    /// The notes, which do not fail the gate.
    let notes: [Problem]
    let search: Search
    /// The comparison of two engines; nil if there is only one.
    let comparison: Comparison?
}

extension Gate.Report where S: DescribableSubject {
    /// The report as one JSON object, with a line feed at its end.
    package func json() throws -> String {
        let document = GateDocument(
            status: status, passed: status == .asExpected, interrupted: isInterrupted ? true : nil,
            cases: cases.map(\.document),
            problems: problems.map(GateDocument.Problem.init), notes: notes.map(GateDocument.Problem.init),
            search: GateDocument.Search(
                seed: GateDefaults.seed, cases: searched, discoveries: findings.count,
                notRepeating: findings.count { !$0.isCertain }),
            comparison: comparison.map {
                GateDocument.Comparison(seed: GateDefaults.seed, cases: $0.cases, differing: $0.differing)
            })
        return try JSONText.document(document)
    }
}

extension GateDocument.Problem {
    fileprivate init(_ problem: GateProblem) {
        self.init(
            kind: problem.kind.rawValue, file: problem.path, line: problem.line, message: problem.message,
            command: problem.command)
    }
}

extension Gate.CaseResult where S: DescribableSubject {
    fileprivate var document: GateDocument.Case {
        GateDocument.Case(
            path: entry.path, isCanary: entry.isCanary, configurations: judgment.configurations,
            reproduced: judgment.reproduced, result: result)
    }

    private var result: String {
        if !isSound { return "problem" }
        if isAcknowledged { return "acknowledged" }
        return entry.isCanary ? "canary-failed" : judgment.reproduced == 0 ? "clean" : "reproduced"
    }
}
