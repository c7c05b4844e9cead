/// A gesture that runs an action at each change.
public struct _ChangedGesture<Base: Gesture>: Gesture {
    public typealias Body = Never
    public typealias Value = Base.Value
    let base: Base
    let action: @MainActor (Base.Value) -> Void
}

/// A gesture that runs an action at its end.
public struct _EndedGesture<Base: Gesture>: Gesture {
    public typealias Body = Never
    public typealias Value = Base.Value
    let base: Base
    let action: @MainActor (Base.Value) -> Void
}

/// A gesture with state that lasts as long as the gesture.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Body = Never
    public typealias Value = Base.Value
    let base: Base
    let state: GestureState<State>
    let update: (Base.Value, inout State, inout Transaction) -> Void
}

/// A gesture that transforms the value of another gesture.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
    public typealias Body = Never
    let base: Base
    let transform: (Base.Value) -> Value
}

extension Gesture {
    /// Runs an action at each change of the gesture.
    public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(base: self, action: action)
    }

    /// Runs an action at the end of the gesture.
    public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(base: self, action: action)
    }

    /// Updates a state at each change. The state returns to its initial value when the gesture ends.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, update: body)
    }

    /// Transforms the value of the gesture.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(base: self, transform: body)
    }

    /// Continues with another gesture after this one ends.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// Recognizes another gesture together with this one.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// Recognizes another gesture if this one fails.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }

    /// Recognizes the gesture only while the user holds keys. Has no effect here, as the user holds no keys.
    public func modifiers(_ modifiers: EventModifiers) -> Self { self }
}

extension _ChangedGesture: PrimitiveGesture {
    func recognize(_ input: GestureInput, in session: GestureSession, _ send: (GestureEvent<Value>) -> Void) -> Bool {
        base.handle(input, in: session) { event in
            if case .changed(let value) = event, !session.isTrial { action(value) }
            send(event)
        }
    }
}

extension _EndedGesture: PrimitiveGesture {
    func recognize(_ input: GestureInput, in session: GestureSession, _ send: (GestureEvent<Value>) -> Void) -> Bool {
        base.handle(input, in: session) { event in
            if case .ended(let value) = event, !session.isTrial { action(value) }
            send(event)
        }
    }
}

extension GestureStateGesture: PrimitiveGesture {
    func recognize(_ input: GestureInput, in session: GestureSession, _ send: (GestureEvent<Value>) -> Void) -> Bool {
        base.handle(input, in: session) { event in
            if case .changed(let value) = event, !session.isTrial {
                state.change { update(value, &$0, &$1) }
                session.endings.append { state.reset() }
            }
            send(event)
        }
    }
}

extension _MapGesture: PrimitiveGesture {
    func recognize(_ input: GestureInput, in session: GestureSession, _ send: (GestureEvent<Value>) -> Void) -> Bool {
        base.handle(input, in: session) { event in
            if let event = event.map({ transform($0) }) { send(event) }
        }
    }
}
