// What scripts/instructions counts the instructions of: cases of seed 1 that are made and run, as every search does it, and
// nothing else. Takes `standard` or `full`, and how many cases; with a third word, which is `steps`, it runs none, and prints how
// many steps they have, times the configurations.
import BindingFuzz
import Foundation

let words = Array(CommandLine.arguments.dropFirst())
guard (2...3).contains(words.count), ["standard", "full"].contains(words[0]), let cases = UInt64(words[1]) else {
    print("expected 'standard' or 'full', and how many cases")
    exit(64)
}
let configurations = words[0] == "full" ? Configuration.fullMatrix : Configuration.standardMatrix
let family = CaseFamily(seed: 1)
let runner = RowRunner(under: configurations)
if words.last == "steps" {
    var testCase = Interleaving()
    var steps = 0
    for index in 0..<cases {
        runner.make(&testCase, at: index, of: family)
        steps += testCase.steps.count
    }
    print(steps * configurations.count)
} else {
    var sweep = Sweep<RowModel>(configurations: configurations.count)
    runner.sweep(0..<cases, of: family, &sweep, willRun: { _ in })
}
