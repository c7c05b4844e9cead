@_exported import HeadlessUI

/// Declares a preview of a view, or of a UIKit view or controller. An executable that fuzzes views has each preview as a view to fuzz.
///
/// - Parameters:
///   - name: The name of the preview.
///   - body: The view. Of UIKit, only the root view of a hosting controller is fuzzed.
@freestanding(declaration) public macro Preview(
    _ name: String? = nil, @PreviewMacroBodyBuilder body: @escaping @MainActor () -> Any
) = #externalMacro(module: "SwiftUIMacroPlugin", type: "PreviewMacro")

/// Declares a preview of a view, with traits.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: The first trait.
///   - additionalTraits: The other traits.
///   - body: The view. Of UIKit, only the root view of a hosting controller is fuzzed.
@freestanding(declaration) public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @PreviewMacroBodyBuilder body: @escaping @MainActor () -> Any
) = #externalMacro(module: "SwiftUIMacroPlugin", type: "PreviewMacro")

/// Declares a preview for each of several arguments. An executable that fuzzes views has each of them as a view to fuzz.
///
/// - Parameters:
///   - name: The name of the previews.
///   - traits: The traits.
///   - arguments: The values, each of which is shown.
///   - body: The view of a value. Of UIKit, only the root view of a hosting controller is fuzzed.
@freestanding(declaration) public macro Preview<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
    @PreviewMacroBodyBuilder body: @escaping @MainActor (T) -> Any
) = #externalMacro(module: "SwiftUIMacroPlugin", type: "PreviewMacro")

/// Declares a preview of a view, with cameras, which have no effect here.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: The traits.
///   - body: The view.
///   - cameras: The cameras.
@freestanding(declaration) public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @PreviewMacroBodyBuilder body: @escaping @MainActor () -> Any,
    @PreviewCameraBuilder cameras: @escaping @MainActor () -> [PreviewCamera]
) = #externalMacro(module: "SwiftUIMacroPlugin", type: "PreviewMacro")

/// Declares a preview of a view in a window. The style has no effect here.
///
/// - Parameters:
///   - name: The name of the preview.
///   - windowStyle: The style of the window.
///   - traits: The traits of the window, which have no effect here.
///   - body: The view.
@freestanding(declaration) public macro Preview<Style: WindowStyle>(
    _ name: String? = nil, windowStyle: Style, traits: PreviewTrait<Preview.WindowTraits>...,
    @PreviewMacroBodyBuilder body: @escaping @MainActor () -> Any
) = #externalMacro(module: "SwiftUIMacroPlugin", type: "PreviewMacro")

/// Declares a preview of a view in a window, with cameras. Style and cameras have no effect here.
///
/// - Parameters:
///   - name: The name of the preview.
///   - windowStyle: The style of the window.
///   - traits: The traits of the window, which have no effect here.
///   - body: The view.
///   - cameras: The cameras.
@freestanding(declaration) public macro Preview<Style: WindowStyle>(
    _ name: String? = nil, windowStyle: Style, traits: PreviewTrait<Preview.WindowTraits>...,
    @PreviewMacroBodyBuilder body: @escaping @MainActor () -> Any,
    @PreviewCameraBuilder cameras: @escaping @MainActor () -> [PreviewCamera]
) = #externalMacro(module: "SwiftUIMacroPlugin", type: "PreviewMacro")

/// Declares a preview of a view in an immersive space. The style has no effect here.
///
/// - Parameters:
///   - name: The name of the preview.
///   - immersionStyle: The style of the space.
///   - traits: The traits of the preview.
///   - body: The view.
@freestanding(declaration) public macro Preview<Style: ImmersionStyle>(
    _ name: String? = nil, immersionStyle: Style, traits: PreviewTrait<Preview.ViewTraits>...,
    @PreviewMacroBodyBuilder body: @escaping @MainActor () -> Any
) = #externalMacro(module: "SwiftUIMacroPlugin", type: "PreviewMacro")

/// Declares a preview of a view in an immersive space, with cameras. Style and cameras have no effect here.
///
/// - Parameters:
///   - name: The name of the preview.
///   - immersionStyle: The style of the space.
///   - traits: The traits of the preview.
///   - body: The view.
///   - cameras: The cameras.
@freestanding(declaration) public macro Preview<Style: ImmersionStyle>(
    _ name: String? = nil, immersionStyle: Style, traits: PreviewTrait<Preview.ViewTraits>...,
    @PreviewMacroBodyBuilder body: @escaping @MainActor () -> Any,
    @PreviewCameraBuilder cameras: @escaping @MainActor () -> [PreviewCamera]
) = #externalMacro(module: "SwiftUIMacroPlugin", type: "PreviewMacro")

/// Marks a variable in the body of a preview as a property of the view that the preview shows, so that it can have state.
@attached(peer) public macro Previewable() = #externalMacro(module: "SwiftUIMacroPlugin", type: "MarkerMacro")
