/// A button that asks for the location. Its action runs, and nothing else.
nonisolated public struct LocationButton: View {
    private let action: @MainActor () -> Void
    private let title: Title?
    /// The title of a button.
    public enum Title: String, Sendable {
        case currentLocation = "Current Location"
        case sendCurrentLocation = "Send Current Location"
        case sendMyCurrentLocation = "Send My Current Location"
        case shareCurrentLocation = "Share Current Location"
        case shareMyCurrentLocation = "Share My Current Location"
    }
    /// A button with a title.
    public init(_ title: Title? = nil, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.action = action
    }
    @MainActor public var body: some View {
        Button((title ?? .currentLocation).rawValue, systemImage: "location", action: action)
    }
}
