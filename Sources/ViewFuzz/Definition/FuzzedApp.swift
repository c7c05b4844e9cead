import Foundation
import FuzzCampaign
import FuzzCommands
import Locks

/// The definition of the views to fuzz, and of the events that reach them from outside. An executable with this type as its `@main`
/// has every command.
///
/// Apps, previews and preview providers that the executable links need no definition. A definition adds to them, or replaces the
/// one with its name.
///
///     @main struct InboxFuzz: FuzzedApp {
///         static var views: [FuzzedView] {
///             FuzzedView("inbox") { setup in
///                 let model = InboxModel()
///                 setup.post("refresh")
///                 setup.property("the count is never negative") { model.count >= 0 }
///                 return InboxView(model: model)
///             }
///         }
///     }
public protocol FuzzedApp: Sendable {
    /// The views that have a definition. Each is fuzzed separately. A process asks for them once.
    @FuzzedViewBuilder static var views: [FuzzedView] { get }
    /// The name of the executable.
    static var program: String { get }
    /// The app's schedulers that configurations can use for publishers that may be delivered otherwise.
    @FuzzedSchedulerBuilder static var schedulers: [FuzzedScheduler] { get }
    /// Returns whether a runtime issue counts as a failure.
    static func counts(_ issue: RuntimeIssue) -> Bool
    /// The oracles that look for mistakes that do not trap. The setup of a view can turn them on and off for that view.
    static var oracles: Set<Oracle> { get }
    /// The platforms whose run loops the search imitates. At least one.
    static var platforms: [HostPlatform] { get }
    /// The time limit of one run. A run that takes longer counts as a hang.
    static var timeLimit: Duration { get }
}

extension FuzzedApp {
    /// The name of the executable file.
    public static var program: String {
        let path = CommandLine.arguments.first ?? ""
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        return name.isEmpty ? "\(Self.self)" : name
    }

    /// iOS and macOS.
    public static var platforms: [HostPlatform] { HostPlatform.allCases }

    /// No views besides the apps and previews that the executable links.
    public static var views: [FuzzedView] { [] }

    /// Every view that the executable fuzzes: the definitions, then the apps and previews without one.
    package static var allViews: [FuzzedView] { ListedViews.of(Self.self) }

    /// No schedulers.
    public static var schedulers: [FuzzedScheduler] { [] }

    /// Counts every issue.
    public static func counts(_ issue: RuntimeIssue) -> Bool { true }

    /// The oracles that are on by default.
    public static var oracles: Set<Oracle> { Oracle.trusted }

    /// Ten seconds.
    public static var timeLimit: Duration { .seconds(10) }

    /// Runs the command that the arguments name.
    public static func main() {
        DiscoveredViews.discover()
        DefinitionProblem.report(in: Self.self)
        CommandLineTool<ViewSubject<Self>>.main()
    }

    /// Returns the view with a name; the first view if the name is empty.
    package static func view(named name: String) -> FuzzedView? {
        if name == CanaryView.name { return CanaryView.view }
        let views = allViews
        return name.isEmpty ? views.first : views.first { $0.name == name }
    }
}

/// The views of the definitions that this process has used. Every run and every text looks them up, and a definition may take long.
private enum ListedViews {
    private static let lists = Locked<[ObjectIdentifier: [FuzzedView]]>([:])

    static func of(_ app: any FuzzedApp.Type) -> [FuzzedView] {
        let key = ObjectIdentifier(app)
        if let list = lists.withLock({ $0[key] }) { return list }
        // The definition is code of the app, which may use this list.
        let list = DiscoveredViews.adding(to: app.views)
        lists.withLock { $0[key] = list }
        return list
    }
}

/// Builds a list of views.
@resultBuilder public enum FuzzedViewBuilder {
    /// A single view.
    public static func buildExpression(_ view: FuzzedView) -> [FuzzedView] { [view] }
    /// A list of views from another builder.
    public static func buildExpression(_ views: [FuzzedView]) -> [FuzzedView] { views }
    /// All views, in their order.
    public static func buildBlock(_ views: [FuzzedView]...) -> [FuzzedView] { views.flatMap { $0 } }
    /// The views of an `if`.
    public static func buildOptional(_ views: [FuzzedView]?) -> [FuzzedView] { views ?? [] }
    /// The views of an `if` with an `else`.
    public static func buildEither(first views: [FuzzedView]) -> [FuzzedView] { views }
    /// The views of the `else`.
    public static func buildEither(second views: [FuzzedView]) -> [FuzzedView] { views }
    /// The views of a loop.
    public static func buildArray(_ views: [[FuzzedView]]) -> [FuzzedView] { views.flatMap { $0 } }
}
