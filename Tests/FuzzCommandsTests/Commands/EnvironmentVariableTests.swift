import FilesAndProcesses
import FuzzCorpus
import TestSupport
import Testing

@Suite(.runsCommands) struct `A variable of the environment` {
    @Test func `with a value that means nothing is an error of usage`() throws {
        var outputs = OutputSnapshot()
        for (name, value) in [
            ("BINDFUZZ_STRATEGY", "rnadom"), ("BINDFUZZ_FUZZ", "all"), ("BINDFUZZ_RECORD_SNAPSHOTS", "yes"),
        ] {
            let run = try TemporaryDirectory().bindfuzz(
                "fuzz", "--seed", "1", "--cases", "1", environment: [name: value])
            #expect(run.status == 64)
            #expect(run.output.isEmpty)
            outputs.add("fuzz, with \(name)=\(value)", run)
            if name != "BINDFUZZ_FUZZ" {
                let problem = try #require(EnvironmentVariable.problem(in: [name: value]))
                #expect(run.errors.contains(problem), "\(run.errors)")
            }
        }
        try outputs.expect(named: "environment-values")
    }

    @Test func `that is not known is one too, for every command`() throws {
        var outputs = OutputSnapshot()
        for arguments in [["gate"], ["worker", "note"], ["help"], ["status", "night"]] {
            let run = try TemporaryDirectory().bindfuzz(arguments, environment: ["BINDFUZZ_VIEW": "inbox"])
            #expect(run.status == 64)
            outputs.add(arguments.joined(separator: " "), run)
        }
        try outputs.expect(named: "environment-names")
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
