/// The moment at which a lazy container calls onDisappear for a row that it no longer shows but still holds.
///
/// SwiftUI does not document it. `List` calls onDisappear as the row goes; `LazyVStack` has been observed not to
/// (ole/swiftui-view-lifecycle, iOS 16).
public enum LazyDisappearance: Sendable, CaseIterable {
    /// The container calls onDisappear in the update that releases the row.
    case whenLetGo
    /// The container calls onDisappear when it evicts the row. A row that comes back earlier neither disappears nor appears.
    case whenEvicted
}
