#if os(Linux) || os(macOS)
    /// A view controller for a view. HeadlessUI does not show the view. Only a wrapper of the controller can.
    @MainActor open class UIHostingController<Content: View>: UIViewController {
        /// The root view.
        open var rootView: Content

        /// A controller for a view.
        public init(rootView: Content) {
            self.rootView = rootView
            super.init(nibName: nil, bundle: nil)
        }

        /// Always nil: HeadlessUI reads no archive.
        public required init?(coder: NSCoder) { nil }
    }
#endif
