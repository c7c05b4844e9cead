import AppKit
import SwiftUI

struct Gauge: NSViewRepresentable {
    let level: Double

    func makeNSView(context: Context) -> NSView { NSView() }
    func updateNSView(_ nsView: NSView, context: Context) { nsView.alphaValue = level }
}

struct MacView: View {
    @State private var level = 0.5

    var body: some View {
        Gauge(level: level)
            .background(Color(.controlBackgroundColor))
        Button("Copy") {
            NSPasteboard.general.clearContents()
            NSPasteboard.general.setString("\(level)", forType: .string)
        }
    }
}

#Preview("AppKit view") { NSView() }

#Preview("AppKit controller") {
    let controller = NSViewController()
    return controller
}
