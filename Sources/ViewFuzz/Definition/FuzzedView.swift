/// A view to fuzz: its name, and a closure that creates it for each case.
public struct FuzzedView {
    /// The name of the view in cases.
    public let name: String
    /// Hosts the view on the main run loop.
    let host: @MainActor (FuzzSetup, HostPlatform, Host.Containers) -> Host

    /// Creates a view to fuzz.
    ///
    /// - Parameters:
    ///   - name: The name of the view in cases, unique among the views of the app.
    ///   - make: Creates the view with a new model, and declares its events with the setup. Each run calls it once, on the main
    ///     thread, after the run's clock has started.
    public init<Content: View>(_ name: String, _ make: @escaping @MainActor (FuzzSetup) -> Content) {
        self.name = name
        host = { setup, platform, containers in
            Host(platform: platform, containers: containers) {
                let view = make(setup)
                setup.redeliver()
                return view
            }
        }
    }
}
