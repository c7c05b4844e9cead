/// A tap, or several taps in a row.
public struct TapGesture: Gesture {
    public typealias Body = Never
    public typealias Value = Void
    /// The number of taps.
    public var count: Int
    /// A gesture of a number of taps.
    nonisolated public init(count: Int = 1) { self.count = count }
}

/// A tap with a location.
public struct SpatialTapGesture: Gesture {
    public typealias Body = Never
    /// The value of the tap.
    public struct Value: Equatable, Sendable {
        /// The location in points. A tap has no particular location here.
        public var location: CGPoint
    }
    /// The number of taps.
    public var count: Int
    /// A gesture of a number of taps.
    nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
    }
}

/// A long press.
public struct LongPressGesture: Gesture {
    public typealias Body = Never
    public typealias Value = Bool
    /// The minimum duration, in seconds.
    public var minimumDuration: Double
    /// A press of a minimum duration in seconds. No time passes here: every press is long enough.
    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
    }
}

/// A drag.
public struct DragGesture: Gesture {
    public typealias Body = Never
    /// The state of a drag.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The location of the finger, in points.
        public var location: CGPoint
        /// The location of the finger at the beginning.
        public var startLocation: CGPoint
        /// The translation since the beginning.
        public var translation: CGSize
        /// The velocity. The drag is always at rest here.
        public var velocity: CGSize { .zero }
        /// The predicted location at the end, which is the current location here.
        public var predictedEndLocation: CGPoint { location }
        /// The predicted translation at the end, which is the current translation here.
        public var predictedEndTranslation: CGSize { translation }
    }
    /// The minimum distance of the drag, in points.
    public var minimumDistance: CGFloat
    /// A drag over a minimum distance, in points.
    nonisolated public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) { self.minimumDistance = minimumDistance }
    /// A drag over a minimum distance, in points.
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
    }
}

/// A pinch with two fingers.
public struct MagnifyGesture: Gesture {
    public typealias Body = Never
    /// The state of a pinch.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The magnification, which is 1 at the beginning.
        public var magnification: CGFloat
        /// The velocity, which is always 0 here.
        public var velocity: CGFloat { 0 }
        /// The location of the fingers at the beginning, as a fraction of the view.
        public var startAnchor: UnitPoint { .center }
        /// The location of the fingers at the beginning, in points.
        public var startLocation: CGPoint { .zero }
    }
    /// A pinch with a minimum change of scale.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A pinch with two fingers. This is the older spelling.
public struct MagnificationGesture: Gesture {
    public typealias Body = Never
    public typealias Value = CGFloat
    /// A pinch with a minimum change of scale.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A rotation with two fingers.
public struct RotateGesture: Gesture {
    public typealias Body = Never
    /// The state of a rotation.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The angle of the rotation.
        public var rotation: Angle
        /// The velocity, which is always zero here.
        public var velocity: Angle { .zero }
        /// The location of the fingers at the beginning, as a fraction of the view.
        public var startAnchor: UnitPoint { .center }
        /// The location of the fingers at the beginning, in points.
        public var startLocation: CGPoint { .zero }
    }
    /// A rotation with a minimum change of angle.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A rotation with two fingers. This is the older spelling.
public struct RotationGesture: Gesture {
    public typealias Body = Never
    public typealias Value = Angle
    /// A rotation with a minimum change of angle.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

extension TapGesture: PrimitiveGesture {
    func recognize(_ input: GestureInput, in session: GestureSession, _ send: (GestureEvent<Void>) -> Void) -> Bool {
        guard input.kind == .tap(count: count) else { return false }
        send(.ended(()))
        return true
    }
}

extension SpatialTapGesture: PrimitiveGesture {
    func recognize(_ input: GestureInput, in session: GestureSession, _ send: (GestureEvent<Value>) -> Void) -> Bool {
        guard input.kind == .tap(count: count) else { return false }
        send(.ended(Value(location: .zero)))
        return true
    }
}

extension LongPressGesture: PrimitiveGesture {
    func recognize(_ input: GestureInput, in session: GestureSession, _ send: (GestureEvent<Bool>) -> Void) -> Bool {
        guard input.kind == .longPress else { return false }
        send(input.stage == .ended ? .ended(true) : .changed(true))
        return true
    }
}

extension DragGesture: PrimitiveGesture {
    func recognize(_ input: GestureInput, in session: GestureSession, _ send: (GestureEvent<Value>) -> Void) -> Bool {
        guard case .drag(let way, _) = input.kind else { return false }
        let value = Value(
            time: Date(timeIntervalSinceReferenceDate: 0), location: CGPoint(x: way.width, y: way.height),
            startLocation: .zero, translation: way)
        send(input.stage == .ended ? .ended(value) : .changed(value))
        return true
    }
}

extension MagnifyGesture: PrimitiveGesture {
    func recognize(_ input: GestureInput, in session: GestureSession, _ send: (GestureEvent<Value>) -> Void) -> Bool {
        guard case .magnify(let scale) = input.kind else { return false }
        let value = Value(time: Date(timeIntervalSinceReferenceDate: 0), magnification: scale)
        send(input.stage == .ended ? .ended(value) : .changed(value))
        return true
    }
}

extension MagnificationGesture: PrimitiveGesture {
    func recognize(_ input: GestureInput, in session: GestureSession, _ send: (GestureEvent<CGFloat>) -> Void) -> Bool {
        guard case .magnify(let scale) = input.kind else { return false }
        send(input.stage == .ended ? .ended(scale) : .changed(scale))
        return true
    }
}

extension RotateGesture: PrimitiveGesture {
    func recognize(_ input: GestureInput, in session: GestureSession, _ send: (GestureEvent<Value>) -> Void) -> Bool {
        guard case .rotate(let angle) = input.kind else { return false }
        let value = Value(time: Date(timeIntervalSinceReferenceDate: 0), rotation: angle)
        send(input.stage == .ended ? .ended(value) : .changed(value))
        return true
    }
}

extension RotationGesture: PrimitiveGesture {
    func recognize(_ input: GestureInput, in session: GestureSession, _ send: (GestureEvent<Angle>) -> Void) -> Bool {
        guard case .rotate(let angle) = input.kind else { return false }
        send(input.stage == .ended ? .ended(angle) : .changed(angle))
        return true
    }
}
