import FuzzEngine
import HeadlessUI
import Testing

@testable import ViewFuzz

/// An app that runs on one platform.
@Suite struct `The platforms of an app` {
    private enum PhoneApp: FuzzedApp {
        static var platforms: [HostPlatform] { [.iOS] }
        static var views: [FuzzedView] { FuzzedView("button") { _ in Button("Press") {} } }
    }

    private enum AnyApp: FuzzedApp {}

    @Test func `are those of its configurations`() {
        let all = ViewConfiguration<PhoneApp>.fullMatrix
        #expect(all.count == ViewConfiguration<AnyApp>.fullMatrix.count / 2 && all.allSatisfy { $0.platform == .iOS })
        #expect(ViewConfiguration<PhoneApp>.standardMatrix.map { "\($0)" } == ["ios/written/index"])
        #expect(ViewConfiguration<PhoneApp>.standardDescription == "the 1 of the unchanged app")
    }

    @Test func `are those on which cases are drawn`() async throws {
        try await onMainRunLoop {
            let runner = ViewRunner<PhoneApp>(under: [], by: .random)
            for index in UInt64(0)..<16 {
                let drawn = runner.draw(at: index, of: CaseFamily(seed: 1, length: 4))
                #expect(drawn.configuration.platform == .iOS)
            }
        }
    }
}
