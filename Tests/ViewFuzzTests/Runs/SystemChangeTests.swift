import BindingFuzz
import Foundation
import HeadlessUI
import Testing

@testable import ViewFuzz

/// The settings of the system as steps of cases.
@Suite(.serialized) struct `A change of the system` {
    private func run(_ steps: String, of view: String) async throws -> (lines: [String], without: [Int]) {
        let testCase = try read(steps, of: view, in: SystemApp.self)
        let ios = try #require(configuration("ios/written/index", of: SystemApp.self))
        return try await onMainRunLoop {
            SystemApp.lines = []
            let outcome = ViewRunner<SystemApp>(under: []).run(testCase, under: ios)
            return (SystemApp.lines, outcome.stepsWithoutEffect)
        }
    }

    @Test func `to another language or size of text reaches the views that read it`() async throws {
        let run = try await run(
            #"""
            change "locale de_DE";idle;change "type-size accessibility3";idle
            change "locale de_DE";change "low-power on";change "locale en_US";idle;change "type-size large"
            """#.replacing("\n", with: ";"), of: "words")
        #expect(run.lines == ["de_DE", "accessibility3", "en_US", "large"])
        // The language is German already, and nothing reads the mode.
        #expect(run.without == [5, 6])
    }

    #if os(Linux)
        @Test func `to low power is notified, and read from the process`() async throws {
            let run = try await run(#"change "low-power on";press "Look";change "low-power off""#, of: "power")
            #expect(run.lines == ["on", "look on", "off"])
            #expect(run.without == [])
        }

        @Test func `to low power is drawn where code follows it, and not elsewhere`() async throws {
            let cases = try await onMainRunLoop {
                let runner = ViewRunner<SystemApp>(under: [], by: .random)
                let family = CaseFamily(seed: 1, length: 8)
                return (0..<60 as Range<UInt64>).map { runner.draw(at: $0, of: family).testCase }
            }
            for (view, step) in [("power", "low-power on"), ("memory", "memory-warning")] {
                let meant = cases.filter { "\($0)".contains(step) }
                #expect(!meant.isEmpty)
                #expect(meant.allSatisfy { $0.view == view })
            }
        }
    #endif

    @Test func `to short memory is a warning that may come again`() async throws {
        let run = try await run(#"change "memory-warning";change "memory-warning""#, of: "memory")
        #expect(run.lines == ["warned", "warned"])
        #expect(run.without == [])
    }
}

private enum SystemApp: FuzzedApp {
    @MainActor static var lines: [String] = []

    static var views: [FuzzedView] {
        FuzzedView("words") { _ in WordsView() }
        #if os(Linux)
            FuzzedView("power") { _ in
                Button("Look") { lines.append("look \(power)") }
                    .onReceive(NotificationCenter.default.publisher(for: .NSProcessInfoPowerStateDidChange)) { _ in
                        lines.append(power)
                    }
            }
        #endif
        FuzzedView("memory") { _ in
            let warning = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
            return Text("memory").onReceive(NotificationCenter.default.publisher(for: warning)) { _ in
                lines.append("warned")
            }
        }
    }

    #if os(Linux)
        private static var power: String { ProcessInfo.processInfo.isLowPowerModeEnabled ? "on" : "off" }
    #endif
}

private struct WordsView: View {
    @Environment(\.locale) private var locale
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
        Text("words")
            .onChange(of: locale) { SystemApp.lines.append(locale.identifier) }
            .onChange(of: size) { SystemApp.lines.append("\(size)") }
    }
}
