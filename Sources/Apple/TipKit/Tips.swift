/// A tip. The host shows its title and message.
public protocol Tip: Identifiable, Sendable {
    /// The title.
    var title: Text { get }
    /// The message.
    var message: Text? { get }
    /// The image.
    var image: Image? { get }
}

extension Tip {
    /// The identifier: the name of the type.
    public var id: String { "\(Self.self)" }
    /// No message.
    public var message: Text? { nil }
    /// No image.
    public var image: Image? { nil }
    /// Ends the tip. Has no effect here.
    public func invalidate(reason: Tips.InvalidationReason) {}
}

/// The tips of the app.
public enum Tips {
    /// Why a tip ends.
    public enum InvalidationReason: Sendable { case actionPerformed, displayCountExceeded, tipClosed }
    /// An option of all tips.
    public struct ConfigurationOption: Sendable {
        /// How often tips show.
        public static func displayFrequency(_ frequency: Frequency) -> ConfigurationOption { ConfigurationOption() }
        /// Where tips are stored.
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption()
        }
        /// How often tips show.
        public enum Frequency: Sendable { case immediate, hourly, daily, weekly, monthly }
        /// Where tips are stored.
        public enum DatastoreLocation: Sendable { case applicationDefault }
    }
    /// Configures tips. Has no effect here.
    public static func configure(_ options: [ConfigurationOption] = []) throws {}
    /// Forgets all tips. Has no effect here.
    public static func resetDatastore() throws {}
}

/// A view of a tip.
nonisolated public struct TipView<T: Tip>: View {
    private let tip: T
    /// A view of a tip.
    public init(_ tip: T, arrowEdge: Edge? = nil) { self.tip = tip }
    @MainActor public var body: some View {
        VStack {
            tip.title
            tip.message
        }
    }
}

extension View {
    /// Shows a tip in a popover. The host does not show it.
    nonisolated public func popoverTip<T: Tip>(_ tip: T?, arrowEdge: Edge = .top) -> some View { self }
    /// Sets the color behind tips. Has no effect here.
    nonisolated public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
}
