/// A type that declares previews. An executable that fuzzes views has each of them as a view to fuzz.
@MainActor @preconcurrency public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View
    /// The previews.
    @ViewBuilder static var previews: Previews { get }
}

/// A device for a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name of the device.
    public let rawValue: String
    /// Creates a device with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a device with a name.
    public init(stringLiteral value: String) { rawValue = value }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a device.
public struct InterfaceOrientation: Equatable, Sendable {
    private let name: String
    /// Upright.
    public static let portrait = InterfaceOrientation(name: "portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
    /// Turned onto its left side.
    public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
    /// Turned onto its right side.
    public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}
