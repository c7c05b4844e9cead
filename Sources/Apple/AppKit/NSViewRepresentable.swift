/// A view of AppKit: one of UIKit here.
public typealias NSView = UIView
/// A view controller of AppKit: one of UIKit here.
public typealias NSViewController = UIViewController
/// A view controller for a view of SwiftUI: one of UIKit here.
public typealias NSHostingController = UIHostingController

/// A view that wraps a view of AppKit.
@MainActor @preconcurrency public protocol NSViewRepresentable: View {
    /// The type of the wrapped view.
    associatedtype NSViewType: NSView
    /// The type of the coordinator between the wrapped view and SwiftUI.
    associatedtype Coordinator = Void
    /// The context that the methods receive.
    typealias Context = NSViewRepresentableContext<Self>

    /// Makes the wrapped view.
    func makeNSView(context: Context) -> NSViewType
    /// Updates the wrapped view after a change of this view.
    func updateNSView(_ nsView: NSViewType, context: Context)
    /// Cleans up the wrapped view, which is no longer needed.
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    /// Makes the coordinator.
    func makeCoordinator() -> Coordinator
}

extension NSViewRepresentable {
    /// Does nothing by default.
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    public var body: some View { NSViewWrapper(view: self) }
}

extension NSViewRepresentable where Coordinator == Void {
    /// Returns the empty coordinator.
    public func makeCoordinator() {}
}

/// The context of a wrapped view.
@MainActor @preconcurrency public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    /// The coordinator between the two views.
    public let coordinator: Representable.Coordinator
    /// The transaction of the update.
    public let transaction: Transaction
    /// The environment of the view.
    public let environment: EnvironmentValues
}

/// The representable of UIKit that stands for one of AppKit.
struct NSViewWrapper<Representable: NSViewRepresentable>: UIViewRepresentable {
    typealias Body = Never
    typealias UIViewType = Representable.NSViewType
    typealias Coordinator = Representable.Coordinator
    let view: Representable

    func makeUIView(context: Context) -> Representable.NSViewType { view.makeNSView(context: inner(context)) }
    func updateUIView(_ uiView: Representable.NSViewType, context: Context) {
        view.updateNSView(uiView, context: inner(context))
    }
    static func dismantleUIView(_ uiView: Representable.NSViewType, coordinator: Representable.Coordinator) {
        Representable.dismantleNSView(uiView, coordinator: coordinator)
    }
    func makeCoordinator() -> Representable.Coordinator { view.makeCoordinator() }

    private func inner(_ context: Context) -> NSViewRepresentableContext<Representable> {
        NSViewRepresentableContext(
            coordinator: context.coordinator, transaction: context.transaction, environment: context.environment)
    }
}

extension NSView {
    /// The opacity.
    public var alphaValue: CGFloat {
        get { alpha }
        set { alpha = newValue }
    }
    /// Whether the view has a layer. Every view has one here.
    public var wantsLayer: Bool {
        get { true }
        set {}
    }
}
