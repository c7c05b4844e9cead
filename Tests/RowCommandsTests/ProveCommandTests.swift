import TestSupport
import Testing

/// `prove`: what is decided of configurations.
@Suite(.runsCommands) struct `The prove command` {
    private let configuration = "macos/lazy/exit/unguarded/index/read"

    private func prove(_ arguments: String...) throws -> CommandRun {
        try TemporaryDirectory().bindfuzz(["prove"] + arguments)
    }

    @Test func `prints the decision on each configuration, and the totals`() throws {
        let run = try prove("--configurations", configuration)
        #expect(run.status == 0)
        #expect(
            run.output == "\(configuration)  stale 1 item: post · clear  delivers\n1 configuration: 1 stale, 0 proven; "
                + "0 starving, 1 delivering; 0 safe (proven, and delivering)\n")
    }

    @Test func `says of which cases it speaks where steps are left out, in every form`() throws {
        let leftOut = ["--without", "post,background  post,perform post,async post"]
        let table = try TemporaryDirectory().bindfuzz(["prove", "--configurations", configuration] + leftOut)
        let told = try TemporaryDirectory().bindfuzz(["prove", "--explain", configuration] + leftOut)
        var outputs = OutputSnapshot()
        outputs.add("prove --without …", table)
        outputs.add("prove --explain --without …", told)
        try outputs.expect(named: "prove-without")
        let object = try TemporaryDirectory().bindfuzz(
            ["prove", "--format", "json", "--configurations", configuration] + leftOut)
        #expect(object.output.contains(#""without":"post, background post, perform post, async post""#))
    }

    @Test func `says what is wrong with its options`() throws {
        var outputs = OutputSnapshot()
        for arguments in [
            ["--explain", "*/lazy/exit/unguarded/index/read"],
            ["--explain", "macos/lazy/exit/unguarded/index/read", "--full"], ["--without", "nonsense"],
            ["--delivery", "queue+nowhere"],
        ] {
            let run = try TemporaryDirectory().bindfuzz(["prove"] + arguments)
            #expect(run.status == 64)
            #expect(run.output == "")
            outputs.add("prove \(arguments.joined(separator: " "))", run)
        }
        try outputs.expect(named: "prove-errors")
    }
}
