@_exported import HeadlessUI

/// Declares a preview of a view. An executable that fuzzes views has each preview as a view to fuzz.
///
/// - Parameters:
///   - name: The name of the preview.
///   - body: The view.
@freestanding(declaration) public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacroPlugin", type: "PreviewMacro")

/// Declares a preview of a view, with traits.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: The first trait.
///   - additionalTraits: The other traits.
///   - body: The view.
@freestanding(declaration) public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacroPlugin", type: "PreviewMacro")

#if !canImport(UIKit)
    /// Declares a preview of a view controller. The view of a hosting controller is fuzzed; another controller shows nothing.
    ///
    /// - Parameters:
    ///   - name: The name of the preview.
    ///   - traits: The traits.
    ///   - body: The view controller.
    @freestanding(declaration) public macro Preview(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
        body: @escaping @MainActor () -> UIViewController
    ) = #externalMacro(module: "SwiftUIMacroPlugin", type: "PreviewMacro")

    /// Declares a preview of a UIKit view, which shows nothing.
    ///
    /// - Parameters:
    ///   - name: The name of the preview.
    ///   - traits: The traits.
    ///   - body: The view.
    @freestanding(declaration) public macro Preview(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIView
    ) = #externalMacro(module: "SwiftUIMacroPlugin", type: "PreviewMacro")
#endif

/// Marks a variable in the body of a preview as a property of the view that the preview shows, so that it can have state.
@attached(peer) public macro Previewable() = #externalMacro(module: "SwiftUIMacroPlugin", type: "MarkerMacro")
