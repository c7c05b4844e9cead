/// A view of products. The store has none.
@MainActor @preconcurrency public struct StoreView<Icon: View>: View {
    /// A view of the products with identifiers.
    public init<C: Collection>(
        ids productIDs: C, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon
    ) where C.Element == String {}
    public var body: some View { Text("Store Unavailable") }
}

extension StoreView where Icon == EmptyView {
    /// A view of the products with identifiers.
    public init<C: Collection>(ids productIDs: C, prefersPromotionalIcon: Bool = false) where C.Element == String {}
}

/// A view of a product. The store has none.
@MainActor @preconcurrency public struct ProductView<Icon: View>: View {
    /// A view of the product with an identifier.
    public init(id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {}
    public var body: some View { Text("Product Unavailable") }
}

extension ProductView where Icon == EmptyView {
    /// A view of the product with an identifier.
    public init(id productID: String, prefersPromotionalIcon: Bool = false) {}
    /// A view of a product.
    public init(_ product: Product, prefersPromotionalIcon: Bool = false) {}
}

/// A view of subscriptions. The store has none.
@MainActor @preconcurrency public struct SubscriptionStoreView<Content: View>: View {
    private let content: Content
    /// A view of the subscriptions in a group, with a text of the app.
    public init(groupID: String, @ViewBuilder marketingContent: () -> Content) { content = marketingContent() }
    /// A view of subscriptions, with a text of the app.
    public init<C: Collection>(productIDs: C, @ViewBuilder marketingContent: () -> Content) where C.Element == String {
        content = marketingContent()
    }
    public var body: some View { content }
}

extension SubscriptionStoreView where Content == EmptyView {
    /// A view of the subscriptions in a group.
    public init(groupID: String) { content = EmptyView() }
    /// A view of subscriptions.
    public init<C: Collection>(productIDs: C) where C.Element == String { content = EmptyView() }
}

/// The size of the view of a product.
public struct ProductViewStyle: Sendable {
    /// The default.
    public static let automatic = ProductViewStyle()
    /// Small.
    public static let compact = ProductViewStyle()
    /// Of usual size.
    public static let regular = ProductViewStyle()
    /// Large.
    public static let large = ProductViewStyle()
}

/// A button of a store.
public struct StoreButtonKind: Sendable {
    /// Closes the view.
    public static let cancellation = StoreButtonKind()
    /// Restores purchases.
    public static let restorePurchases = StoreButtonKind()
    /// Redeems a code.
    public static let redeemCode = StoreButtonKind()
    /// Signs in.
    public static let signIn = StoreButtonKind()
    /// Shows the policies.
    public static let policies = StoreButtonKind()
}

extension View {
    /// Sets the size of the views of products. Has no effect here.
    nonisolated public func productViewStyle(_ style: ProductViewStyle) -> some View { self }
    /// Sets whether buttons of a store show. Has no effect here.
    nonisolated public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View {
        self
    }
    /// Runs an action before a purchase. It never runs here.
    nonisolated public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
    /// Runs an action after a purchase. It never runs here.
    nonisolated public func onInAppPurchaseCompletion(
        perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { self }
    /// Shows the subscriptions of the user. Has no effect here.
    nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
    /// Redeems a code. Has no effect here.
    nonisolated public func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View { self }
}
