/// A property whose value a reader of an object can find, whatever its type.
package protocol PublishedProperty {
    /// The value.
    var storedValue: Any { get }
}

/// A publisher of the values of an object that is no publisher.
package protocol SourcedPublisher {
    /// The object.
    var source: AnyObject { get }
}
