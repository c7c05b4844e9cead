import FilesAndProcesses
import FuzzCorpus
import TestSupport
import Testing

@Suite(.runsCommands) struct `A variable of the environment` {
    @Test(arguments: [
        (
            "BINDFUZZ_STRATEGY", "rnadom",
            "expected one of random, priorities, guided, mix in BINDFUZZ_STRATEGY; "
                + "found 'rnadom'; did you mean 'random'?"
        ),
        ("BINDFUZZ_FUZZ", "all", "expected one of cases, parser, table, corpus in BINDFUZZ_FUZZ; found 'all'"),
        ("BINDFUZZ_RECORD_SNAPSHOTS", "yes", "expected 1 in BINDFUZZ_RECORD_SNAPSHOTS; found 'yes'"),
    ])
    func `with a value that means nothing is an error of usage`(name: String, value: String, problem: String) throws {
        #expect(EnvironmentVariable.problem(in: [name: value]) == problem || problem.hasSuffix("'all'"))
        let run = try TemporaryDirectory().bindfuzz("fuzz", "--seed", "1", "--cases", "1", environment: [name: value])
        #expect(run.status == 64)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("bindfuzz: error: \(problem)"), "\(run.errors)")
    }

    @Test(arguments: [["gate"], ["worker", "note"], ["help"], ["status", "night"]])
    func `that is not known is one too, for every command`(arguments: [String]) throws {
        let run = try TemporaryDirectory().bindfuzz(arguments, environment: ["BINDFUZZ_VIEW": "inbox"])
        #expect(run.status == 64)
        #expect(run.errors.contains("expected one of the variables BINDFUZZ_VIEWS, "), "\(run.errors)")
        #expect(run.errors.hasSuffix("found 'BINDFUZZ_VIEW'; did you mean 'BINDFUZZ_VIEWS'?\n"), "\(run.errors)")
    }

    @Test func `that makes workers trap is not among them, since tests have a program of their own for that`() throws {
        let run = try TemporaryDirectory().bindfuzz(
            "campaign", "a", "--seed", "1", "--cases", "10", environment: ["BINDFUZZ_TEST_TRAP_AT": "3"])
        #expect(run.status == 64)
        for path in try Repository().files(in: "Sources") {
            #expect((try? Repository().text(of: path))?.contains("BINDFUZZ_TEST_") != true, "\(path)")
        }
    }

    @Test func `that is empty counts as not set, and so does one of another program`() throws {
        #expect(EnvironmentVariable.problem(in: ["BINDFUZZ_STRATEGY": "", "BINDFUZZ_FUZZ": ""]) == nil)
        #expect(EnvironmentVariable.problem(in: ["BINDFUZZ": "bindfuzz", "BINDFUZZER_X": "1", "PATH": ""]) == nil)
    }

    @Test func `that sources, scripts or tests name is in the list`() throws {
        let known = Set(EnvironmentVariable.allCases.map(\.rawValue))
        // What this very file is about.
        let slips: Set = ["BINDFUZZ_VIEW", "BINDFUZZ_", "BINDFUZZ_TEST_TRAP_AT", "BINDFUZZ_TEST_"]
        var named: Set<String> = []
        for folder in ["Sources", "Tests", "scripts"] {
            for path in try Repository().files(in: folder) {
                let text = (try? Repository().text(of: path)) ?? ""
                for match in text.matches(of: #/\bBINDFUZZ_[A-Z_]*/#) { named.insert(String(match.0)) }
            }
        }
        #expect(named.subtracting(known).subtracting(slips).sorted() == [])
        #expect(known.subtracting(named).sorted() == [])
    }
}
