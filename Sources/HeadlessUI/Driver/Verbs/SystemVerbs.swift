extension Host {
    /// The addresses that the system was asked to open, in order.
    public var openedURLs: [URL] { graph.openedURLs }

    /// The system hands the app an address. The loop runs until it sleeps.
    public func open(_ url: URL) {
        run(
            .source,
            .action { [graph] in
                graph.root?.forEach { node in
                    ((node as? any EffectNode)?.anyEffect as? OpenURLEffect)?.handler?(url)
                }
            }, .idle)
    }

    /// Sets a value of the system for all views, such as `\.colorScheme`, in a source of the loop; the loop runs until it
    /// sleeps.
    public func setEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) {
        run(.source, .action { [graph] in graph.environment[keyPath: keyPath] = value }, .idle)
    }

    /// The system brings the app to the foreground, or takes it away. The loop runs until it sleeps.
    public func setScenePhase(_ phase: ScenePhase) { setEnvironment(\.scenePhase, phase) }
}
