/// A value with a name for the user.
public protocol TypeDisplayRepresentable {
    /// The name of the type.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// The name of a type.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    /// A name.
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {}
}

/// The name of a value.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// The title.
    public var title: LocalizedStringResource
    /// The subtitle.
    public var subtitle: LocalizedStringResource?
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
    /// A name.
    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
        self.title = title
        self.subtitle = subtitle
    }
    /// A picture beside a name.
    public struct Image: Sendable {
        /// A symbol.
        public init(systemName: String) {}
        /// A picture of the app's assets.
        public init(named name: String) {}
    }
}

/// A thing of the app that actions know.
public protocol AppEntity: TypeDisplayRepresentable, Identifiable, Sendable where ID: Sendable {
    /// The type that finds things.
    associatedtype DefaultQuery: EntityQuery
    /// Finds things.
    static var defaultQuery: DefaultQuery { get }
    /// The name.
    var displayRepresentation: DisplayRepresentation { get }
}

/// Finds things of the app. The host does not ask it.
public protocol EntityQuery: Sendable {
    /// The type of the things.
    associatedtype Entity: AppEntity
    /// A query.
    init()
    /// Returns the things with identifiers.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// Returns the things to offer.
    func suggestedEntities() async throws -> [Entity]
    /// Returns the thing to begin with.
    func defaultResult() async -> Entity?
}

extension EntityQuery {
    /// Returns none.
    public func suggestedEntities() async throws -> [Entity] { [] }
    /// Returns none.
    public func defaultResult() async -> Entity? { nil }
}

/// Finds things of the app by a text.
public protocol EntityStringQuery: EntityQuery {
    /// Returns the things for a text.
    func entities(matching string: String) async throws -> [Entity]
}

/// Finds all things of the app.
public protocol EnumerableEntityQuery: EntityQuery {
    /// Returns all things.
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    /// Returns the things with identifiers.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
}

/// A choice of the app that actions know.
public protocol AppEnum: TypeDisplayRepresentable, CaseIterable, RawRepresentable, Hashable, Sendable
where RawValue == String {
    /// The names.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// A sentence about the parameters of an action.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    /// A sentence.
    public init(stringInterpolation: Interpolation) {}
    /// The parts of a sentence.
    public struct Interpolation: StringInterpolationProtocol, Sendable {
        /// No parts.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds a text.
        public mutating func appendLiteral(_ literal: String) {}
        /// Adds a parameter.
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, Parameter<Value>>) {}
    }
}

/// A sentence about an action.
public protocol ParameterSummary: Sendable {}

/// A sentence about an action.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    /// A sentence.
    public init(_ summary: ParameterSummaryString<Intent>) {}
}

extension AppIntent {
    /// A sentence about the action.
    public typealias Summary = IntentParameterSummary<Self>
}

extension Button {
    /// A button that performs an action of the app. Widgets have such buttons; here, a press does nothing.
    public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) { self.init(action: {}, label: label) }
}

extension Button where Label == Text {
    /// A button that performs an action of the app. Widgets have such buttons; here, a press does nothing.
    public init<S: TextSource, I: AppIntent>(_ title: S, intent: I) { self.init(action: {}) { title.shownText } }
}

extension Toggle {
    /// A toggle that performs an action of the app. Widgets have such toggles; here, a press does nothing.
    public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: .constant(isOn), label: label)
    }
}
