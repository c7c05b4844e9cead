/// What a person does with fingers or a pointer, and what comes of it.
@MainActor @preconcurrency public protocol Gesture<Value> {
    /// What is known of the gesture.
    associatedtype Value
    /// The gesture that this one is made of; `Never` for those that the runtime implements.
    associatedtype Body: Gesture
    /// The gesture that this one is made of.
    var body: Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Gesture where Body == Never {
    /// Gestures that the runtime implements have no body. Asking for it is a programming error, and traps as in SwiftUI.
    public var body: Never { preconditionFailure("body should not be called on \(Self.self)") }
}

extension Gesture {
    /// Tells what a person does; returns whether the gesture is about that.
    func handle(
        _ input: GestureInput, in session: GestureSession, _ send: (GestureEvent<Value>) -> Void
    ) -> Bool {
        if let primitive = self as? any PrimitiveGesture {
            return handle(input, by: primitive, in: session, send)
        }
        return body.handle(input, in: session) { event in
            if let event = event.map({ $0 as? Value }) { send(event) }
        }
    }

    /// Whether the gesture is about what a person does.
    func concerns(_ input: GestureInput) -> Bool {
        handle(input, in: GestureSession(isTrial: true)) { _ in }
    }

    private func handle<P: PrimitiveGesture>(
        _ input: GestureInput, by primitive: P, in session: GestureSession, _ send: (GestureEvent<Value>) -> Void
    ) -> Bool {
        primitive.recognize(input, in: session) { event in
            if let event = event.map({ $0 as? Value }) { send(event) }
        }
    }
}

/// A gesture that the runtime implements.
@MainActor protocol PrimitiveGesture: Gesture where Body == Never {
    func recognize(
        _ input: GestureInput, in session: GestureSession, _ send: (GestureEvent<Value>) -> Void
    ) -> Bool
}

/// What happens in the course of a gesture.
enum GestureEvent<Value> {
    case changed(Value)
    case ended(Value)

    /// The event with another value; nil where there is none.
    func map<Other>(_ transform: (Value) -> Other?) -> GestureEvent<Other>? {
        switch self {
        case .changed(let value): transform(value).map { .changed($0) }
        case .ended(let value): transform(value).map { .ended($0) }
        }
    }
}

/// What a person does, stage by stage: each stage is a touch event of its own.
struct GestureInput {
    enum Kind: Equatable {
        case tap(count: Int)
        case longPress
        /// A drag; after a long press, it is the second part of a sequence.
        case drag(translation: CGSize, isAfterLongPress: Bool)
        case magnify(CGFloat)
        case rotate(Angle)
    }

    enum Stage { case began, changed, ended }

    let kind: Kind
    let stage: Stage
}

/// What is remembered in the course of one gesture of a person.
@MainActor final class GestureSession {
    /// Whether it is only asked who the gesture is for, so that no action runs.
    let isTrial: Bool
    /// What the first parts of sequences have come to, by their type.
    var firstValues: [ObjectIdentifier: Any] = [:]
    /// The view in which it has begun: what that shows may be something else when it ends.
    weak var node: Node?
    /// What is to be done once the gesture has ended.
    var endings: [() -> Void] = []

    init(isTrial: Bool = false) { self.isTrial = isTrial }
}
