/// The type with the `@main` attribute. A host shows the app's first window, and those that it opens.
@MainActor @preconcurrency public protocol App {
    /// The type of the app's scenes.
    associatedtype Body: Scene
    /// The scenes of the app.
    @SceneBuilder var body: Body { get }
    /// Creates the app.
    init()
}

extension App {
    /// Shows the app's first window without a screen until the loop sleeps, and throws if there were issues.
    public static func main() throws {
        let host = Host(app: Self())
        host.run(.idle)
        try host.close()
    }
}

/// A part of an app with its own windows.
@MainActor @preconcurrency public protocol Scene {
    /// The type of the scenes in this one; `Never` for scenes that the runtime implements.
    associatedtype Body: Scene
    /// The scenes in this one.
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Traps, as in SwiftUI. Scenes that the runtime implements have no body, so reading it is a programming error.
    public var body: Never { preconditionFailure("body should not be called on \(Self.self)") }
}

/// A scene that the runtime implements.
@MainActor protocol PrimitiveScene: Scene where Body == Never {
    /// The windows that the scene can open. The first one opens at the launch.
    var windows: [SceneWindows] { get }
    /// The modifiers of the scene that are around all windows of the app, from the inside out.
    var appModifiers: [@MainActor (any View) -> any View] { get }
}

extension PrimitiveScene {
    var appModifiers: [@MainActor (any View) -> any View] { [] }
}

extension Scene {
    var allWindows: [SceneWindows] {
        if let primitive = self as? any PrimitiveScene { return primitive.windows }
        return body.allWindows
    }

    var allAppModifiers: [@MainActor (any View) -> any View] {
        if let primitive = self as? any PrimitiveScene { return primitive.appModifiers }
        return body.allAppModifiers
    }
}

/// A result builder for the scenes of an app.
@MainActor @resultBuilder public struct SceneBuilder {
    /// Returns one scene.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// Returns one scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Combines several scenes.
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> TupleScene {
        var scenes: [any Scene] = []
        for scene in repeat each content { scenes.append(scene) }
        return TupleScene(scenes: scenes)
    }
    /// Supports `if` without `else`.
    public static func buildOptional(_ content: (any Scene)?) -> TupleScene {
        TupleScene(scenes: content.map { [$0] } ?? [])
    }
    /// Supports scenes that are available on some systems only.
    public static func buildLimitedAvailability(_ content: any Scene) -> any Scene { content }
}

/// Several scenes.
public struct TupleScene: PrimitiveScene {
    public typealias Body = Never
    let scenes: [any Scene]
    var windows: [SceneWindows] {
        scenes.enumerated().flatMap { position, scene in scene.allWindows.map { $0.at(position) } }
    }
    var appModifiers: [@MainActor (any View) -> any View] { scenes.flatMap(\.allAppModifiers) }
}

extension Host {
    /// Shows the first window of an app, and those that it opens. The user operates the window in front. The app's properties belong to
    /// the host.
    ///
    /// - Parameters:
    ///   - app: The app. The host makes it once its clock runs.
    ///   - platform: The platform whose run loop the host emulates.
    ///   - assumptions: What the host assumes where SwiftUI documents nothing.
    ///   - containers: The size of containers, and the bindings of their rows.
    ///   - storedValues: The initial values of `@AppStorage`, by key.
    public convenience init<A: App>(
        app: @autoclosure () -> A, platform: HostPlatform = .iOS,
        assuming assumptions: SystemAssumptions = SystemAssumptions(),
        containers: Containers = Containers(), storedValues: [String: Any] = [:]
    ) {
        self.init(platform: platform, assuming: assumptions, containers: containers, storedValues: storedValues) {
            StyledView(style: app(), configuration: ()) { app, _ in
                let scene = app.body
                return scene.allAppModifiers.reduce(WindowsView(scenes: scene.allWindows) as any View) { $1($0) }
            }
        }
    }
}
