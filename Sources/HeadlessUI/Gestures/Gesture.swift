/// A user gesture, made with fingers or a pointer.
@MainActor @preconcurrency public protocol Gesture<Value> {
    /// The type of the gesture's value.
    associatedtype Value
    /// The type of the gesture that this gesture consists of; `Never` for gestures that the runtime implements.
    associatedtype Body: Gesture
    /// The gesture that this gesture consists of.
    var body: Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Gesture where Body == Never {
    /// Traps, as in SwiftUI, because the runtime implements this gesture. Calling it is a programming error.
    public var body: Never { preconditionFailure("body should not be called on \(Self.self)") }
}

extension Gesture {
    /// Handles a user input.
    ///
    /// - Returns: Whether the gesture recognizes the input.
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

    /// Returns whether the gesture recognizes an input.
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

/// An event in the course of a gesture.
enum GestureEvent<Value> {
    case changed(Value)
    case ended(Value)

    /// Returns the event with a transformed value, or nil if the transform returns nil.
    func map<Other>(_ transform: (Value) -> Other?) -> GestureEvent<Other>? {
        switch self {
        case .changed(let value): transform(value).map { .changed($0) }
        case .ended(let value): transform(value).map { .ended($0) }
        }
    }
}

/// A user input at one stage. Each stage is a separate touch event.
struct GestureInput {
    enum Kind: Equatable {
        case tap(count: Int)
        case longPress
        /// A drag. After a long press, the drag is the second part of a sequence.
        case drag(translation: CGSize, isAfterLongPress: Bool)
        case magnify(CGFloat)
        case rotate(Angle)
    }

    enum Stage { case began, changed, ended }

    let kind: Kind
    let stage: Stage
}

/// The state of one gesture in progress.
@MainActor final class GestureSession {
    /// Whether the session only tests which gestures recognize an input. A trial runs no actions.
    let isTrial: Bool
    /// The values of the first parts of sequences, by the type of the sequence.
    var firstValues: [ObjectIdentifier: Any] = [:]
    /// The node in which the gesture began. It may show other content when the gesture ends.
    weak var node: Node?
    /// The actions that run when the gesture ends.
    var endings: [() -> Void] = []

    init(isTrial: Bool = false) { self.isTrial = isTrial }
}
