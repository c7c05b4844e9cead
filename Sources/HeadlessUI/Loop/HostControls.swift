extension Host {
    /// All text that is shown, in order.
    public var texts: [String] { graph.root?.texts ?? [] }

    /// Presses the button or flips the toggle with a label, within the code that calls. Returns whether there is one.
    @discardableResult public func press(_ label: String) -> Bool {
        control(label).map { $0.press() } != nil
    }

    /// Types text into the field with a label, which begins an edit there. Returns whether there is one.
    @discardableResult public func type(_ text: String, into label: String) -> Bool {
        control(label).map { $0.type(text) } != nil
    }

    /// Ends the edit in the field with a label, which writes through the field's binding. Returns whether there is one.
    @discardableResult public func endEditing(_ label: String) -> Bool {
        control(label).map { $0.endEditing() } != nil
    }

    /// Chooses a tag in the picker with a label. Returns whether there is one.
    @discardableResult public func choose(_ tag: some Hashable, in label: String) -> Bool {
        control(label).map { $0.choose(AnyHashable(tag)) } != nil
    }

    /// Presses the paste button while items are on the pasteboard. Returns whether there is one.
    @discardableResult public func paste(_ items: [Any]) -> Bool {
        control("Paste").map { $0.paste(items) } != nil
    }

    /// A touch or click on the button or toggle with a label, after which the loop runs until it sleeps.
    public func click(_ label: String) {
        run(.event, .action { self.press(label) }, .idle)
    }

    /// The user begins to scroll or to drag, after which the loop runs, in the tracking mode, until it sleeps.
    public func beginTracking() {
        run(.track, .idle)
    }

    /// The user no longer scrolls or drags; the loop runs, in the default mode, until it sleeps.
    public func endTracking() {
        run(.release, .idle)
    }

    private func control(_ label: String) -> (any Control)? {
        graph.root?.first { node in
            guard let control = node.control else { return false }
            return (node.environment.accessibilityLabel ?? control.label) == label
        }?.control
    }
}
