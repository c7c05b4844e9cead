import Foundation
import FuzzCampaign
import FuzzCommands

/// Views of an app, and what comes to them from outside: all that a person has to say to have them fuzzed. An executable that has
/// one as its `@main` has all commands.
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
    /// The views, each of which is fuzzed by itself.
    @FuzzedViewBuilder static var views: [FuzzedView] { get }
    /// What the executable is called.
    static var program: String { get }
    /// Schedulers of the app's own, which are tried in the place of others.
    @FuzzedSchedulerBuilder static var schedulers: [FuzzedScheduler] { get }
    /// Whether a runtime issue counts as something that goes wrong.
    static func counts(_ issue: RuntimeIssue) -> Bool
    /// How long one run may take until it is taken for one that never comes back.
    static var timeLimit: Duration { get }
}

extension FuzzedApp {
    /// The name of the file that runs.
    public static var program: String {
        let path = CommandLine.arguments.first ?? ""
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        return name.isEmpty ? "\(Self.self)" : name
    }

    /// There are none.
    public static var schedulers: [FuzzedScheduler] { [] }

    /// Every one does.
    public static func counts(_ issue: RuntimeIssue) -> Bool { true }

    /// Ten seconds.
    public static var timeLimit: Duration { .seconds(10) }

    /// Runs what the command line asks for.
    public static func main() {
        DefinitionProblem.report(in: Self.self)
        CommandLineTool<ViewSubject<Self>>.main()
    }

    /// The view with a name; the first where none is said.
    package static func view(named name: String) -> FuzzedView? {
        let views = views
        if name == CanaryView.name { return CanaryView.view }
        return name.isEmpty ? views.first : views.first { $0.name == name }
    }
}

/// Takes the views one after the other.
@resultBuilder public enum FuzzedViewBuilder {
    /// A view.
    public static func buildExpression(_ view: FuzzedView) -> [FuzzedView] { [view] }
    /// Views that were put together elsewhere.
    public static func buildExpression(_ views: [FuzzedView]) -> [FuzzedView] { views }
    /// All of them, in their order.
    public static func buildBlock(_ views: [FuzzedView]...) -> [FuzzedView] { views.flatMap { $0 } }
    /// Those of an `if`.
    public static func buildOptional(_ views: [FuzzedView]?) -> [FuzzedView] { views ?? [] }
    /// Those of an `if` with an `else`.
    public static func buildEither(first views: [FuzzedView]) -> [FuzzedView] { views }
    /// Those of the `else`.
    public static func buildEither(second views: [FuzzedView]) -> [FuzzedView] { views }
    /// Those of a loop.
    public static func buildArray(_ views: [[FuzzedView]]) -> [FuzzedView] { views.flatMap { $0 } }
}
