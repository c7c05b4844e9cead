/// A property whose value a reader of an object can find, whatever its type.
package protocol PublishedProperty {
    /// The value.
    var storedValue: Any { get }
}
