extension Host {
    /// The URLs that the app asked the system to open, in order.
    public var openedURLs: [URL] { graph.openedURLs }

    /// Delivers a URL to the app, as the system does. The loop then runs until it sleeps.
    public func open(_ url: URL) {
        run(
            .source,
            .action { [graph] in
                graph.root?.forEach { node in
                    ((node as? any EffectNode)?.anyEffect as? OpenURLEffect)?.handler?(url)
                }
            }, .idle)
    }

    /// Sets an environment value for all views, such as `\.colorScheme`, in a source of the loop. The loop then runs until it
    /// sleeps.
    public func setEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) {
        run(.source, .action { [graph] in graph.environment[keyPath: keyPath] = value }, .idle)
    }

    /// Brings the app to the foreground, or sends it to the background. The loop then runs until it sleeps.
    public func setScenePhase(_ phase: ScenePhase) { setEnvironment(\.scenePhase, phase) }
}
