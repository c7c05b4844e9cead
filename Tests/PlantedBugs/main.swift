// Two measurements of the search for bugs that were planted in views: `swift run -c release plantedbugs` and
// `swift run -c release plantedbugs smallest`. Arguments that name apps select them. A number sets the greatest number of runs of
// a search.
//
// `plantedbugs check` is small, for `.ci/run`. It fails if a bug is missed, or if a case is not shrunk to the fewest steps.
import Foundation

let arguments = Set(CommandLine.arguments.dropFirst())
var problems: [String] = []
if !arguments.contains("smallest") { problems += StrategyBenchmark(arguments).run() }
if arguments.contains("smallest") || arguments.contains("check") { problems += SmallestBenchmark(arguments).run() }
for problem in problems { FileHandle.standardError.write(Data("plantedbugs: \(problem)\n".utf8)) }
if !problems.isEmpty { exit(1) }
