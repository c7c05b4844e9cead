import Foundation
import HeadlessUI

@testable import ViewFuzz

/// Views that subscribe to events from outside. Their definitions declare none, or only what limits them.
enum FoundApp: FuzzedApp {
    static var views: [FuzzedView] {
        FuzzedView("found") { _ in FoundView() }
        FuzzedView("refined") { setup in
            setup.post(.found, userInfo: ["key": "refined"])
            setup.open("app://item/1", "app://item/2")
            setup.continueActivity("edit", webpageURL: "https://example.com/page")
            setup.forbid("UIKeyboardWillShowNotification")
            setup.weight(0, of: "observed")
            setup.order("app://item/1", before: "edit")
            return FoundView()
        }
        #if os(Linux)
            FuzzedView("shared") { _ in GlassesView() }
        #endif
        FuzzedView("settings") { _ in SettingsReader() }
        FuzzedView("silent") { _ in Button("Observe") { FoundDiary.shared.observe() } }
    }
}

extension Notification.Name {
    static let found = Notification.Name("found")
    static let keyboard = Notification.Name("UIKeyboardWillShowNotification")
}

@MainActor final class FoundDiary {
    static let shared = FoundDiary()
    var lines: [String] = []
    private var token: (any NSObjectProtocol)?
    private let sender = NSObject()

    func observe() {
        stopObserving()
        token = NotificationCenter.default.addObserver(forName: .init("observed"), object: sender, queue: nil) { note in
            let isFromSender = note.object != nil
            MainActor.assumeIsolated { FoundDiary.shared.lines.append("observed \(isFromSender)") }
        }
    }

    func stopObserving() {
        if let token { NotificationCenter.default.removeObserver(token) }
        token = nil
    }
}

#if os(Linux)
    /// A view of a value that a widget of the app changes, too.
    struct GlassesView: View {
        @AppStorage("glasses", store: UserDefaults(suiteName: "group.example")) private var glasses = 0

        var body: some View {
            Text("\(glasses)").onChange(of: glasses) { FoundDiary.shared.lines.append("glasses \(glasses)") }
        }
    }
#endif

/// A view that reads one setting of the system, and another one only in the dark.
struct SettingsReader: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Text("settings").onChange(of: colorScheme) { FoundDiary.shared.lines.append("\(colorScheme)") }
        if colorScheme == .dark { SizeReader() }
    }
}

private struct SizeReader: View {
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        Text("size").onChange(of: sizeClass) {
            FoundDiary.shared.lines.append("\(sizeClass.map { "\($0)" } ?? "none")")
        }
    }
}

struct FoundView: View {
    var body: some View {
        Text("found")
            .onAppear { FoundDiary.shared.observe() }
            .onReceive(NotificationCenter.default.publisher(for: .found)) {
                FoundDiary.shared.lines.append("found \($0.userInfo?["key"] ?? "")")
            }
            .onReceive(NotificationCenter.default.publisher(for: .keyboard)) { note in
                let frame = note.userInfo?["UIKeyboardFrameEndUserInfoKey"] as? NSValue
                FoundDiary.shared.lines.append("keyboard \(frame?.cgRectValue.height ?? 0)")
            }
            .onOpenURL { FoundDiary.shared.lines.append("opened \($0)") }
            .onContinueUserActivity("edit") {
                FoundDiary.shared.lines.append("edit \($0.webpageURL?.absoluteString ?? "")")
            }
        Button("Stop") { FoundDiary.shared.stopObserving() }
    }
}
