/// The view of a `#Preview`, and its traits.
@MainActor public struct Preview {
    /// The kind of traits that a preview of a view has.
    public enum ViewTraits: Sendable {}
    /// The kind of traits that a preview of a window has.
    public enum WindowTraits: Sendable {}

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
        content = Self.content(of: body(), traits)
    }

    /// Creates the preview of one of several arguments. If there is no such argument, the preview shows no view.
    ///
    /// - Parameters:
    ///   - name: The name of the preview.
    ///   - traits: The traits of the preview. Only modifiers have an effect.
    ///   - arguments: All arguments.
    ///   - position: The position of the argument.
    ///   - body: The view of an argument, or an object of UIKit.
    public init<T>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T], at position: Int,
        @PreviewMacroBodyBuilder body: @MainActor (T) -> Any
    ) {
        guard arguments.indices.contains(position) else {
            content = nil
            return
        }
        content = Self.content(of: body(arguments[position]), traits)
    }

    /// Returns the view in the value of a body.
    private static func content(of value: Any, _ traits: [PreviewTrait<ViewTraits>]) -> AnyView? {
        let view = value as? any View ?? (value as? any ViewHost)?.hostedView
        return view.map { view in traits.reduce(AnyView(view)) { $1.change($0) } }
    }
}

/// A camera of a preview. It has no effect here.
public struct PreviewCamera: Sendable {
    /// The side from which a camera looks.
    public enum Viewpoint: Sendable { case front, back, leading, trailing, top, bottom }

    /// Creates a camera.
    ///
    /// - Parameters:
    ///   - viewpoint: The side from which it looks.
    ///   - zoom: The factor of the size.
    ///   - name: The name of the camera.
    public init(from viewpoint: Viewpoint, zoom: Double = 1, name: String? = nil) {}
}

/// A result builder for the cameras of a preview.
@resultBuilder public enum PreviewCameraBuilder {
    /// Builds a list of cameras.
    public static func buildBlock(_ cameras: PreviewCamera...) -> [PreviewCamera] { cameras }
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
    /// The number of arguments, each of which is a view; nil if the preview takes none.
    @MainActor static var argumentCount: Int? { get }
    /// Makes the view.
    ///
    /// - Parameter position: The position of the argument; 0 if the preview takes none.
    @MainActor static func makePreview(at position: Int) -> Preview
}

extension PreviewRegistry {
    /// Nil: the preview takes no arguments.
    @MainActor public static var argumentCount: Int? { nil }
}
