/// A gesture that starts after another gesture has ended, such as a drag after a long press.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    /// The progress of the sequence.
    public enum Value {
        /// The first gesture is in progress.
        case first(First.Value)
        /// The first gesture has ended. The second value is nil until the second gesture begins.
        case second(First.Value, Second.Value?)
    }
    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second
    /// A sequence of two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

/// Two gestures that are recognized together.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    /// The values of both gestures.
    public struct Value {
        /// The value of the first gesture, if it has begun.
        public var first: First.Value?
        /// The value of the second gesture, if it has begun.
        public var second: Second.Value?
    }
    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second
    /// Two gestures that are recognized together.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

/// A gesture, or a second gesture if the first one fails.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    /// The value of the gesture that was recognized.
    public enum Value {
        /// The value of the first gesture.
        case first(First.Value)
        /// The value of the second gesture.
        case second(Second.Value)
    }
    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second
    /// A gesture and its fallback.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

/// A type-erased gesture.
public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never
    let handler: @MainActor (GestureInput, GestureSession, (GestureEvent<Value>) -> Void) -> Bool
    /// Erases the type of a gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        handler = { gesture.handle($0, in: $1, $2) }
    }
}

extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
    func recognize(
        _ input: GestureInput, in session: GestureSession, _ send: (GestureEvent<Wrapped.Value>) -> Void
    ) -> Bool {
        self?.handle(input, in: session, send) ?? false
    }
}

extension AnyGesture: PrimitiveGesture {
    func recognize(_ input: GestureInput, in session: GestureSession, _ send: (GestureEvent<Value>) -> Void) -> Bool {
        handler(input, session, send)
    }
}

extension SequenceGesture: PrimitiveGesture {
    /// At the beginning of a drag after a long press, the first gesture receives that press. The second gesture receives the drag.
    func recognize(_ input: GestureInput, in session: GestureSession, _ send: (GestureEvent<Value>) -> Void) -> Bool {
        let key = ObjectIdentifier(Self.self)
        guard case .drag(_, isAfterLongPress: true) = input.kind else {
            return first.handle(input, in: session) { event in
                if let event = event.map({ Value.first($0) }), case .changed = event { send(event) }
            }
        }
        if input.stage == .began {
            for stage in [GestureInput.Stage.began, .ended] {
                _ = first.handle(GestureInput(kind: .longPress, stage: stage), in: session) { event in
                    switch event {
                    case .changed(let value): send(.changed(.first(value)))
                    case .ended(let value):
                        session.firstValues[key] = value
                        send(.changed(.second(value, nil)))
                    }
                }
            }
        }
        guard let firstValue = session.firstValues[key] as? First.Value else {
            return session.isTrial && second.handle(input, in: session) { _ in }
        }
        return second.handle(input, in: session) { event in
            if let event = event.map({ Value.second(firstValue, $0) }) { send(event) }
        }
    }
}

extension SimultaneousGesture: PrimitiveGesture {
    func recognize(_ input: GestureInput, in session: GestureSession, _ send: (GestureEvent<Value>) -> Void) -> Bool {
        let isFirst = first.handle(input, in: session) { event in
            if let event = event.map({ Value(first: $0, second: nil) }) { send(event) }
        }
        let isSecond = second.handle(input, in: session) { event in
            if let event = event.map({ Value(first: nil, second: $0) }) { send(event) }
        }
        return isFirst || isSecond
    }
}

extension ExclusiveGesture: PrimitiveGesture {
    func recognize(_ input: GestureInput, in session: GestureSession, _ send: (GestureEvent<Value>) -> Void) -> Bool {
        let isFirst = first.handle(input, in: session) { event in
            if let event = event.map({ Value.first($0) }) { send(event) }
        }
        if isFirst { return true }
        return second.handle(input, in: session) { event in
            if let event = event.map({ Value.second($0) }) { send(event) }
        }
    }
}
