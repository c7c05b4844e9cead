import Foundation
import Security
import SwiftUI

/// A store of a password, as apps write it.
enum PasswordStore {
    enum Failure: Error, Equatable { case status(OSStatus) }

    static func save(_ password: String, for account: String) throws {
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrService as String: "login",
            kSecAttrAccount as String: account,
            kSecValueData as String: Data(password.utf8),
            kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlock,
        ]
        let status = SecItemAdd(query as CFDictionary, nil)
        guard status == errSecSuccess else { throw Failure.status(status) }
    }

    static func update(_ password: String, for account: String) -> OSStatus {
        let query = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: account] as CFDictionary
        return SecItemUpdate(query, [kSecValueData: Data(password.utf8)] as CFDictionary)
    }

    static func password(of account: String) -> String? {
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrAccount as String: account,
            // swift-format-ignore: NeverForceUnwrap
            kSecReturnData as String: kCFBooleanTrue as Any,
            kSecMatchLimit as String: kSecMatchLimitOne,
        ]
        var item: CFTypeRef?
        guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess, let data = item as? Data else {
            return nil
        }
        return String(data: data, encoding: .utf8)
    }

    static var accounts: [String] {
        let query: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecReturnAttributes: true, kSecReturnData: true,
            kSecMatchLimit: kSecMatchLimitAll,
        ]
        var result: AnyObject?
        let status = withUnsafeMutablePointer(to: &result) {
            SecItemCopyMatching(query as CFDictionary, UnsafeMutablePointer($0))
        }
        guard status == errSecSuccess, let items = result as? [[String: Any]] else { return [] }
        return items.compactMap { item in
            guard item[kSecValueData as String] is Data else { return nil }
            return item[kSecAttrAccount as String] as? String
        }
    }

    static func remove(_ account: String) -> OSStatus {
        SecItemDelete([kSecClass: kSecClassGenericPassword, kSecAttrAccount: account] as CFDictionary)
    }

    static func randomBytes(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        return SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess ? bytes : nil
    }
}

struct LoginView: View {
    @State private var message = "Logged out"

    var body: some View {
        Text(message)
        Button("Log in") {
            do {
                try PasswordStore.save("secret", for: "ada")
                message = "Logged in"
            } catch PasswordStore.Failure.status(let status) {
                message = SecCopyErrorMessageString(status, nil) as String? ?? "Error \(status)"
            } catch {
                message = "\(error)"
            }
        }
    }
}
