extension Host {
    /// The URLs that the app asked the system to open, in order.
    public var openedURLs: [URL] { graph.openedURLs }

    /// Delivers a URL to the app, as the system does. The loop then runs until it sleeps.
    public func open(_ url: URL) {
        run(.source, .action { self.deliver(url) }, .idle)
    }

    /// Continues a user activity in the app, as the system does. The loop then runs until it sleeps.
    public func continueActivity(_ activity: NSUserActivity) {
        run(.source, .action { self.deliver(activity) }, .idle)
    }

    /// Whether a view has `onOpenURL`.
    package var receivesURLs: Bool { graph.urlReceiverCount > 0 }

    /// The types of the user activities for which views have `onContinueUserActivity`, in alphabetical order.
    package var receivedActivityTypes: [String] {
        graph.activityReceiverCounts.isEmpty ? [] : graph.activityReceiverCounts.keys.sorted()
    }

    /// Passes a URL to the views that receive URLs, in the window in front.
    package func deliver(_ url: URL) {
        graph.window?.forEach { (($0.effectNode?.anyEffect) as? OpenURLEffect)?.handler?(url) }
    }

    /// Passes a user activity to the views that continue activities of its type, in the window in front.
    package func deliver(_ activity: NSUserActivity) {
        graph.window?.forEach { (($0.effectNode?.anyEffect) as? UserActivityEffect)?.take(activity) }
    }

    /// Sets an environment value for all views, such as `\.colorScheme`, in a source of the loop. The loop then runs until it
    /// sleeps.
    public func setEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) {
        run(.source, .action { [graph] in graph.environment[keyPath: keyPath] = value }, .idle)
    }

    /// Turns the mode that saves energy on or off, and notifies the app on Linux. The loop then runs until it sleeps.
    public func setLowPowerMode(_ isOn: Bool) {
        run(.source, .action { [graph] in graph.setLowPower(isOn) }, .idle)
    }

    /// Warns the app that memory is short, and evicts the rows that lazy containers keep. The loop then runs until it sleeps.
    public func warnOfMemory() {
        run(.source, .action { [graph] in graph.warnOfMemory() }, .idle)
    }

    /// Brings the app to the foreground, or sends it to the background. The loop then runs until it sleeps.
    public func setScenePhase(_ phase: ScenePhase) { setEnvironment(\.scenePhase, phase) }
}
