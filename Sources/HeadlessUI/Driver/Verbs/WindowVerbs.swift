extension Host {
    /// Opens a window of an app without a value, as the user does in a menu. The content of a `WindowGroup` for values then has `nil`,
    /// or the default value of the group. So has a window that the system restores without its value.
    ///
    /// - Parameter name: The id of the group, the name of the type of its values, or `Settings` or `MenuBarExtra` for such a scene.
    /// - Throws: `ControlError` if the app has no such group or scene.
    public func openWindow(_ name: String) throws(ControlError) { try perform(UserAction(.newWindow, name)) }

    /// Closes the window in front, as the user does.
    ///
    /// - Throws: `ControlError` if it is the only one, or a presentation covers its content.
    public func closeWindow() throws(ControlError) { try perform(UserAction(.closeWindow)) }

    /// Brings the rearmost window to the front, as the user does.
    ///
    /// - Throws: `ControlError` if no other window is open.
    public func bringNextWindow() throws(ControlError) { try perform(UserAction(.nextWindow)) }

    /// The number of open windows.
    public var windowCount: Int { graph.windows?.windows.count ?? 1 }

    /// Adds the actions on the windows of an app.
    func addWindows(to walk: OfferWalk) {
        guard let windows = graph.windows else { return }
        for scene in windows.scenes where scene.isInMenu {
            walk.add(
                UserAction(.newWindow, scene.name),
                .once { _ throws(ControlError) in windows.open(in: scene) })
        }
        guard windows.windows.count > 1, let front = windows.windows.last, let last = windows.windows.first else {
            return
        }
        if graph.front === front {
            walk.add(UserAction(.closeWindow), .once { _ throws(ControlError) in front.close() })
        }
        walk.add(UserAction(.nextWindow), .once { _ throws(ControlError) in windows.bringToFront(last) })
    }
}
