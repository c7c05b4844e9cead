/// An action of the app that the system offers. The host offers none.
public protocol AppIntent: Sendable {
    /// The type of the result.
    associatedtype PerformResult: IntentResult
    /// The title.
    static var title: LocalizedStringResource { get }
    /// An action.
    init()
    /// Performs the action.
    func perform() async throws -> PerformResult
}

/// The result of an action.
public protocol IntentResult: Sendable {}
/// A result without a value.
public struct EmptyIntentResult: IntentResult {}
/// A result with a text.
public protocol ProvidesDialog: IntentResult {}
extension EmptyIntentResult: ProvidesDialog {}

extension IntentResult where Self == EmptyIntentResult {
    /// Returns a result without a value.
    public static func result() -> EmptyIntentResult { EmptyIntentResult() }
    /// Returns a result with a text.
    public static func result(dialog: IntentDialog) -> EmptyIntentResult { EmptyIntentResult() }
}

/// A text of the system.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
}

/// A description of an action.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    /// A description.
    public init(_ text: String) {}
}

/// A parameter of an action.
@propertyWrapper public struct Parameter<Value: Sendable>: Sendable {
    private var stored: Value?
    /// The value.
    public var wrappedValue: Value {
        get {
            guard let stored else { preconditionFailure("the parameter has no value") }
            return stored
        }
        set { stored = newValue }
    }
    /// A parameter with a title.
    public init(title: LocalizedStringResource) { stored = nil }
    /// A parameter with a title and a value.
    public init(title: LocalizedStringResource, default defaultValue: Value) { stored = defaultValue }
}

/// The parameter of an action.
public typealias IntentParameter = Parameter

/// A phrase for an action.
public struct AppShortcut: Sendable {
    /// A phrase for an action.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [String], shortTitle: LocalizedStringResource, systemImageName: String
    ) {}
}

/// The phrases of the app.
public protocol AppShortcutsProvider: Sendable {
    /// The phrases.
    static var appShortcuts: [AppShortcut] { get }
}
