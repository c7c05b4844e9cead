/// What a save does if another context has changed the same object in the store.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    enum Kind {
        case error
        case storeWins
        case objectWins
        case overwrite
        case rollback
    }

    let kind: Kind

    /// A policy like another one. Its class may not add to it here.
    public init(merge type: NSMergePolicyType) {
        kind =
            switch type {
            case .errorMergePolicyType: .error
            case .mergeByPropertyStoreTrumpMergePolicyType: .storeWins
            case .mergeByPropertyObjectTrumpMergePolicyType: .objectWins
            case .overwriteMergePolicyType: .overwrite
            case .rollbackMergePolicyType: .rollback
            }
    }

    /// A save throws an error.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// The properties of the store win.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    /// The changed properties of the context win.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// The object of the context wins.
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// The object of the store wins.
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// The kind of a policy.
public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType
    case mergeByPropertyStoreTrumpMergePolicyType
    case mergeByPropertyObjectTrumpMergePolicyType
    case overwriteMergePolicyType
    case rollbackMergePolicyType
}

/// A save throws an error.
public let NSErrorMergePolicy = NSMergePolicy.error
/// The properties of the store win.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// The changed properties of the context win.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// The object of the context wins.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// The object of the store wins.
public let NSRollbackMergePolicy = NSMergePolicy.rollback
