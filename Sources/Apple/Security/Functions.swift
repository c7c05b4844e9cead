import HeadlessUI

/// Adds an item to the keychain of the host.
///
/// - Parameters:
///   - attributes: The attributes and the secret.
///   - result: Receives what the attributes ask to return; nil for nothing.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let added = Keychain.current.add(KeychainQuery(attributes))
    if added.status == errSecSuccess { result?.pointee = added.result }
    return added.status
}

/// Finds items in the keychain of the host.
///
/// - Parameters:
///   - query: The attributes of the items.
///   - result: Receives what the query asks to return; nil for nothing.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let found = Keychain.current.find(KeychainQuery(query))
    if found.status == errSecSuccess { result?.pointee = found.result }
    return found.status
}

/// Changes items in the keychain of the host.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.current.update(KeychainQuery(query), with: KeychainQuery(attributesToUpdate))
}

/// Removes items from the keychain of the host.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.current.remove(KeychainQuery(query)) }

/// A source of random numbers.
public struct SecRandom: Sendable {}
/// A source of random numbers.
public typealias SecRandomRef = SecRandom
/// The usual source of random numbers.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with bytes. Each host has the same ones in the same order, so that a case repeats.
public func SecRandomCopyBytes(_ random: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    bytes.copyMemory(from: Keychain.current.randomBytes(count), byteCount: count)
    return errSecSuccess
}

/// Who may read an item. Everybody may.
public final class SecAccessControl: Sendable {}

/// What a person has to do before an item is read.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Any authentication.
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
    /// Any biometry.
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
    /// The biometry that is set up now.
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
    /// The passcode.
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
    /// One of the others is enough.
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    /// All of the others are needed.
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
    /// The key is used to sign and to agree on keys.
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
    /// A password of the app.
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Creates an access control, which has no effect.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: CFTypeRef?, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }
/// Creates an access control, which has no effect.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: CFString, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }
