import ArgumentParser
import BindingFuzz
import Foundation

@main
struct Bindfuzz: ParsableCommand {
    @Flag var full = false
    @Flag var fuzz = false
    @Option var seed: UInt64 = 1
    @Option var cases = 1000
    @Option var more = 0
    func run() throws {
        let configurations = full ? Configuration.fullMatrix : Configuration.standardMatrix
        if fuzz {
            var search = Search(InterleavingGenerator(seed: seed), under: configurations)
            let clock = ContinuousClock()
            let t = clock.measure { _ = search.run(cases: cases) }
            for f in search.findings { print(f.mechanism, f.configuration, f.interleaving, f.isSmallest) }
            print(search.findings.count, t, search.shrinkCount, search.shrinkExecutions)
            for (i, c) in configurations.enumerated() { print(c, search.tallies[i].outOfRange, search.tallies[i].wrongElement, search.tallies[i].smallest?.interleaving as Any, search.tallies[i].smallest?.mechanism as Any) }
            let t2 = clock.measure { _ = search.run(cases: more) }
            print("then", t2, Double(more) * Double(configurations.count) / (Double(t2.components.seconds) + Double(t2.components.attoseconds) / 1e18) / 1e6, "M runs/s")
            return
        }
        var model = Model()
        let plan = ExecutionPlan(configurations)
        var lines = JSONLines(configurations)
        for (name, file) in try CaseFile.read(stream: [UInt8](FileHandle.standardInput.readDataToEndOfFile())) {
            lines.append(name: name, outcomes: model.run(file.interleaving, under: plan))
            FileHandle.standardOutput.write(Data(lines.take()))
        }
    }
}
