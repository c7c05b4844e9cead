/// A view to fuzz: its name, and a closure that creates it for each case.
public struct FuzzedView: Sendable {
    /// The name of the view in cases.
    public let name: String
    /// Whether the view is that of a preview.
    let isPreview: Bool
    private let makeHost: MakeHost

    /// Makes a host for a platform, with what it assumes about SwiftUI.
    typealias MakeHost = @MainActor (FuzzSetup, HostPlatform, SystemAssumptions, Host.Containers) -> Host

    /// Creates a view to fuzz.
    ///
    /// - Parameters:
    ///   - name: The name of the view in cases, unique among the views of the app.
    ///   - make: Creates the view with a new model, and declares its events with the setup. Each run calls it once, on the main
    ///     thread, after the run's clock has started.
    public init<Content: View>(_ name: String, _ make: @escaping @MainActor (FuzzSetup) -> Content) {
        self.name = name
        isPreview = false
        makeHost = { setup, platform, assumptions, containers in
            Host(platform: platform, assuming: assumptions, containers: containers) {
                let view = make(setup)
                setup.redeliver()
                return view
            }
        }
    }

    /// Creates an app to fuzz, from its launch on. Its name is the name of the type.
    ///
    /// - Parameters:
    ///   - app: The type of the app.
    ///   - declare: Declares the events that reach the app from outside. Each run calls it once, before it makes the app.
    public init<A: App>(_ app: A.Type, _ declare: @escaping @MainActor (FuzzSetup) -> Void = { _ in }) {
        name = "\(app)"
        isPreview = false
        makeHost = Self.host(of: app, declare)
    }

    init(_ name: String, isPreview: Bool, host: @escaping MakeHost) {
        self.name = name
        self.isPreview = isPreview
        makeHost = host
    }

    /// Hosts the view on the main run loop.
    @MainActor func host(
        _ setup: FuzzSetup, _ platform: HostPlatform, _ assumptions: SystemAssumptions, _ containers: Host.Containers
    ) -> Host {
        MissingObject.noteShown(preview: isPreview ? name : nil)
        return makeHost(setup, platform, assumptions, containers)
    }

    /// Returns a function that shows the first window of a new app.
    static func host<A: App>(
        of app: A.Type, _ declare: @escaping @MainActor (FuzzSetup) -> Void = { _ in }
    ) -> MakeHost {
        { setup, platform, assumptions, containers in
            @MainActor func make() -> A {
                declare(setup)
                setup.redeliver()
                return A()
            }
            return Host(app: make(), platform: platform, assuming: assumptions, containers: containers)
        }
    }
}
