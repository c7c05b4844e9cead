#if !canImport(UIKit)
    /// A view controller of a view. Only what wraps it decides whether the view is anywhere; the runtime does not show it.
    @MainActor open class UIHostingController<Content: View>: UIViewController {
        /// The view.
        open var rootView: Content

        /// The controller of a view.
        public init(rootView: Content) {
            self.rootView = rootView
            super.init()
        }
    }
#endif
