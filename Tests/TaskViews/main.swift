// Draws cases of ten views whose answers come through tasks and queues, and prints what happened in each run. A process that is
// given the same numbers prints the same, however busy the machine is: `taskviews SEED FIRST COUNT`. With other arguments, the
// process is the command of the app.
//
// A line has the number of a case, its steps, the outcome under each platform, and the notes of the views in their order.
import BindingFuzz
import Foundation
import FuzzEngine
import HeadlessUI
import ViewFuzz

let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
guard numbers.count == 3 else {
    TaskApp.main()
    exit(0)
}
let family = CaseFamily(seed: numbers[0], length: 8)
try onMainRunLoop {
    for index in numbers[1]..<(numbers[1] + numbers[2]) {
        let runner = ViewRunner<TaskApp>(under: [], by: .random)
        Notes.take()
        let drawn = runner.draw(at: index, of: family)
        print("\(index) \(drawn.testCase)")
        print("  drawn: \(drawn.outcome.text) \(Notes.take())")
        for platform in HostPlatform.allCases {
            var configuration = drawn.configuration
            configuration.platform = platform
            let outcome = runner.run(drawn.testCase, under: configuration)
            print("  \(platform): \(outcome.text) \(Notes.take())")
        }
    }
}

extension ViewOutcome {
    fileprivate var text: String {
        let words = mechanism.map { "\($0) in step \(step), \(detail)" } ?? "clean"
        return stepsWithoutEffect.isEmpty ? words : "\(words) (no effect: \(stepsWithoutEffect))"
    }
}
