/// One thing that an app's safety may depend on: a place where mutations or posts happen, or a kind of mutation.
///
/// A step may belong to several assumptions: a `clear` in a timer belongs to removing and to the mutations in timers. It is allowed
/// only if none of them is left out. Steps that belong to no assumption (touches, other sources, timers and sleep) are always
/// allowed.
package struct Assumption: Hashable, Sendable, CaseIterable {
    /// The name on a command line and in JSON.
    package let name: String
    /// The steps that are not allowed without it.
    package let classes: StepClasses
    /// The position among all assumptions.
    let index: Int

    /// Every assumption: the places of mutations, the places of posts, the kinds of mutations, and the rest.
    package static let allCases: [Assumption] = list.enumerated().map { Assumption($0, $1.name, $1.belongs) }

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
    package var description: String { name }
}

extension StepClass {
    /// The kind that it runs or defers, as case files name it, or nil if it is no action on the main thread.
    var action: String? {
        switch operation {
        case .act(let kind, _), .perform(let kind), .async(let kind): StepAlphabet.kinds[kind].name
        case .loop, .backgroundPost, .resume: nil
        }
    }

    /// Whether it changes the elements, or the part of them that is shown.
    var isMutation: Bool { action.map { $0 != "post" && $0 != "reap" } ?? false }
    /// Whether it posts on the main thread.
    var isPost: Bool { action == "post" }

    func isAct(in place: Place) -> Bool {
        guard case .act(_, let callout) = operation else { return false }
        return Self.callouts[callout] == place
    }

    var isPerform: Bool {
        guard case .perform = operation else { return false }
        return true
    }

    var isAsync: Bool {
        guard case .async = operation else { return false }
        return true
    }
}
