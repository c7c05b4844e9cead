import HeadlessUI

// The keys and values of queries.

/// The class of an item.
public let kSecClass: CFString = "class"
/// A password.
public let kSecClassGenericPassword: CFString = "genp"
/// A password of a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
public let kSecClassCertificate: CFString = "cert"
/// A key.
public let kSecClassKey: CFString = "keys"
/// A certificate with its key.
public let kSecClassIdentity: CFString = "idnt"
/// The secret bytes.
public let kSecValueData: CFString = "v_Data"
/// The object.
public let kSecValueRef: CFString = "v_Ref"
/// The bytes that name the item.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// Whether to return the secret bytes.
public let kSecReturnData: CFString = "r_Data"
/// Whether to return the attributes.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether to return the object.
public let kSecReturnRef: CFString = "r_Ref"
/// Whether to return the bytes that name the item.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// How many items to return.
public let kSecMatchLimit: CFString = "m_Limit"
/// One item.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items, in an array.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether capitals do not matter. Has no effect.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// The context of an authentication. Has no effect.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Whether to ask the user. Nobody is asked.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// Fail rather than ask the user.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Skip items for which the user would be asked.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// Whether to use the keychain of iOS on a Mac. There is only one.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// What to say to the user. Has no effect.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
