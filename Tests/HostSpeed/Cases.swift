import BindingFuzz
import HeadlessUI
import ViewFuzz

/// The list of the inbox as an app to fuzz. A user presses buttons, and notifications arrive in every way of the main thread.
enum InboxApp: FuzzedApp {
    static var views: [FuzzedView] {
        FuzzedView("inbox") { setup in
            setup.post(.arrival)
            return Inbox()
        }
    }
}

/// Drawn cases with ten steps for a list of ten rows. The search looks at the screen before each step.
struct TenSteps {
    private static let family = CaseFamily(seed: 1, length: 10)
    private let runner = ViewRunner<InboxApp>(under: [], by: .random)
    private var index: UInt64 = 0

    /// Draws cases from the next index until `count` of them have ten steps. Returns the time to draw each of these, and the time
    /// to run it again.
    mutating func durations(of count: Int) -> (drawn: [Duration], again: [Duration]) {
        let clock = ContinuousClock()
        var (drawn, again): ([Duration], [Duration]) = ([], [])
        while drawn.count < count {
            var made: DrawnCase<InboxApp>?
            let duration = clock.measure { made = runner.draw(at: index, of: Self.family) }
            index += 1
            guard let made, made.testCase.steps.count == 10 else { continue }
            drawn.append(duration)
            again.append(clock.measure { _ = runner.run(made.testCase, under: made.configuration) })
        }
        return (drawn, again)
    }

    /// Draws the same ten cases of ten steps repeatedly, without timing them.
    mutating func draw(_ count: Int) {
        var indices: [UInt64] = []
        while indices.count < 10 {
            if runner.draw(at: index, of: Self.family).testCase.steps.count == 10 { indices.append(index) }
            index += 1
        }
        for number in 0..<count { _ = runner.draw(at: indices[number % 10], of: Self.family) }
    }
}
