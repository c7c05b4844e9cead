import BindingFuzz
import FuzzCorpus
import Foundation
import TestSupport
import Testing

@Suite(.runsCommands) struct `The gate judges` {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try folder.writeCorpus()
    }

    private func gate(_ cases: String = "0") throws -> CommandRun {
        try folder.bindfuzz("gate", "--cases", cases)
    }

    /// Expects what the gate says without its search to be in a snapshot.
    private func expectJudgment(
        _ name: String, status: Int32, _ options: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let run = try folder.bindfuzz(["gate", "--cases", "0"] + options)
        #expect(run.status == status, sourceLocation: sourceLocation)
        try expectSnapshot(run.output, named: "judgement-\(name)", sourceLocation: sourceLocation)
    }

    @Test func `what is reproduced, what is clean as expected, and a canary that failed: 0`() throws {
        try expectJudgment("passed", status: 0)
        try expectJudgment("passed-verbose", status: 0, "--verbose")
    }

    @Test func `a new failure, at the first step since no line expects anything: 1`() throws {
        try folder.writeNewFailure()
        try expectJudgment("new-failure", status: 1)
    }

    @Test func `a regression, at the line that expects to be clean: 1`() throws {
        try folder.writeRegression()
        try expectJudgment("regression", status: 1)
    }

    @Test func `what is unexpectedly fixed, at the line that expects it to be stale: 2`() throws {
        try folder.writeUnexpectedlyFixed()
        try expectJudgment("unexpectedly-fixed", status: 2)
    }

    @Test func `a different failure, at the line of each expectation: 2`() throws {
        try folder.writeDifferentFailure()
        try expectJudgment("different-failure", status: 2)
    }

    @Test func `a canary that does not fail: 2`() throws {
        try folder.writeSilentCanary()
        try expectJudgment("silent-canary", status: 2)
    }

    @Test func `a corpus without a canary: 2`() throws {
        try folder.delete("corpus/canary")
        try expectJudgment("missing-canary", status: 2)
    }

    @Test func `a corpus without a table: 2`() throws {
        try folder.delete("corpus/verdicts.txt")
        try expectJudgment("missing-table", status: 2)
    }

    @Test func `claims whose case is missing, or does not show it: 2`() throws {
        var lines = try folder.readLines("corpus/verdicts.txt")
        lines[0] = lines[0].replacing("reproduced.case", with: "gone.case")
        lines[1] = lines[1].replacing("reproduced.case", with: "seeds/clean.case")
        try folder.write(lines: lines, to: "corpus/verdicts.txt")
        try expectJudgment("broken-claims", status: 2)
    }

    @Test func `a configuration that a case breaks and the table claims to be clean, at the table's line: 1`() throws {
        try folder.writeSearchedCases(20)
        #expect(try gate("20").status == 0)
        var lines = try folder.readLines("corpus/verdicts.txt")
        let position = try #require(lines.indices.last { lines[$0].contains(" stale ") })
        let configuration = Configuration.fullMatrix[position].description
        lines[position] = lines[position].replacing(#/ stale \S+/#, with: " clean seed 1 cases 9")
        try folder.write(lines: lines, to: "corpus/verdicts.txt")
        let run = try gate("20")
        #expect(run.status == 1)
        let found = run.output.split(separator: "\n").filter { $0.contains("regression") }
        #expect(found.count == 1)
        let line = try #require(found.first)
        #expect(line.hasPrefix("corpus/verdicts.txt:\(position + 1): "))
        #expect(line.hasSuffix("--configurations \(configuration)"))
        try expectSnapshot(String(line) + "\n", named: "judgement-false-claim")
    }

    @Test func `a table with a blank line by its line in the file: 3`() throws {
        try folder.write("\n" + (try folder.read("corpus/verdicts.txt")), to: "corpus/verdicts.txt")
        let run = try gate()
        #expect(run.status == 3)
        try expectSnapshot(run.errors, named: "judgement-blank-line")
    }

    @Test func `each problem by a line that ends with a command, which shows it`() throws {
        try folder.writeNewFailure()
        try folder.writeRegression()
        try folder.writeUnexpectedlyFixed()
        try folder.writeDifferentFailure()
        try folder.delete("corpus/verdicts.txt")
        let problems = try folder.gateProblems("--cases", "6")
        #expect(Set(problems.map(\.kind)).count == 5)
        #expect(problems.contains { $0.command.hasPrefix("bindfuzz fuzz --seed 1 ") })
        let text = try gate("6").output
        for problem in problems { #expect(text.contains("; run: \(problem.command)\n")) }
        for command in Set(problems.filter { $0.kind != "missing-table" }.map(\.command)) {
            #expect(try folder.shell(command).status != 0, "\(command)")
            // A search keeps what it finds, and the next one would know it.
            try? folder.delete("corpus/found")
        }
    }

    @Test func `one altered case as one problem, with what follows from it`() throws {
        try folder.writeSearchedCases(20)
        #expect(try gate("20").status == 0)
        var followed = 0
        let names = try folder.files(in: "corpus/searched").map { "corpus/searched/\($0)" }
        for name in names.prefix(TestSize.of(small: 4, usual: 4, full: 20)) {
            let text = try folder.read(name)
            let kept = try CaseFile<RowModel>(text: text)
            let idle = CaseFile<RowModel>(kept.testCase.replacingSteps(with: [.loop(.idle)]), header: kept.header)
            try folder.write(idle.text, to: name)
            let lines = try gate("20").output.split(separator: "\n")
            try folder.write(text, to: name)
            #expect(lines.count == 1 || lines.count == 2 && lines[1].hasPrefix(name), "\(lines)")
            let told = lines.last ?? ""
            let hasFollowed =
                told.contains(" of the table of verdicts depend on this case; ")
                && told.contains(
                    " of the search are new because of this, where the case was expected to be stale; run: ")
            if hasFollowed { followed += 1 }
        }
        #expect(followed > 0)
    }
}

/// The part of the gate's JSON that tests read.
struct ReadProblem: Decodable {
    let kind: String
    let command: String
}

extension TemporaryDirectory {
    /// The problems that the gate says in JSON.
    func gateProblems(of program: String = "bindfuzz", _ arguments: String...) throws -> [ReadProblem] {
        struct Document: Decodable {
            let problems: [ReadProblem]
        }
        let run = try shell(([program, "gate", "--format", "json"] + arguments).joined(separator: " "))
        return try JSONDecoder().decode(Document.self, from: Data(run.output.utf8)).problems
    }
}
