#if !canImport(Darwin)
    import Foundation

    // On Apple's platforms a cast leads from Swift's types to these, and costs nothing. On Linux the cast does not exist, so these
    // are Swift's types.

    /// A text.
    public typealias CFString = String
    /// Bytes.
    public typealias CFData = Data
    /// Values by key.
    public typealias CFDictionary = [String: Any]
    /// Any object.
    public typealias CFTypeRef = AnyObject
    /// A number that is true or false.
    public typealias CFBoolean = NSNumber
    /// An error.
    public typealias CFError = NSError

    /// True.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
    /// False.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
#endif
