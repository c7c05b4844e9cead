/// An app: what `@main` is written at. A host shows its first window.
@MainActor @preconcurrency public protocol App {
    /// The type of its scenes.
    associatedtype Body: Scene
    /// Its scenes.
    @SceneBuilder var body: Body { get }
    /// The app.
    init()
}

extension App {
    /// Shows the app's first window without a screen, until the loop sleeps; it throws where there were issues.
    public static func main() throws {
        let host = Host(app: Self())
        host.run(.idle)
        try host.close()
    }
}

/// A part of an app with windows of its own.
@MainActor @preconcurrency public protocol Scene {
    /// The scenes that this one is made of; `Never` for those that the runtime implements.
    associatedtype Body: Scene
    /// The scenes that this one is made of.
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Scenes that the runtime implements have no body. Asking for it is a programming error, and traps as in SwiftUI.
    public var body: Never { preconditionFailure("body should not be called on \(Self.self)") }
}

/// A scene that the runtime implements.
@MainActor protocol PrimitiveScene: Scene where Body == Never {
    /// What is in the first window, where it has one.
    var window: (any View)? { get }
}

extension Scene {
    var firstWindow: (any View)? {
        if let primitive = self as? any PrimitiveScene { return primitive.window }
        return body.firstWindow
    }
}

/// Builds the scenes of an app.
@MainActor @resultBuilder public struct SceneBuilder {
    /// One scene.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// One scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Several scenes.
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> TupleScene {
        var scenes: [any Scene] = []
        for scene in repeat each content { scenes.append(scene) }
        return TupleScene(scenes: scenes)
    }
    /// `if` without `else`.
    public static func buildOptional(_ content: (any Scene)?) -> TupleScene {
        TupleScene(scenes: content.map { [$0] } ?? [])
    }
    /// Scenes that are available on some systems only.
    public static func buildLimitedAvailability(_ content: any Scene) -> any Scene { content }
}

/// Several scenes.
public struct TupleScene: PrimitiveScene {
    public typealias Body = Never
    let scenes: [any Scene]
    var window: (any View)? { scenes.lazy.compactMap(\.firstWindow).first }
}

extension Host {
    /// Shows what is in the first window of an app; the app's own properties belong to the host.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - platform: The system whose loop is kept.
    ///   - containers: What containers do that is not documented.
    ///   - storedValues: What `@AppStorage` finds, by key.
    public convenience init<A: App>(
        app: A, platform: HostPlatform = .iOS, containers: Containers = Containers(),
        storedValues: [String: Any] = [:]
    ) {
        self.init(platform: platform, containers: containers, storedValues: storedValues) {
            StyledView(style: app, configuration: ()) { app, _ in app.body.firstWindow ?? EmptyView() }
        }
    }
}
