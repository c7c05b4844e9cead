/// A secret key.
public struct SymmetricKey: Equatable, Sendable, ContiguousBytes {
    private let bytes: [UInt8]
    /// A key of bytes.
    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
    /// A key of zeros: nothing here is random.
    public init(size: SymmetricKeySize) { bytes = [UInt8](repeating: 0, count: size.bitCount / 8) }
    /// The number of bits.
    public var bitCount: Int { bytes.count * 8 }
    /// Calls a function with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// The size of a key.
public struct SymmetricKeySize: Sendable {
    /// The number of bits.
    public let bitCount: Int
    /// A size.
    public init(bitCount: Int) { self.bitCount = bitCount }
    /// 128 bits.
    public static let bits128 = SymmetricKeySize(bitCount: 128)
    /// 192 bits.
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    /// 256 bits.
    public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A hash with a key (RFC 2104).
public struct HMAC<H: HashFunction> {
    /// The hash.
    public struct MAC: Hashable, Sequence, CustomStringConvertible, ContiguousBytes {
        let bytes: [UInt8]
        /// Returns an iterator over the bytes.
        public func makeIterator() -> [UInt8].Iterator { bytes.makeIterator() }
        /// Calls a function with the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
        public var description: String { bytes.map { String(format: "%02x", $0) }.joined() }
    }
    /// Returns the hash of bytes with a key.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var secret = key.withUnsafeBytes { Array($0) }
        if secret.count > H.blockByteCount { secret = Array(H.hash(data: secret)) }
        secret += [UInt8](repeating: 0, count: H.blockByteCount - secret.count)
        let inner = Array(H.hash(data: secret.map { $0 ^ 0x36 } + Array(data)))
        return MAC(bytes: Array(H.hash(data: secret.map { $0 ^ 0x5C } + inner)))
    }
    /// Returns whether a hash is the one of bytes with a key.
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ mac: MAC, authenticating data: D, using key: SymmetricKey
    ) -> Bool { authenticationCode(for: data, using: key) == mac }
}

/// Why bytes cannot be encrypted.
public enum CryptoKitError: Error, Sendable {
    case incorrectKeySize, incorrectParameterSize, authenticationFailure, notAvailable
}

/// The Advanced Encryption Standard. It is not available.
public enum AES {
    /// Encrypts and decrypts. Both fail.
    public enum GCM {
        /// A number for one use.
        public struct Nonce: Sendable {
            /// A number.
            public init() {}
            /// A number of bytes.
            public init<D: DataProtocol>(data: D) throws {}
        }
        /// Encrypted bytes.
        public struct SealedBox: Sendable {
            /// All parts.
            public let combined: Data?
            /// The encrypted bytes.
            public let ciphertext: Data
            /// The proof.
            public let tag: Data
            /// Encrypted bytes. Fails.
            public init<D: DataProtocol>(combined: D) throws { throw CryptoKitError.notAvailable }
        }
        /// Encrypts. Fails.
        public static func seal<D: DataProtocol>(_ message: D, using key: SymmetricKey, nonce: Nonce? = nil) throws
            -> SealedBox
        { throw CryptoKitError.notAvailable }
        /// Decrypts. Fails.
        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
            throw CryptoKitError.notAvailable
        }
    }
}
