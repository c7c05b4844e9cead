/// What people speak of as one when they say under what an app is safe: a place that mutations happen in, or posts, or a thing that
/// mutations do.
///
/// A step that belongs to several, as a `clear` in a timer belongs to removing and to the mutations in timers, is only there where
/// none of them is left out. Steps of no circumstance (touches, other sources, timers and sleep) are always there.
public struct Assumption: Hashable, Sendable, CaseIterable {
    /// What it is called, on a command line and in JSON.
    public let name: String
    /// The steps that are not there without it.
    public let classes: StepClasses
    /// The position among all.
    let index: Int

    /// Every circumstance: where mutations happen, where posts do, what mutations do, and what else there is.
    public static let allCases: [Assumption] = list.enumerated().map { Assumption($0, $1.name, $1.belongs) }

    private init(_ index: Int, _ name: String, _ belongs: (StepClass) -> Bool) {
        self.index = index
        self.name = name
        classes = StepClasses(StepClass.all.filter(belongs))
    }

    private static var list: [(name: String, belongs: (StepClass) -> Bool)] {
        [
            ("mutations in touches", { $0.isMutation && $0.isAct(in: .event) }),
            ("mutations in other sources", { $0.isMutation && $0.isAct(in: .source) }),
            ("mutations in timers", { $0.isMutation && $0.isAct(in: .timer) }),
            ("mutations in blocks", { $0.isMutation && $0.isPerform }),
            ("mutations on the main queue", { $0.isMutation && $0.isAsync }),
            ("posts in touches", { $0.isPost && $0.isAct(in: .event) }),
            ("posts in other sources", { $0.isPost && $0.isAct(in: .source) }),
            ("posts in timers", { $0.isPost && $0.isAct(in: .timer) }),
            ("posts in blocks", { $0.isPost && $0.isPerform }),
            ("posts on the main queue", { $0.isPost && $0.isAsync }),
            ("posts from other threads", { $0 == .backgroundPost }),
            ("removing", { ["clear", "remove"].contains($0.action) }),
            ("inserting", { ["insert", "restore"].contains($0.action) }),
            ("moving", { $0.action == "move" }),
            ("replacing", { $0.action == "replace" }),
            ("reloading", { $0.action == "reload" }),
            ("editing", { $0.action == "edit" }),
            ("scrolling", { $0.action == "scroll" }),
            ("reaping", { $0.action == "reap" }),
            ("tracking", { ["track", "release"].contains($0.description) }),
            ("resuming", { $0 == .resume }),
        ]
    }
}

extension Assumption: CustomStringConvertible {
    public var description: String { name }
}

extension StepClass {
    /// The kind that it makes or defers, as case files call it; nil of what is no action on the main thread.
    var action: String? {
        switch deed {
        case .act(let kind, _), .perform(let kind), .async(let kind): StepAlphabet.kinds[kind].name
        case .loop, .backgroundPost, .resume: nil
        }
    }

    /// Whether it changes the elements, or what is shown of them.
    var isMutation: Bool { action.map { $0 != "post" && $0 != "reap" } ?? false }
    /// Whether it posts on the main thread.
    var isPost: Bool { action == "post" }

    func isAct(in place: Place) -> Bool {
        guard case .act(_, let callout) = deed else { return false }
        return Self.callouts[callout] == place
    }

    var isPerform: Bool {
        guard case .perform = deed else { return false }
        return true
    }

    var isAsync: Bool {
        guard case .async = deed else { return false }
        return true
    }
}
