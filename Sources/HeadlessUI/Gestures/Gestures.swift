/// A tap, or several in a row.
public struct TapGesture: Gesture {
    public typealias Body = Never
    public typealias Value = Void
    /// How many taps.
    public var count: Int
    /// A number of taps.
    nonisolated public init(count: Int = 1) { self.count = count }
}

/// A tap, of which the place is known.
public struct SpatialTapGesture: Gesture {
    public typealias Body = Never
    /// Where the tap was.
    public struct Value: Equatable, Sendable {
        /// In points; a tap is at no particular place here.
        public var location: CGPoint
    }
    /// How many taps.
    public var count: Int
    /// A number of taps.
    nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
    }
}

/// A press that lasts.
public struct LongPressGesture: Gesture {
    public typealias Body = Never
    public typealias Value = Bool
    /// How long, in seconds.
    public var minimumDuration: Double
    /// A press of a duration in seconds. No time passes here: a person presses long enough or not at all.
    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
    }
}

/// A drag.
public struct DragGesture: Gesture {
    public typealias Body = Never
    /// How far something has been dragged.
    public struct Value: Equatable, Sendable {
        /// When.
        public var time: Date
        /// Where the finger is, in points.
        public var location: CGPoint
        /// Where it was at the beginning.
        public var startLocation: CGPoint
        /// How far it has come.
        public var translation: CGSize
        /// How fast it is; here it is always at rest.
        public var velocity: CGSize { .zero }
        /// Where it would come to rest; here where it is.
        public var predictedEndLocation: CGPoint { location }
        /// How far it would come; here as far as it is.
        public var predictedEndTranslation: CGSize { translation }
    }
    /// How far a finger has to move, in points.
    public var minimumDistance: CGFloat
    /// A drag over a distance, in points.
    nonisolated public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) { self.minimumDistance = minimumDistance }
    /// A drag over a distance, in points.
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
    }
}

/// Two fingers that move apart or together.
public struct MagnifyGesture: Gesture {
    public typealias Body = Never
    /// How much something is made larger.
    public struct Value: Equatable, Sendable {
        /// When.
        public var time: Date
        /// 1 at the beginning.
        public var magnification: CGFloat
        /// How fast it changes.
        public var velocity: CGFloat { 0 }
        /// Where the fingers were at the beginning, in parts of the view.
        public var startAnchor: UnitPoint { .center }
        /// Where the fingers were at the beginning, in points.
        public var startLocation: CGPoint { .zero }
    }
    /// A change of size.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that move apart or together, in the older spelling.
public struct MagnificationGesture: Gesture {
    public typealias Body = Never
    public typealias Value = CGFloat
    /// A change of size.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn.
public struct RotateGesture: Gesture {
    public typealias Body = Never
    /// How far something is turned.
    public struct Value: Equatable, Sendable {
        /// When.
        public var time: Date
        /// By which angle.
        public var rotation: Angle
        /// How fast it changes.
        public var velocity: Angle { .zero }
        /// Where the fingers were at the beginning, in parts of the view.
        public var startAnchor: UnitPoint { .center }
        /// Where the fingers were at the beginning, in points.
        public var startLocation: CGPoint { .zero }
    }
    /// A turn.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers that turn, in the older spelling.
public struct RotationGesture: Gesture {
    public typealias Body = Never
    public typealias Value = Angle
    /// A turn.
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
