import TestSupport
import Testing

/// `advise`: what to write.
@Suite(.runsCommands) struct `Advice on the command line` {
    private func advise(_ arguments: String...) throws -> CommandRun {
        try TemporaryDirectory().bindfuzz(["advise"] + arguments)
    }

    @Test func `is the recipes with their costs and lines`() throws {
        let run = try advise("--container", "lazy", "--handler", "read", "--keep", "access=index")
        #expect(run.status == 0)
        try expectSnapshot(run.output, named: "advise")
    }

    @Test func `is a lookup by id where nothing else is safe`() throws {
        let run = try advise("--platform", "ios", "--handler", "await")
        #expect(run.status == 0)
        try expectSnapshot(run.output, named: "advise-await")
    }

    @Test func `says why what is kept is not safe, and ends with 2 where nothing that has it is`() throws {
        let run = try advise(
            "--platform", "macos", "--container", "eager", "--handler", "read", "--keep", "delivery=runloop", "--keep",
            "access=index")
        #expect(run.status == 2)
        try expectSnapshot(run.output, named: "advise-nothing")
    }

    @Test func `for iOS holds whoever updates body, and says where RunLoop.main needs the touch to`() throws {
        let run = try advise(
            "--platform", "ios", "--container", "eager", "--handler", "read", "--keep", "delivery=runloop")
        #expect(run.status == 0)
        try expectSnapshot(run.output, named: "advise-ios")
    }

    @Test func `for one of the platforms of iOS is for that one`() throws {
        var outputs = OutputSnapshot()
        for platform in ["ios-touch", "ios-observer"] {
            let run = try advise(
                "--platform", platform, "--container", "lazy", "--handler", "write", "--keep", "access=index")
            outputs.add("advise --platform \(platform)", run)
        }
        try outputs.expect(named: "advise-one-ios")
    }

    @Test func `names a command that explains an unnamed chain`() throws {
        let run = try advise(
            "--platform", "ios", "--container", "silent", "--handler", "read", "--keep", "delivery=queue+commit")
        try expectSnapshot(run.output, named: "advise-chain")
    }

    @Test func `is an object for programs`() throws {
        let run = try advise(
            "--platform", "macos", "--container", "eager", "--handler", "write", "--format", "json")
        #expect(run.status == 0)
        try expectSnapshot(run.output, named: "advise-json")
    }

    @Test func `says how many chains would do, or that none would`() throws {
        let none = try advise("--platform", "macos", "--container", "silent", "--handler", "read", "--synthesize")
        try expectSnapshot(none.output, named: "advise-no-chain")
    }

    @Test func `says what is wrong with its options`() throws {
        var outputs = OutputSnapshot()
        for arguments in [
            ["--platform", "linux"], ["--keep", "runloop"], ["--keep", "guard=all", "--keep", "guard=contains"],
            ["--synthesize", "--keep", "delivery=queue"], ["--synthesize", "--keep", "access=identity"],
        ] {
            let run = try TemporaryDirectory().bindfuzz(["advise"] + arguments)
            #expect(run.status == 64)
            outputs.add("advise \(arguments.joined(separator: " "))", run)
        }
        try outputs.expect(named: "advise-errors")
    }
}
