import HeadlessUI
import Locks

/// The items that an app has stored, and the random numbers that it gets. Any thread may use it.
final class Keychain: Sendable {
    /// The keychain of the current host, empty at first.
    static var current: Keychain { ofHost.value }

    private static let ofHost = PerHost { Keychain() }

    private struct State {
        var items: [KeychainItem] = []
        var count = 0
        var seed: UInt64 = 0
    }

    private let state = Locked(State())

    /// Adds an item.
    ///
    /// - Returns: The status, and what the query asks to return.
    func add(_ attributes: KeychainQuery) -> (status: OSStatus, result: AnyObject?) {
        guard let itemClass = attributes.itemClass else { return (errSecParam, nil) }
        let values = attributes.item
        let added: KeychainItem? = state.withLock { state in
            let added = KeychainItem(itemClass, values, number: state.count + 1)
            guard !state.items.contains(where: { $0.isSame(as: added) }) else { return nil }
            state.count += 1
            state.items.append(added)
            return added
        }
        return added.map { (errSecSuccess, attributes.result(of: [$0], all: false)) } ?? (errSecDuplicateItem, nil)
    }

    /// Returns the status, and what the query asks to return of the items that match it.
    func find(_ query: KeychainQuery) -> (status: OSStatus, result: AnyObject?) {
        guard query.itemClass != nil || query.names != nil else { return (errSecParam, nil) }
        let found = state.withLock { $0.items }.filter(query.matches)
        return found.isEmpty ? (errSecItemNotFound, nil) : (errSecSuccess, query.result(of: found, all: query.isForAll))
    }

    /// Changes the items that match a query.
    func update(_ query: KeychainQuery, with changes: KeychainQuery) -> OSStatus {
        guard query.itemClass != nil || query.names != nil else { return errSecParam }
        let changes = changes.item
        return state.withLock { state in
            let positions = state.items.indices.filter { query.matches(state.items[$0]) }
            guard !positions.isEmpty else { return errSecItemNotFound }
            var items = state.items
            for position in positions {
                items[position].attributes.merge(changes) { _, new in new }
                let changed = items[position]
                if items.contains(where: { $0.number != changed.number && $0.isSame(as: changed) }) {
                    return errSecDuplicateItem
                }
            }
            state.items = items
            return errSecSuccess
        }
    }

    /// Removes the items that match a query.
    func remove(_ query: KeychainQuery) -> OSStatus {
        guard query.itemClass != nil || query.names != nil else { return errSecParam }
        return state.withLock { state in
            let count = state.items.count
            state.items.removeAll(where: query.matches)
            return state.items.count < count ? errSecSuccess : errSecItemNotFound
        }
    }

    /// Returns the next random bytes. Each host has the same ones, so that a case repeats.
    func randomBytes(_ count: Int) -> [UInt8] {
        state.withLock { state in
            (0..<count).map { _ in
                // SplitMix64.
                state.seed &+= 0x9E37_79B9_7F4A_7C15
                var mixed = (state.seed ^ (state.seed >> 30)) &* 0xBF58_476D_1CE4_E5B9
                mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
                return UInt8(truncatingIfNeeded: mixed ^ (mixed >> 31))
            }
        }
    }
}

/// An item of the keychain.
struct KeychainItem: Sendable {
    /// The attributes of which no two items of a class may have the same values.
    private static let identities: [String: [String]] = [
        kSecClassGenericPassword: [kSecAttrAccessGroup, kSecAttrAccount, kSecAttrService, kSecAttrSynchronizable],
        kSecClassInternetPassword: [
            kSecAttrAccessGroup, kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol,
            kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath, kSecAttrSynchronizable,
        ],
    ]

    let itemClass: String
    var attributes: [String: KeychainValue]
    /// The number of the item in its keychain, which is its persistent name as well.
    let number: Int

    init(_ itemClass: String, _ attributes: [String: KeychainValue], number: Int) {
        self.itemClass = itemClass
        self.attributes = attributes
        self.number = number
        if self.attributes[kSecAttrAccessible] == nil {
            self.attributes[kSecAttrAccessible] = .text(kSecAttrAccessibleWhenUnlocked)
        }
    }

    /// Whether the item is on all devices of the user.
    var isSynchronizable: Bool { attributes[kSecAttrSynchronizable] == .number(1) }

    /// The bytes that name the item.
    var name: Data { Data("\(itemClass) \(number)".utf8) }

    /// Whether a keychain cannot have both items.
    func isSame(as other: KeychainItem) -> Bool {
        guard itemClass == other.itemClass, isSynchronizable == other.isSynchronizable else { return false }
        guard let identity = Self.identities[itemClass] else { return attributes == other.attributes }
        return identity.allSatisfy { $0 == kSecAttrSynchronizable || attributes[$0] == other.attributes[$0] }
    }
}

/// The value of an attribute.
enum KeychainValue: Hashable, Sendable {
    case text(String)
    case bytes(Data)
    case number(Double)
    case date(Date)

    /// The value of an attribute; nil if it is none that the keychain compares or stores, such as an access control.
    init?(_ value: Any) {
        switch value {
        case let text as String: self = .text(text)
        case let data as Data: self = .bytes(data)
        case let bytes as [UInt8]: self = .bytes(Data(bytes))
        case let date as Date: self = .date(date)
        case let number as NSNumber: self = .number(number.doubleValue)
        default: return nil
        }
    }

    /// The value as an app reads it.
    var object: Any {
        switch self {
        case .text(let text): text
        case .bytes(let data): data
        case .number(let number): NSNumber(value: number)
        case .date(let date): date
        }
    }
}
