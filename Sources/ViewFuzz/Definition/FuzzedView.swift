/// A view that is fuzzed: its name, and how it is made afresh for each case.
public struct FuzzedView {
    /// The name by which cases name it.
    public let name: String
    /// Puts the view on the main run loop.
    let host: @MainActor (FuzzSetup, HostPlatform, Host.Containers) -> Host

    /// A view of an app.
    ///
    /// - Parameters:
    ///   - name: by which cases name it; one of its own among the views of the app.
    ///   - make: makes the view, with a model of its own, and says by the setup what comes from outside. It is called once for
    ///     each run, on the main thread, when the clock of the run has begun.
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
