import BindingFuzz
import HeadlessUI
import TestSupport
import XCTest

/// The real run loop does what `semantics`, section 4 says.
final class LoopOrderTests: XCTestCase {
    func testTheRealLoopRunsScriptsByChanceInTheOrderOfSemantics() throws {
        try onMainRunLoop {
            for seed in 0..<1_000 as Range<UInt64> {
                var generator = SplitMix64(seed: seed)
                let steps = LoopStep.script(from: &generator)
                for platform in HostPlatform.allCases {
                    var reference = ReferenceLoop(platform: platform, steps: steps)
                    reference.run()
                    let real = RealLoop()
                    try real.run(steps, on: platform)
                    guard reference.trace != real.trace else { continue }
                    return XCTFail(
                        "seed \(seed) on \(platform): \(steps)\nexpected \(reference.trace)\n    seen \(real.trace)")
                }
            }
        }
    }
}
