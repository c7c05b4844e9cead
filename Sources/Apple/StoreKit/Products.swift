/// A product of the store. There is none.
public struct Product: Identifiable, Hashable, Sendable {
    /// The kind of product.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A product that is used up.
        public static let consumable = ProductType(rawValue: "Consumable")
        /// A product that stays.
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        /// A subscription that renews itself.
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
        /// A subscription that ends.
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    }
    /// The result of a purchase.
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled, pending
    }
    /// The identifier.
    public let id: String
    /// The kind.
    public let type: ProductType
    /// The name.
    public let displayName: String
    /// The description.
    public let description: String
    /// The price.
    public let price: Decimal
    /// The price as text.
    public let displayPrice: String

    /// Returns the products with identifiers: none, since there is no network.
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String { [] }
    /// Buys the product: the user cancels.
    public func purchase() async throws -> PurchaseResult { .userCancelled }
}

/// A value that the store has signed.
public enum VerificationResult<SignedType: Sendable>: Sendable {
    case unverified(SignedType, VerificationError)
    case verified(SignedType)
    /// The value, whether it was verified or not.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _), .verified(let value): value
        }
    }
    /// The value, if it was verified.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .unverified(_, let error): throw error
            case .verified(let value): value
            }
        }
    }
}

/// The error of a value that was not verified.
public struct VerificationError: Error, Sendable {}

/// A purchase. There is none.
public struct Transaction: Identifiable, Hashable, Sendable {
    /// The identifier.
    public let id: UInt64
    /// The identifier of the product.
    public let productID: String
    /// The kind of product.
    public let productType: Product.ProductType
    /// The date of the purchase.
    public let purchaseDate: Date
    /// The date on which the store took the purchase back.
    public let revocationDate: Date?
    /// The date on which a subscription ends.
    public let expirationDate: Date?
    /// Ends the purchase.
    public func finish() async {}
    /// The purchases that come later: none.
    public static var updates: Transactions { Transactions() }
    /// The purchases that count: none.
    public static var currentEntitlements: Transactions { Transactions() }
    /// All purchases: none.
    public static var all: Transactions { Transactions() }

    /// Purchases: none.
    public struct Transactions: AsyncSequence, AsyncIteratorProtocol, Sendable {
        public typealias Element = VerificationResult<Transaction>
        public mutating func next() async -> Element? { nil }
        public func makeAsyncIterator() -> Transactions { self }
    }
}

/// The store.
public enum AppStore {
    /// Asks the store for purchases. Fails, since there is no network.
    public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }
    /// Whether the user may buy.
    public static var canMakePayments: Bool { true }
    /// Asks for a review. Has no effect here.
    @MainActor public static func requestReview(in scene: UIWindowScene) {}
}

/// An error of the store.
public enum StoreKitError: Error, Sendable { case unknown, userCancelled, notAvailableInStorefront, notEntitled }

/// Asks for reviews. Has no effect here.
public enum SKStoreReviewController {
    /// Asks for a review.
    @MainActor public static func requestReview() {}
    /// Asks for a review.
    @MainActor public static func requestReview(in windowScene: UIWindowScene) {}
}
