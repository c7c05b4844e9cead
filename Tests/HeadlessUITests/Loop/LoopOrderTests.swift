import BindingFuzz
import HeadlessUI
import TestSupport
import XCTest

/// The real run loop does what `semantics`, section 4 says.
final class LoopOrderTests: XCTestCase {
    private static let platforms: [(HostPlatform, SystemAssumptions.TouchUpdate)] = [
        (.iOS, .withinTouch), (.iOS, .byObserver), (.macOS, .withinTouch),
    ]

    func testTheRealLoopRunsScriptsByChanceInTheOrderOfSemantics() throws {
        try onMainRunLoop {
            for seed in 0..<1_000 as Range<UInt64> {
                var generator = SplitMix64(seed: seed)
                let steps = LoopStep.script(from: &generator)
                for (platform, update) in Self.platforms {
                    var reference = ReferenceLoop(platform: platform, touchUpdate: update, steps: steps)
                    reference.run()
                    let real = RealLoop()
                    try real.run(steps, on: platform, update)
                    guard reference.trace != real.trace else { continue }
                    return XCTFail(
                        "seed \(seed) on \(platform), \(update): \(steps)\nexpected \(reference.trace)\n    seen \(real.trace)"
                    )
                }
            }
        }
    }
}
