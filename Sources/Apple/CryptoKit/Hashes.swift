/// A function that hashes bytes.
public protocol HashFunction {
    /// The type of the hash.
    associatedtype Digest: CryptoKit.Digest
    /// The number of bytes in a block.
    static var blockByteCount: Int { get }
    /// An empty hash.
    init()
    /// Adds bytes.
    mutating func update<D: DataProtocol>(data: D)
    /// Returns the hash.
    func finalize() -> Digest
}

extension HashFunction {
    /// Returns the hash of bytes.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }
}

/// A hash.
public protocol Digest: Hashable, Sequence, CustomStringConvertible, Sendable, ContiguousBytes where Element == UInt8 {
    /// The number of bytes.
    static var byteCount: Int { get }
}

/// The bytes of a hash.
public protocol ByteDigest: Digest {
    /// The bytes.
    var bytes: [UInt8] { get }
}

extension ByteDigest {
    /// Returns an iterator over the bytes.
    public func makeIterator() -> [UInt8].Iterator { bytes.makeIterator() }
    /// Calls a function with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    public var description: String { bytes.map { String(format: "%02x", $0) }.joined() }
}

/// SHA-2 with 256 bits.
public struct SHA256: HashFunction, Sendable {
    /// The number of bytes in a block.
    public static let blockByteCount = 64
    private var message: [UInt8] = []
    public init() {}
    /// Adds bytes.
    public mutating func update<D: DataProtocol>(data: D) { message += data }
    /// Returns the hash.
    public func finalize() -> SHA256Digest { SHA256Digest(bytes: Rounds.sha256(message)) }
}

/// A hash with 256 bits.
public struct SHA256Digest: ByteDigest {
    /// The number of bytes.
    public static let byteCount = 32
    /// The bytes.
    public let bytes: [UInt8]
}

/// Hash functions that are no longer secure.
public enum Insecure {
    /// SHA-1.
    public struct SHA1: HashFunction, Sendable {
        /// The number of bytes in a block.
        public static let blockByteCount = 64
        private var message: [UInt8] = []
        public init() {}
        /// Adds bytes.
        public mutating func update<D: DataProtocol>(data: D) { message += data }
        /// Returns the hash.
        public func finalize() -> SHA1Digest { SHA1Digest(bytes: Rounds.sha1(message)) }
    }
    /// A hash of SHA-1.
    public struct SHA1Digest: ByteDigest {
        /// The number of bytes.
        public static let byteCount = 20
        /// The bytes.
        public let bytes: [UInt8]
    }
    /// MD5.
    public struct MD5: HashFunction, Sendable {
        /// The number of bytes in a block.
        public static let blockByteCount = 64
        private var message: [UInt8] = []
        public init() {}
        /// Adds bytes.
        public mutating func update<D: DataProtocol>(data: D) { message += data }
        /// Returns the hash.
        public func finalize() -> MD5Digest { MD5Digest(bytes: Rounds.md5(message)) }
    }
    /// A hash of MD5.
    public struct MD5Digest: ByteDigest {
        /// The number of bytes.
        public static let byteCount = 16
        /// The bytes.
        public let bytes: [UInt8]
    }
}
