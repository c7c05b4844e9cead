import HeadlessUI

// The attributes of items.

/// The account.
public let kSecAttrAccount: CFString = "acct"
/// The service.
public let kSecAttrService: CFString = "svce"
/// Bytes of the app.
public let kSecAttrGeneric: CFString = "gena"
/// The label.
public let kSecAttrLabel: CFString = "labl"
/// The kind of item, for a person.
public let kSecAttrDescription: CFString = "desc"
/// A comment.
public let kSecAttrComment: CFString = "icmt"
/// The creator.
public let kSecAttrCreator: CFString = "crtr"
/// The type.
public let kSecAttrType: CFString = "type"
/// Whether the item is hidden.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether the item has no password.
public let kSecAttrIsNegative: CFString = "nega"
/// The date of creation. Items have none.
public let kSecAttrCreationDate: CFString = "cdat"
/// The date of the last change. Items have none.
public let kSecAttrModificationDate: CFString = "mdat"
/// The group of apps that share the item.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Who may read the item. Has no effect.
public let kSecAttrAccessControl: CFString = "accc"
/// Whether the item is on all devices of the user.
public let kSecAttrSynchronizable: CFString = "sync"
/// Items that are on all devices, and those that are not.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The server.
public let kSecAttrServer: CFString = "srvr"
/// The domain of the server.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The protocol of the server.
public let kSecAttrProtocol: CFString = "ptcl"
/// How the server authenticates.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The port of the server.
public let kSecAttrPort: CFString = "port"
/// The path on the server.
public let kSecAttrPath: CFString = "path"
/// HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// HTTPS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// The name of a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// The hash of a key.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// The kind of key.
public let kSecAttrKeyType: CFString = "type"
/// The number of bits in a key.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// Whether a key is public or private.
public let kSecAttrKeyClass: CFString = "kcls"
/// When the item can be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After the first time that the device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While the device is unlocked and has a passcode.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While the device is unlocked; on no other device.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After the first time that the device was unlocked; on no other device.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always; on no other device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
