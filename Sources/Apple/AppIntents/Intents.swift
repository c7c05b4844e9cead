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
    /// The description.
    static var description: IntentDescription? { get }
    /// Whether the app opens.
    static var openAppWhenRun: Bool { get }
    /// Whether the system offers the action.
    static var isDiscoverable: Bool { get }
}

extension AppIntent {
    /// None.
    public static var description: IntentDescription? { nil }
    /// The app does not open.
    public static var openAppWhenRun: Bool { false }
    /// The system offers the action.
    public static var isDiscoverable: Bool { true }
}

/// The settings of a widget.
public protocol WidgetConfigurationIntent: AppIntent {}
extension WidgetConfigurationIntent {
    /// Does nothing: the system reads the settings.
    public func perform() async throws -> some IntentResult { EmptyIntentResult() }
}
/// An action that opens something of the app.
public protocol OpenIntent: AppIntent {}
/// An action that changes a value.
public protocol SetValueIntent: AppIntent {}
/// An action that plays or pauses.
public protocol AudioPlaybackIntent: AppIntent {}
/// An action of a live activity.
public protocol LiveActivityIntent: AppIntent {}
/// An action that runs in the app.
public protocol ForegroundContinuableIntent: AppIntent {}

/// The result of an action.
public protocol IntentResult: Sendable {}
/// A result without a value.
public struct EmptyIntentResult: IntentResult {}
/// A result with a text.
public protocol ProvidesDialog: IntentResult {}
extension EmptyIntentResult: ProvidesDialog, ShowsSnippetView {}
/// A result with a view.
public protocol ShowsSnippetView: IntentResult {}
/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
    /// The type of the value.
    associatedtype Value: Sendable
}
/// A result with a value.
public struct ValueIntentResult<Value: Sendable>: ReturnsValue, ProvidesDialog, ShowsSnippetView {
    /// The value.
    public let value: Value
}

extension IntentResult {
    /// Returns a result with a value.
    public static func result<Value: Sendable>(value: Value) -> Self where Self == ValueIntentResult<Value> {
        ValueIntentResult(value: value)
    }
    /// Returns a result with a value and a text.
    public static func result<Value: Sendable>(value: Value, dialog: IntentDialog) -> Self
    where Self == ValueIntentResult<Value> { ValueIntentResult(value: value) }
}

extension IntentResult where Self == EmptyIntentResult {
    /// Returns a result without a value.
    public static func result() -> EmptyIntentResult { EmptyIntentResult() }
    /// Returns a result with a text.
    public static func result(dialog: IntentDialog) -> EmptyIntentResult { EmptyIntentResult() }
    /// Returns a result with a text and a view.
    public static func result<V: View>(dialog: IntentDialog, view: V) -> EmptyIntentResult { EmptyIntentResult() }
    /// Returns a result with a view.
    public static func result<V: View>(view: V) -> EmptyIntentResult { EmptyIntentResult() }
}

/// A text of the system.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    /// A text.
    public init(_ text: LocalizedStringResource) {}
}

/// A description of an action.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    /// A description.
    @_disfavoredOverload public init(
        _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = []
    ) {}
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
    public init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil
    ) { stored = nil }
    /// A parameter with a title and a value.
    public init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
        requestValueDialog: IntentDialog? = nil
    ) { stored = defaultValue }
    /// The parameter.
    public var projectedValue: Parameter { self }
}

extension Parameter where Value: ExpressibleByNilLiteral {
    /// A parameter with a title that may have no value.
    public init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil
    ) { stored = .some(nil) }
}

/// The parameter of an action.
public typealias IntentParameter = Parameter

/// A phrase for an action.
public struct AppShortcut: Sendable {
    /// A phrase for an action.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
        systemImageName: String? = nil
    ) {}
}

/// The phrases of the app.
public protocol AppShortcutsProvider: Sendable {
    /// The phrases.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

extension AppShortcutsProvider {
    /// Tells the system of other parameters. Has no effect here.
    public static func updateAppShortcutParameters() {}
}

/// The result builder of phrases.
@resultBuilder public struct AppShortcutsBuilder {
    /// Combines phrases.
    public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}

/// A phrase with the name of the app and parameters.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    /// A part of a phrase.
    public enum Token: Sendable { case applicationName }
    public init(stringLiteral value: String) {}
    /// A phrase.
    public init(stringInterpolation: Interpolation) {}
    /// The parts of a phrase.
    public struct Interpolation: StringInterpolationProtocol, Sendable {
        /// No parts.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds a text.
        public mutating func appendLiteral(_ literal: String) {}
        /// Adds the name of the app.
        public mutating func appendInterpolation(_ token: Token) {}
        /// Adds a parameter.
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, Parameter<Value>>) {}
    }
}
