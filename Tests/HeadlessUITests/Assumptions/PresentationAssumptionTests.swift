import HeadlessUI
import TestSupport
import Testing

/// What is assumed of presentations, submissions and deliveries, each value in turn.
@Suite(.serialized) struct `A presentation under each assumption` {
    @Test(arguments: SystemAssumptions.StackedAlerts.allCases)
    func `of two alerts on a view each shows, or only one of them`(value: SystemAssumptions.StackedAlerts) async throws
    {
        for (name, isSilent) in [("First", value == .last), ("Last", false)] {
            try await onMainRunLoop {
                let host = Host(assuming: SystemAssumptions { $0.stackedAlerts = value }) { StackedAlertsView() }
                try host.click(name)
                #expect(host.texts.contains("\(name) alert") == !isSilent)
            }
        }
    }

    @Test(arguments: SystemAssumptions.DismissalOrder.allCases)
    func `onDisappear of a sheet comes before onDismiss, or after it`(value: SystemAssumptions.DismissalOrder)
        async throws
    {
        try await onMainRunLoop {
            let log = EventLog()
            let host = Host(assuming: SystemAssumptions { $0.dismissalOrder = value }) { LoggedSheetView(log: log) }
            try host.click("Show")
            try host.dismiss()
            host.endAnimations()
            let events = ["disappeared", "dismissed"]
            #expect(log.events == (value == .disappearFirst ? events : events.reversed()))
        }
    }

    @Test(arguments: SystemAssumptions.SubmitOrder.allCases)
    func `nested onSubmit actions run from the inside out, or from the outside in`(
        value: SystemAssumptions.SubmitOrder
    ) async throws {
        try await onMainRunLoop {
            let log = EventLog()
            let host = Host(assuming: SystemAssumptions { $0.submitOrder = value }) { SubmittedView(log: log) }
            try host.submit("Name")
            let events = ["inner", "outer"]
            #expect(log.events == (value == .insideOut ? events : events.reversed()))
        }
    }

    @Test(arguments: SystemAssumptions.OffMainReceive.allCases)
    func `a value of another thread is handled there, or on the main run loop`(
        value: SystemAssumptions.OffMainReceive
    ) async throws {
        try await onMainRunLoop {
            let threads = HandlingThreads()
            let host = Host(assuming: SystemAssumptions { $0.offMainReceive = value }) {
                ReceivingView(threads: threads)
            }
            host.run(.background { NotificationCenter.default.post(name: HandlingThreads.post, object: nil) }, .idle)
            #expect(threads.wereMain == [value == .onRunLoop])
            #expect(host.issues.map(\.kind) == [.publishedOffMain(nil)])
        }
    }

    @Test(arguments: [HostPlatform.iOS, .macOS], SystemAssumptions.OffMainReceive.allCases)
    func `a value of another thread does not wait for the end of scrolling`(
        platform: HostPlatform, value: SystemAssumptions.OffMainReceive
    ) async throws {
        try await onMainRunLoop {
            let threads = HandlingThreads()
            let host = Host(platform: platform, assuming: SystemAssumptions { $0.offMainReceive = value }) {
                ReceivingView(threads: threads)
            }
            host.run(.track, .idle)
            #expect(host.isTracking)
            host.run(.background { NotificationCenter.default.post(name: HandlingThreads.post, object: nil) }, .idle)
            #expect(threads.wereMain == [value == .onRunLoop])
            host.run(.release, .idle)
            #expect(threads.wereMain.count == 1)
            #expect(host.issues.map(\.kind) == [.publishedOffMain(nil)])
        }
    }
}

private struct Notice: Identifiable {
    let id: String
}

private struct StackedAlertsView: View {
    @State private var first: Notice?
    @State private var last: Notice?

    var body: some View {
        VStack {
            Button("First") { first = Notice(id: "First alert") }
            Button("Last") { last = Notice(id: "Last alert") }
        }
        .alert(item: $first) { Alert(title: Text($0.id)) }
        .alert(item: $last) { Alert(title: Text($0.id)) }
    }
}

private struct LoggedSheetView: View {
    let log: EventLog
    @State private var isShown = false

    var body: some View {
        Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) {
                log.events.append("dismissed")
            } content: {
                Text("sheet").onDisappear { log.events.append("disappeared") }
            }
    }
}

private struct SubmittedView: View {
    let log: EventLog
    @State private var name = ""

    var body: some View {
        VStack {
            TextField("Name", text: $name)
                .onSubmit { log.events.append("inner") }
        }
        .onSubmit { log.events.append("outer") }
    }
}

/// Whether each value was handled on the main thread. The main thread waits for the other one.
private final class HandlingThreads: @unchecked Sendable {
    static let post = Notification.Name("HandlingThreads.post")
    var wereMain: [Bool] = []
}

private struct ReceivingView: View {
    let threads: HandlingThreads

    var body: some View {
        Text("receives").onReceive(NotificationCenter.default.publisher(for: HandlingThreads.post)) { _ in
            threads.wereMain.append(Thread.isMainThread)
        }
    }
}
