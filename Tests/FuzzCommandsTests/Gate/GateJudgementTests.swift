import BindingFuzz
import FuzzCorpus
import Foundation
import TestSupport
import Testing

@Suite struct `The gate judges` {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try folder.writeCorpus()
    }

    /// Runs the gate without its search.
    private func gate(_ cases: String = "0") throws -> CommandRun {
        try folder.bindfuzz("gate", "--cases", cases)
    }

    @Test func `what is reproduced, what is clean as expected, and a canary that failed: 0`() throws {
        let run = try folder.bindfuzz("gate", "--cases", "0", "--verbose")
        #expect(run.status == 0)
        #expect(run.output.contains("corpus/reproduced.case: reproduced under "))
        #expect(run.output.contains("corpus/seeds/clean.case: clean under 2800 configurations, as expected\n"))
        #expect(run.output.contains("corpus/canary/must-fail.case: the canary failed, as it must\n"))
        let claims =
            "verdicts.txt: 344 claims to be stale, 2,456 claims to be clean, 300 'starves', 2500 'delivers', none contradicted by a case; "
        #expect(run.output.contains(claims + "the clean ones rest on up to 0 cases, of which 0 were searched\n"))
        let verdict =
            "gate passed: 3 cases, 2,800 claims of the table, 72 configurations decided by proof, 0 cases searched "
            + "from seed 1, 500 cases compared with the live engine\n"
        #expect(run.output.hasSuffix("\n" + verdict))
        #expect(try gate().output == verdict)
    }

    @Test func `a new failure, at the first step since no line expects anything: 1`() throws {
        try folder.writeNewFailure()
        let run = try gate()
        #expect(run.status == 1)
        #expect(run.output.contains("corpus/new.case:5: new failure: out-of-range under "))
    }

    @Test func `a regression, at the line that expects to be clean: 1`() throws {
        try folder.writeRegression()
        let run = try gate()
        #expect(run.status == 1)
        #expect(run.output.contains("corpus/regression.case:4: regression: out-of-range under "))
    }

    @Test func `what is unexpectedly fixed, at the line that expects it to be stale: 2`() throws {
        try folder.writeUnexpectedlyFixed()
        let run = try gate()
        #expect(run.status == 2)
        #expect(
            run.output.contains(
                "corpus/fixed.case:4: unexpectedly fixed: clean under 100 of 2,800 configurations, expected out-of-range: "
                    + "ios/*/immediate/*/index/*; run: bindfuzz replay corpus/fixed.case --configurations "
                    + "ios/eager/immediate/unguarded/index/read\n"))
    }

    @Test func `a different failure, at the line of each expectation: 2`() throws {
        try folder.writeDifferentFailure()
        let run = try gate()
        #expect(run.status == 2)
        #expect(run.output.contains(": different failure: out-of-range under "))
        #expect(run.output.contains("expected wrong-element: "))
    }

    @Test func `a canary that does not fail: 2`() throws {
        try folder.writeSilentCanary()
        let run = try gate()
        #expect(run.status == 2)
        #expect(run.output.contains("corpus/canary/silent.case:3: silent canary: "))
    }

    @Test func `a corpus without a canary: 2`() throws {
        try folder.delete("corpus/canary")
        let run = try gate()
        #expect(run.status == 2)
        #expect(run.output.contains("corpus/canary:1: missing canary: "))
    }

    @Test func `a corpus without a table: 2`() throws {
        try folder.delete("corpus/verdicts.txt")
        let run = try gate()
        #expect(run.status == 2)
        #expect(run.output.contains("corpus/verdicts.txt:1: missing table: "))
    }

    @Test func `claims whose case is missing, or does not show it: 2`() throws {
        var lines = try folder.read("corpus/verdicts.txt").split(separator: "\n").map(String.init)
        lines[0] = lines[0].replacing("reproduced.case", with: "gone.case")
        lines[1] = lines[1].replacing("reproduced.case", with: "seeds/clean.case")
        try folder.write(lines.joined(separator: "\n") + "\n", to: "corpus/verdicts.txt")
        let run = try gate()
        #expect(run.status == 2)
        #expect(run.output.contains("corpus/verdicts.txt:1: broken claim: "))
        #expect(
            run.output.contains(
                "by corpus/gone.case, which is missing; put it back, or have the table made anew: ios/eager/immediate/unguarded/index/read; "
            ))
        #expect(run.output.contains("; run: bindfuzz gate --record\n"))
        #expect(run.output.contains("corpus/verdicts.txt:2: broken claim: "))
        #expect(run.output.contains("by corpus/seeds/clean.case, and clean under it: "))
        #expect(run.output.contains("; run: bindfuzz replay corpus/seeds/clean.case --configurations "))
    }

    @Test func `a configuration that a case breaks and the table claims to be clean, at the table's line: 1`() throws {
        try folder.writeSearchedCases(20)
        #expect(try gate("20").status == 0)
        var lines = try folder.read("corpus/verdicts.txt").split(separator: "\n").map(String.init)
        let position = try #require(lines.indices.last { lines[$0].contains(" stale ") })
        let configuration = Configuration.fullMatrix[position].description
        lines[position] = lines[position].replacing(#/ stale \S+/#, with: " clean seed 1 cases 9")
        try folder.write(lines.joined(separator: "\n") + "\n", to: "corpus/verdicts.txt")
        let run = try gate("20")
        #expect(run.status == 1)
        let found = run.output.split(separator: "\n").filter { $0.contains("regression") }
        #expect(found.count == 1)
        let line = try #require(found.first)
        #expect(
            line.hasPrefix("corpus/verdicts.txt:\(position + 1): regression: 1 configuration is claimed to be clean"))
        #expect(line.hasSuffix("--configurations \(configuration)"))
    }

    @Test func `a table with a blank line by its line in the file: 3`() throws {
        try folder.write("\n" + (try folder.read("corpus/verdicts.txt")), to: "corpus/verdicts.txt")
        let run = try gate()
        #expect(run.status == 3)
        #expect(run.errors.hasPrefix("corpus/verdicts.txt:1:1: error: expected a line for ios/eager"))
    }

    @Test func `each problem by a line that ends with a command, which shows it`() throws {
        try folder.writeNewFailure()
        try folder.writeRegression()
        try folder.writeUnexpectedlyFixed()
        try folder.writeDifferentFailure()
        try folder.delete("corpus/verdicts.txt")
        let problems = try folder.gateProblems("--cases", "8")
        #expect(Set(problems.map(\.kind)).count == 5)
        #expect(problems.contains { $0.command.hasPrefix("bindfuzz fuzz --seed 1 ") })
        let text = try gate("8").output
        for problem in problems { #expect(text.contains("; run: \(problem.command)\n")) }
        for problem in problems where problem.kind != "missing-table" {
            #expect(try folder.shell(problem.command).status != 0, "\(problem.command)")
            // A search keeps what it finds, and the next one would know it.
            try? folder.delete("corpus/found")
        }
    }

    @Test func `one altered case as one problem, with what follows from it`() throws {
        try folder.writeSearchedCases(20)
        #expect(try gate("20").status == 0)
        var followed = 0
        let names = try folder.files(in: "corpus/searched").map { "corpus/searched/\($0)" }
        for name in names.prefix(TestSize.of(small: 4, usual: 8, full: 20)) {
            let text = try folder.read(name)
            let kept = try CaseFile<RowModel>(text: text)
            let idle = CaseFile<RowModel>(kept.testCase.replacingSteps(with: [.loop(.idle)]), header: kept.header)
            try folder.write(idle.text, to: name)
            let lines = try gate("20").output.split(separator: "\n")
            try folder.write(text, to: name)
            #expect(lines.count == 1 || lines.count == 2 && lines[1].hasPrefix(name), "\(lines)")
            let told = lines.last ?? ""
            let hasFollowed =
                told.contains(" of the table of verdicts rest on it; ")
                && told.contains(" of the search are new where it was expected to be stale; run: ")
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
        let run = try shell(([program, "gate", "--json"] + arguments).joined(separator: " "))
        return try JSONDecoder().decode(Document.self, from: Data(run.output.utf8)).problems
    }
}
