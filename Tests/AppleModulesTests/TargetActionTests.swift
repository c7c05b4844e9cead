import SwiftUI
import Testing

/// Controls of AppKit and UIKit call a method of their target. Linux has no `#selector`: the selector has the method.
@Suite(.serialized) struct `A target of a control` {
    @Test func `of AppKit learns that the user flips a switch, presses a button, or checks a box`() async throws {
        try await onMainRunLoop {
            let host = HeadlessUI.Host(platform: .macOS) { MacControls() }
            try host.click("Wi-Fi")
            #expect(host.texts.last == "switch on")
            try host.click("Wi-Fi")
            #expect(host.texts.last == "switch off")
            try host.click("Reload")
            #expect(host.texts.last == "reload")
            try host.click("Remember")
            #expect(host.texts.last == "box on")
            #expect(host.offeredActions.map(\.label) == ["Wi-Fi", "Reload", "Remember"])
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `of UIKit is called at its events only, and while it is there`() async throws {
        try await onMainRunLoop {
            var target: SwitchTarget? = SwitchTarget()
            let control = UISwitch()
            let flip = Selector("flip(_:)", SwitchTarget.flip(_:))
            control.addTarget(target, action: flip, for: .valueChanged)
            // An update adds the target once more.
            control.addTarget(target, action: flip, for: .valueChanged)
            control.addTarget(
                target, action: Selector("touch()", SwitchTarget.touch), for: [.touchDown, .editingDidEnd])
            control.isOn = true
            control.sendActions(for: .valueChanged)
            #expect(target?.calls == ["flip true"])
            control.sendActions(for: .touchDown)
            #expect(target?.calls == ["flip true", "touch"])
            control.removeTarget(target, action: flip, for: .allEvents)
            control.sendActions(for: [.valueChanged, .touchDown])
            #expect(target?.calls == ["flip true", "touch", "touch"])
            weak let gone = target
            target = nil
            #expect(gone == nil)
            control.sendActions(for: .touchDown)
        }
    }

    @Test func `is not called by a name alone, nor if it is another type or the control is disabled`() async throws {
        try await onMainRunLoop {
            let target = SwitchTarget()
            let control = NSSwitch()
            control.target = target
            #expect(!control.sendAction(Selector("flip(_:)"), to: target))
            #expect(!control.sendAction(Selector("reload()", SwitchCoordinator.reload), to: target))
            control.action = Selector("touch()", SwitchTarget.touch)
            let host = HeadlessUI.Host(platform: .macOS) { WrappedSwitch(control: control) }
            control.isEnabled = false
            #expect(host.offeredActions == [])
            control.isEnabled = true
            try host.click("Switch")
            #expect(target.calls == ["touch"])
        }
    }
}

@MainActor private final class SwitchTarget: NSObject {
    var calls: [String] = []
    func flip(_ sender: UISwitch) { calls.append("flip \(sender.isOn)") }
    func touch() { calls.append("touch") }
}

@MainActor private final class SwitchCoordinator: NSObject {
    private let tell: (String) -> Void
    init(_ tell: @escaping (String) -> Void) { self.tell = tell }
    func flip(_ sender: NSSwitch) { tell("switch \(sender.state == .on ? "on" : "off")") }
    func check(_ sender: NSButton) { tell("box \(sender.state == .on ? "on" : "off")") }
    func reload() { tell("reload") }
}

private struct MacControls: View {
    @State private var told = ""

    var body: some View {
        ControlView(told: $told) { coordinator in
            let control = NSSwitch()
            control.accessibilityLabel = "Wi-Fi"
            control.target = coordinator
            control.action = Selector("flip(_:)", SwitchCoordinator.flip(_:))
            return control
        }
        ControlView(told: $told) {
            NSButton(title: "Reload", target: $0, action: Selector("reload()", SwitchCoordinator.reload))
        }
        ControlView(told: $told) {
            NSButton(
                checkboxWithTitle: "Remember", target: $0,
                action: Selector("check(_:)", SwitchCoordinator.check(_:)))
        }
        Text(told)
    }
}

private struct ControlView: NSViewRepresentable {
    @Binding var told: String
    let make: @MainActor (SwitchCoordinator) -> NSControl

    func makeCoordinator() -> SwitchCoordinator { SwitchCoordinator { told = $0 } }
    func makeNSView(context: Context) -> NSControl { make(context.coordinator) }
    func updateNSView(_ nsView: NSControl, context: Context) {}
}

private struct WrappedSwitch: NSViewRepresentable {
    let control: NSSwitch

    func makeNSView(context: Context) -> NSSwitch {
        control.accessibilityLabel = "Switch"
        return control
    }
    func updateNSView(_ nsView: NSSwitch, context: Context) {}
}
