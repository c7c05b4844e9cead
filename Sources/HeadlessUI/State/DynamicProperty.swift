/// A stored property of a view that is connected to the runtime, or that consists of such properties.
public protocol DynamicProperty {
    /// Called before the view's body is evaluated, with the properties within connected.
    mutating func update()
}

extension DynamicProperty {
    /// By default nothing has to be done.
    public mutating func update() {}
}
