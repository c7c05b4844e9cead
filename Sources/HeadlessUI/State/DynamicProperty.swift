/// A stored property of a view that the runtime connects, or that consists of properties that it connects.
public protocol DynamicProperty {
    /// Prepares the property for an evaluation of the view's body. The runtime has already connected the properties within.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing by default.
    public mutating func update() {}
}
