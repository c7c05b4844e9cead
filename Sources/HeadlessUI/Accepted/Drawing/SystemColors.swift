/// A color of the app's asset catalog, as generated code refers to it.
public struct ColorResource: Hashable, Sendable {
    let name: String
    /// Creates a resource with a name.
    public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
    /// Creates a color from the app's asset catalog.
    public init(_ resource: ColorResource) { self.init(name: resource.name) }
    /// Returns the color. Mixing has no effect here.
    public func mix(with other: Color, by fraction: Double) -> Color { self }
}
