/// A trait of a preview: its size, its orientation, or a modifier.
@MainActor @preconcurrency public struct PreviewTrait<T> {
    let change: @MainActor (AnyView) -> AnyView

    nonisolated init(change: @escaping @MainActor (AnyView) -> AnyView = { $0 }) { self.change = change }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The size of the device. Has no effect here.
    nonisolated public static var defaultLayout: PreviewTrait { PreviewTrait() }
    /// The size that fits the view. Has no effect here.
    nonisolated public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
    /// A fixed size. Has no effect here.
    nonisolated public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
    /// Upright. Has no effect here.
    nonisolated public static var portrait: PreviewTrait { PreviewTrait() }
    /// Upside down. Has no effect here.
    nonisolated public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
    /// Turned onto its left side. Has no effect here.
    nonisolated public static var landscapeLeft: PreviewTrait { PreviewTrait() }
    /// Turned onto its right side. Has no effect here.
    nonisolated public static var landscapeRight: PreviewTrait { PreviewTrait() }
    /// Shows the preview in Assistive Access. Has no effect here.
    nonisolated public static var assistiveAccess: PreviewTrait { PreviewTrait() }

    /// Modifies the view of the preview.
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
        PreviewTrait { AnyView(ModifiedPreview(content: $0, modifier: modifier)) }
    }
}

/// A modifier for previews, with data that its previews share.
@MainActor @preconcurrency public protocol PreviewModifier {
    /// The type of the data.
    associatedtype Context = Void
    /// The type of the modified view.
    associatedtype Body: View
    /// The view of the preview.
    typealias Content = PreviewModifierContent
    /// Makes the data. Each run of a case makes it again.
    static func makeSharedContext() async throws -> Context
    /// Returns the modified view.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Makes no data.
    public static func makeSharedContext() async throws {}
}

/// The view of a preview, for a modifier.
public struct PreviewModifierContent: View {
    let content: AnyView
    /// The view.
    public var body: some View { content }
}

/// The view of a preview with a modifier. The view appears as soon as the modifier has made its data.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
    let content: AnyView
    let modifier: Modifier
    @State private var context: Modifier.Context?

    var body: some View {
        if let context {
            modifier.body(content: PreviewModifierContent(content: content), context: context)
        } else {
            // The data is made before the view: what the modifier does is no code of a view.
            Color.clear.task {
                context = try? await ViewAction.$current.withValue(nil) { try await Modifier.makeSharedContext() }
            }
        }
    }
}
