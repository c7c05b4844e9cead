import HeadlessUI

/// What happened in the views of a test, in order.
@MainActor enum Chronicle {
    private static var lines: [String] = []

    static func note(_ line: String) { lines.append(line) }

    /// What has happened since it was asked for last.
    static func read() -> [String] {
        defer { lines = [] }
        return lines
    }
}

extension View {
    /// Notes when the view appears and disappears.
    func noted(_ name: String) -> some View {
        onAppear { Chronicle.note("\(name) appears") }.onDisappear { Chronicle.note("\(name) disappears") }
    }
}

extension Notification.Name {
    static let save = Notification.Name("save")
    static let openLink = Notification.Name("openLink")
}

extension HostStep {
    /// Posts a notification in the callout.
    static func post(_ name: Notification.Name, _ object: Int? = nil) -> HostStep {
        .action { NotificationCenter.default.post(name: name, object: object) }
    }
}
