/// When a lazy container calls onDisappear for a row that it no longer shows but still holds on to.
///
/// SwiftUI documents neither. `List` calls it as the row goes; of `LazyVStack` it is observed that it does not
/// (ole/swiftui-view-lifecycle, iOS 16).
public enum LazyDisappearance: Sendable, CaseIterable {
    /// In the update that lets go of the row.
    case whenLetGo
    /// Not before the row is evicted: one that comes back by then has neither disappeared nor appeared.
    case whenEvicted
}
