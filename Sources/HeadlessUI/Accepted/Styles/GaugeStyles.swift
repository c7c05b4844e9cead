/// What a gauge looks like.
public protocol GaugeStyle: Sendable {}

/// The usual style.
public struct DefaultGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}
}

/// A bar that fills.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}
}

/// A ring with a mark.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}
}

/// A ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}
}

/// A bar with a mark.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}
}

/// A small bar that fills.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The usual style.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A ring with a mark.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that fills.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar with a mark.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A small bar that fills.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension View {
    /// What the gauges in the view look like. Has no effect here.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }
}
