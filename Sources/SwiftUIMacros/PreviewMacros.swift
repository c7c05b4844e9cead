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

/// Marks a variable in the body of a preview as a property of the view that the preview shows, so that it can have state.
@attached(peer) public macro Previewable() = #externalMacro(module: "SwiftUIMacroPlugin", type: "MarkerMacro")
