import ArgumentParser
import BindingFuzz
import Foundation

@main
struct Bindfuzz: ParsableCommand {
    @Flag var full = false
    func run() throws {
        var model = Model()
        let configurations = full ? Configuration.fullMatrix : Configuration.standardMatrix
        let plan = ExecutionPlan(configurations)
        var lines = JSONLines(configurations)
        for (name, file) in try CaseFile.read(stream: [UInt8](FileHandle.standardInput.readDataToEndOfFile())) {
            lines.append(name: name, outcomes: model.run(file.interleaving, under: plan))
            FileHandle.standardOutput.write(Data(lines.take()))
        }
    }
}
