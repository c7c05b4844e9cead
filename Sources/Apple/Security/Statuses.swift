/// The call succeeded.
public let errSecSuccess: OSStatus = 0
/// The call is not implemented.
public let errSecUnimplemented: OSStatus = -4
/// A parameter is not valid.
public let errSecParam: OSStatus = -50
/// There is no memory.
public let errSecAllocate: OSStatus = -108
/// The user canceled.
public let errSecUserCanceled: OSStatus = -128
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The name and the passphrase do not match.
public let errSecAuthFailed: OSStatus = -25293
/// The keychain has the item.
public let errSecDuplicateItem: OSStatus = -25299
/// The keychain does not have the item.
public let errSecItemNotFound: OSStatus = -25300
/// The user would have to allow it, and is not asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The data cannot be decoded.
public let errSecDecode: OSStatus = -26275
/// The app lacks an entitlement.
public let errSecMissingEntitlement: OSStatus = -34018

/// Returns the text of a status.
///
/// - Parameter reserved: Nil.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecUnimplemented: "Function or operation not implemented."
    case errSecParam: "One or more parameters passed to a function were not valid."
    case errSecAllocate: "Failed to allocate memory."
    case errSecUserCanceled: "User canceled the operation."
    case errSecNotAvailable: "No keychain is available. You may need to restart your computer."
    case errSecAuthFailed: "The user name or passphrase you entered is not correct."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    case errSecInteractionNotAllowed: "User interaction is not allowed."
    case errSecDecode: "Unable to decode the provided data."
    case errSecMissingEntitlement: "A required entitlement isn't present."
    default: "OSStatus \(status)"
    }
}
