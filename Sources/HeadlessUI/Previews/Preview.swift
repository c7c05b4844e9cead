/// The view of a `#Preview`, and its traits.
@MainActor public struct Preview {
    /// The kind of traits that a preview of a view has.
    public enum ViewTraits: Sendable {}

    /// The view; nil if the preview shows something else, such as a UIKit view.
    package let content: AnyView?

    /// Creates a preview.
    ///
    /// - Parameters:
    ///   - name: The name of the preview.
    ///   - traits: The traits of the preview. Only modifiers have an effect.
    ///   - body: The view, or an object of UIKit. If the object is a hosting controller, the preview shows its root view.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @PreviewMacroBodyBuilder body: @MainActor () -> Any
    ) {
        let value = body()
        let view = value as? any View ?? (value as? any ViewHost)?.hostedView
        content = view.map { view in traits.reduce(AnyView(view)) { $1.change($0) } }
    }
}

/// A value that shows a view, for example a hosting controller.
@MainActor public protocol ViewHost {
    /// The view.
    var hostedView: any View { get }
}

#if os(Linux) || os(macOS)
    extension UIHostingController: ViewHost {
        /// The root view.
        public var hostedView: any View { rootView }
    }
#endif

/// A `#Preview`, found by its conformance. The macro writes a type for each preview.
public protocol PreviewRegistry {
    /// The name of the preview, if it has one.
    static var name: String? { get }
    /// The module and the file of the preview.
    static var fileID: String { get }
    /// The line of the preview.
    static var line: Int { get }
    /// Makes the view.
    @MainActor static func makePreview() -> Preview
}
