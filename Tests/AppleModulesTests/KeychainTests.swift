import Security
import SwiftUI
import Testing

/// The keychain of a host. Each test runs in a host, so that no other test has its items.
@Suite struct `The keychain` {
    @Test func `is empty for each host`() async throws {
        try await onMainRunLoop {
            for _ in 0..<2 {
                let host = Host { LoginView() }
                host.run(.idle)
                try host.click("Log in")
                host.run(.idle)
                #expect(host.texts.contains("Logged in"))
                try host.click("Log in")
                host.run(.idle)
                #expect(host.texts.contains("The specified item already exists in the keychain."))
                try host.close()
            }
        }
    }

    @Test func `finds, changes and removes items`() async throws {
        try await inHost {
            #expect(PasswordStore.password(of: "ada") == nil)
            #expect(PasswordStore.update("new", for: "ada") == errSecItemNotFound)
            try PasswordStore.save("secret", for: "ada")
            try PasswordStore.save("other", for: "alan")
            #expect(throws: PasswordStore.Failure.status(errSecDuplicateItem)) {
                try PasswordStore.save("again", for: "ada")
            }
            #expect(PasswordStore.password(of: "ada") == "secret")
            #expect(PasswordStore.update("new", for: "ada") == errSecSuccess)
            #expect(PasswordStore.password(of: "ada") == "new")
            #expect(PasswordStore.accounts == ["ada", "alan"])
            #expect(PasswordStore.remove("ada") == errSecSuccess)
            #expect(PasswordStore.remove("ada") == errSecItemNotFound)
            #expect(PasswordStore.accounts == ["alan"])
        }
    }

    @Test func `needs a class`() async throws {
        try await inHost {
            #expect(SecItemAdd([kSecAttrAccount: "ada"] as CFDictionary, nil) == errSecParam)
            #expect(SecItemCopyMatching([kSecAttrAccount: "ada"] as CFDictionary, nil) == errSecParam)
            #expect(SecItemDelete([kSecAttrAccount: "ada"] as CFDictionary) == errSecParam)
        }
    }

    @Test func `keeps items on all devices apart`() async throws {
        try await inHost {
            let query: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "ada"]
            func with(_ value: Any) -> CFDictionary { query.merging([kSecAttrSynchronizable: value]) { $1 } }
            #expect(SecItemAdd(with(true), nil) == errSecSuccess)
            #expect(SecItemCopyMatching(query, nil) == errSecItemNotFound)
            #expect(SecItemCopyMatching(with(kSecAttrSynchronizableAny), nil) == errSecSuccess)
            #expect(SecItemAdd(query, nil) == errSecSuccess)
        }
    }

    @Test func `matches attributes that differ, but not the secret`() async throws {
        try await inHost {
            try PasswordStore.save("secret", for: "ada")
            func find(_ key: CFString, _ value: Any) -> OSStatus {
                SecItemCopyMatching(
                    ([kSecClass: kSecClassGenericPassword] as CFDictionary).merging([key: value]) { $1 }, nil)
            }
            #expect(find(kSecAttrService, "login") == errSecSuccess)
            #expect(find(kSecAttrService, "other") == errSecItemNotFound)
            #expect(find(kSecAttrAccessible, kSecAttrAccessibleWhenUnlocked) == errSecItemNotFound)
            #expect(find(kSecValueData, Data("other".utf8)) == errSecSuccess)
            #expect(find(kSecClass, kSecClassInternetPassword) == errSecItemNotFound)
        }
    }

    @Test func `finds an item by its persistent name`() async throws {
        try await inHost {
            var name: CFTypeRef?
            let item: [CFString: Any] = [
                kSecClass: kSecClassKey, kSecAttrApplicationTag: Data([1]), kSecValueData: Data([2]),
                kSecReturnPersistentRef: true,
            ]
            #expect(SecItemAdd(item as CFDictionary, &name) == errSecSuccess)
            let reference = try #require(name as? Data)
            var data: CFTypeRef?
            let query = [kSecValuePersistentRef: reference, kSecReturnData: true] as CFDictionary
            #expect(SecItemCopyMatching(query, &data) == errSecSuccess)
            #expect(data as? Data == Data([2]))
        }
    }

    @Test func `has the same random bytes in each host`() async throws {
        var bytes: [[UInt8]] = []
        for _ in 0..<2 {
            try await inHost {
                bytes += [PasswordStore.randomBytes(16), PasswordStore.randomBytes(16)].compactMap { $0 }
            }
        }
        #expect(bytes.count == 4 && bytes[0] == bytes[2] && bytes[1] == bytes[3] && bytes[0] != bytes[1])
    }

    /// Runs code while there is a host.
    private func inHost(_ body: @MainActor () throws -> Void) async throws {
        try await onMainRunLoop {
            let host = Host { Text("") }
            try body()
            try host.close()
        }
    }
}
