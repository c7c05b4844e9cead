import HeadlessUI

/// The attributes with which an app asks for items, or which it stores.
struct KeychainQuery {
    private let attributes: [String: Any]

    init(_ attributes: CFDictionary) { self.attributes = attributes }

    /// The class of the items.
    var itemClass: String? { attributes[kSecClass] as? String }

    /// The persistent names of the items; nil if the query has none.
    var names: [Data]? {
        (attributes[kSecValuePersistentRef] as? Data).map { [$0] } ?? attributes[kSecValuePersistentRef] as? [Data]
    }

    /// Whether all items are meant, and not only the first.
    var isForAll: Bool {
        switch attributes[kSecMatchLimit] {
        case let text as String: text == kSecMatchLimitAll
        case let number as NSNumber: number.intValue > 1
        default: false
        }
    }

    /// The attributes to store, with the secret.
    var item: [String: KeychainValue] {
        var item: [String: KeychainValue] = [:]
        for (key, value) in attributes where key == kSecValueData || Self.isStored(key) {
            item[key] = KeychainValue(value)
        }
        return item
    }

    /// Returns whether an item has all attributes of the query. The secret does not count.
    func matches(_ item: KeychainItem) -> Bool {
        if let names, !names.contains(item.name) { return false }
        if let itemClass, item.itemClass != itemClass { return false }
        let synchronizable = attributes[kSecAttrSynchronizable].flatMap(KeychainValue.init)
        if synchronizable != .text(kSecAttrSynchronizableAny), names == nil,
            item.isSynchronizable != (synchronizable == .number(1))
        {
            return false
        }
        return attributes.allSatisfy { key, value in
            guard Self.isStored(key), key != kSecAttrSynchronizable, let wanted = KeychainValue(value) else {
                return true
            }
            // An app without groups has one, whose name it may say.
            if key == kSecAttrAccessGroup, item.attributes[key] == nil { return true }
            return item.attributes[key] == wanted
        }
    }

    /// Returns what the query asks to return of items; nil if nothing.
    func result(of items: [KeychainItem], all isForAll: Bool) -> AnyObject? {
        let results = items.prefix(isForAll ? items.count : 1).compactMap(result)
        guard isForAll else { return results.first.map { $0 as AnyObject } }
        return results.isEmpty ? nil : results as AnyObject
    }

    private func result(of item: KeychainItem) -> Any? {
        let (wantsData, wantsName) = (wants(kSecReturnData), wants(kSecReturnPersistentRef))
        let data = item.attributes[kSecValueData].map(\.object)
        if wants(kSecReturnAttributes) || wantsData && wantsName {
            var result: [String: Any] = wants(kSecReturnAttributes) ? [kSecClass: item.itemClass] : [:]
            for (key, value) in item.attributes where wants(kSecReturnAttributes) && key != kSecValueData {
                result[key] = value.object
            }
            if wantsData { result[kSecValueData] = data }
            if wantsName { result[kSecValuePersistentRef] = item.name }
            return result
        }
        return wantsName ? item.name : wantsData ? data : nil
    }

    private func wants(_ key: String) -> Bool { (attributes[key] as? NSNumber)?.boolValue ?? false }

    /// Whether an attribute belongs to the item, and not to the query. Foundation's names of the others begin in these ways.
    private static func isStored(_ key: String) -> Bool {
        key != kSecClass && key != kSecUseDataProtectionKeychain
            && !["v_", "r_", "m_", "u_"].contains { key.hasPrefix($0) }
    }
}
