import BindingFuzz
import HeadlessUI
import Testing

@testable import ViewFuzz

/// What an oracle says of code without the mistake is a false alarm.
@Suite struct `Every oracle` {
    /// The number of cases of all apps.
    private static let caseCount: UInt64 = 600

    @Test func `is silent over the apps`() async throws {
        let findings = try await onMainRunLoop {
            let configurations = ViewConfiguration<FuzzedApps>.standardMatrix
            let runner = ViewRunner<FuzzedApps>(under: configurations)
            var views: Set<String> = []
            let findings = (0..<Self.caseCount).flatMap { index -> [String] in
                var testCase = ViewCase<FuzzedApps>()
                runner.make(&testCase, at: index, of: CaseFamily(seed: 1))
                views.insert(testCase.view)
                return configurations.compactMap { configuration in
                    let outcome = runner.run(testCase, under: configuration)
                    guard outcome.verdict == .silent else { return nil }
                    return "\(testCase) under \(configuration): \(outcome.detail)"
                }
            }
            #expect(views.count == FuzzedApps.views.count)
            return findings
        }
        #expect(findings == [])
    }
}
