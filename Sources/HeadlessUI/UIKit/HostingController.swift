#if os(Linux) || os(macOS)
    /// A view controller for a view. The host shows the view where a representable wraps the controller, or a controller around it.
    @MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController, WrappedHost {
        /// The root view.
        open var rootView: Content { didSet { wrappedViewChanged?() } }

        package var wrappedView: any View { rootView }
        package var wrappedViewChanged: (@MainActor () -> Void)?

        /// A controller for a view.
        public init(rootView: Content) {
            self.rootView = rootView
            super.init(nibName: nil, bundle: nil)
        }

        /// Always nil: HeadlessUI reads no archive.
        public required init?(coder: NSCoder) { nil }

        open override func loadView() {
            let view = HostingView()
            view.controller = self
            self.view = view
        }
    }
#endif
