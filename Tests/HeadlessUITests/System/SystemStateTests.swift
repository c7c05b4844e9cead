import Foundation
import Testing

@testable import HeadlessUI

/// The mode that saves energy, and warnings that memory is short.
@Suite(.serialized) struct `A state of the system` {
    #if os(Linux)
        /// The previews of an app with `@UIApplicationMain` find its delegate: bartek/swiftui-coredata-newsreader-sample.
        @Test func `have the delegate of the program, a new one in each host`() async throws {
            try await onMainRunLoop {
                var all: [any UIApplicationDelegate] = []
                for _ in 1...2 {
                    let host = Host { Text("preview") }
                    let first = try #require(UIApplication.shared.launchedDelegate(among: [LaunchedDelegate.self]))
                    #expect((first as? LaunchedDelegate)?.launchCount == 1)
                    #expect(UIApplication.shared.delegate === first)
                    #expect(UIApplication.shared.launchedDelegate(among: [LaunchedDelegate.self]) === first)
                    #expect(!all.contains { $0 === first })
                    all.append(first)
                    try host.close()
                }
                UIApplication.shared.delegate = nil
                #expect(UIApplication.shared.launchedDelegate(among: []) == nil)
            }
        }

        @Test func `low power is read from the process, and notified`() async throws {
            try await onMainRunLoop {
                PowerView.notes.value = []
                let host = Host { PowerView() }
                #expect(host.systemChanges.map(\.name) == ["low-power on"])
                host.setLowPowerMode(true)
                #expect(PowerView.notes.value == ["on"])
                #expect(host.systemChanges.map(\.name) == ["low-power off"])
                host.setLowPowerMode(true)
                host.perform(try #require(host.systemChanges.first))
                #expect(PowerView.notes.value == ["on", "off"])
                // The notification comes with the change only.
                #expect(host.observedNotifications.map(\.name) == [])
                host.setLowPowerMode(true)
                let next = Host { Button("Look") { _ = ProcessInfo.processInfo.isLowPowerModeEnabled } }
                #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
                try next.click("Look")
                #expect(next.systemChanges.map(\.name) == ["low-power on"])
            }
        }

        @Test func `is offered only where the app follows it`() async throws {
            try await onMainRunLoop {
                #expect(Host { Text("view") }.systemChanges.map(\.name) == [])
                #expect(Host { WarnedControllerView { UIViewController() } }.systemChanges.map(\.name) == [])
                let change = ["memory-warning"]
                #expect(Host { WarnedControllerView { WarnedController() } }.systemChanges.map(\.name) == change)
                #expect(Host { WarnedControllerView { OuterController() } }.systemChanges.map(\.name) == change)
                let observing = Text("view").onReceive(NotificationCenter.default.publisher(for: .warning)) { _ in }
                #expect(Host { observing }.systemChanges.map(\.name) == change)
            }
        }
    #endif

    @Test func `a memory warning reaches the delegate, observers and controllers, and evicts rows`() async throws {
        try await onMainRunLoop {
            let delegate = WarnedDelegate()
            UIApplication.shared.delegate = delegate
            defer { UIApplication.shared.delegate = nil }
            WarnedController.notes.value = []
            let host = Host(
                assuming: SystemAssumptions { $0.lazyDisappearance = .whenEvicted }, containers: .init(visibleRows: 2)
            ) { ShortMemoryView() }
            host.run(.event, .action { host.scroll(to: 4) }, .idle)
            #expect(WarnedController.notes.value == [])
            host.warnOfMemory()
            #expect(
                WarnedController.notes.value == ["delegate", "observer", "controller", "gone 0", "gone 1"])
        }
    }
}

extension Notification.Name {
    fileprivate static let warning = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
}

#if os(Linux)
    private struct PowerView: View {
        static let notes = Notes()

        var body: some View {
            Text("power").onReceive(NotificationCenter.default.publisher(for: .NSProcessInfoPowerStateDidChange)) { _ in
                Self.notes.value.append(ProcessInfo.processInfo.isLowPowerModeEnabled ? "on" : "off")
            }
        }
    }
#endif

private final class WarnedController: UIViewController {
    static let notes = Notes()
    override func didReceiveMemoryWarning() { Self.notes.value.append("controller") }
}

private final class OuterController: UIViewController {
    override func viewDidLoad() { addChild(WarnedController()) }
}

private final class LaunchedDelegate: NSObject, UIApplicationDelegate {
    var launchCount = 0

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        launchCount += 1
        return true
    }
}

private final class WarnedDelegate: NSObject, UIApplicationDelegate {
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        WarnedController.notes.value.append("delegate")
    }
}

private struct WarnedControllerView: UIViewControllerRepresentable {
    let make: () -> UIViewController

    func makeUIViewController(context: Context) -> UIViewController { make() }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

private struct ShortMemoryView: View {
    var body: some View {
        List(0..<6) { number in
            Text("\(number)").onDisappear { WarnedController.notes.value.append("gone \(number)") }
        }
        .onReceive(NotificationCenter.default.publisher(for: .warning)) { _ in
            WarnedController.notes.value.append("observer")
        }
        WarnedControllerView { WarnedController() }
    }
}
