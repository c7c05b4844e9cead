/// A gesture that runs an action with each change.
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

/// A gesture with a state that lasts as long as it does.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Body = Never
    public typealias Value = Base.Value
    let base: Base
    let state: GestureState<State>
    let update: (Base.Value, inout State, inout Transaction) -> Void
}

/// A gesture whose value is made of another's.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
    public typealias Body = Never
    let base: Base
    let transform: (Base.Value) -> Value
}

extension Gesture {
    /// Runs an action with each change.
    public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(base: self, action: action)
    }

    /// Runs an action at the end.
    public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(base: self, action: action)
    }

    /// Updates a state with each change; it is what it was before once the gesture ends.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, update: body)
    }

    /// Makes another value of each.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(base: self, transform: body)
    }

    /// Goes on with another gesture where this one ends.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// Is recognized together with another gesture.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// Is recognized unless it fails, and then another one.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }

    /// Is recognized only while keys are held. No key is, here.
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
