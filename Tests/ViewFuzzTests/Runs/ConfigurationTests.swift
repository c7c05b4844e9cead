import BindingFuzz
import HeadlessUI
import TestSupport
import Testing

@testable import ViewFuzz
@testable import inbox

@Suite struct `The configurations of views` {
    @Test func `are every platform, delivery and binding once, in the order of their numbers`() {
        let all = InboxConfiguration.fullMatrix
        #expect(all.count == 20)
        #expect(Set(all.map(\.description)).count == 20)
        #expect(all.map(\.index) == Array(0..<20))
        #expect(all.first?.description == "ios/written/index")
        #expect(InboxConfiguration.standardMatrix.map(\.description) == ["ios/written/index", "macos/written/index"])
    }

    @Test func `have a delivery more for each scheduler of the app`() throws {
        let all = ViewConfiguration<ProbeApp>.fullMatrix
        #expect(all.count == 24)
        #expect(all.map(\.index) == Array(0..<24))
        let own = try #require(configuration("macos/mine/identity", of: ProbeApp.self))
        #expect(!own.isStandard)
        #expect(ViewConfiguration<ProbeApp>.partValues[1].last == "mine")
    }

    @Test func `are explained, each part of them`() {
        for configuration in ViewConfiguration<ProbeApp>.fullMatrix {
            let meaning = ViewSubject<ProbeApp>.meaning(of: configuration)
            #expect(meaning.count == 3)
            #expect(meaning.contains { $0.contains("'mine'") } == (configuration.delivery == "mine"))
        }
    }

    @Test func `have rules of which every step has at least one`() throws {
        let rules = ViewRule<InboxFuzz>.allCases
        #expect(Set(rules.map(\.rawValue)).count == rules.count)
        for rule in rules { #expect(ViewRule<InboxFuzz>(rawValue: rule.rawValue)?.rawValue == rule.rawValue) }
        for step in try inboxCase(#"press "A"; async post "b"; idle; wait 1; evict-rows; full-swipe in row 1"#).steps {
            let kinds = step.kinds.map { ViewRule<InboxFuzz>.kind($0) }
            #expect(!kinds.isEmpty)
            for kind in kinds { #expect(rules.contains(kind), "\(kind)") }
        }
    }

    @Test func `are no use where the definition is wrong, which is said`() throws {
        #expect(DefinitionProblem.problem(in: InboxFuzz.self) == nil)
        #expect(DefinitionProblem.problem(in: ProbeApp.self) == nil)
        let problems = [
            DefinitionProblem.problem(in: NoViews.self), DefinitionProblem.problem(in: SameNames.self),
            DefinitionProblem.problem(in: EmptyName.self), DefinitionProblem.problem(in: NameWithComma.self),
            DefinitionProblem.problem(in: TakenScheduler.self), DefinitionProblem.problem(in: StrangeScheduler.self),
        ]
        try expectSnapshot(problems.map { ($0 ?? "no problem") + "\n" }.joined(), named: "definition-problems")
    }
}

private enum NoViews: FuzzedApp {
    static var views: [FuzzedView] {}
}

private enum SameNames: FuzzedApp {
    static var views: [FuzzedView] {
        for name in ["a", "b", "a"] { FuzzedView(name) { _ in Text(name) } }
    }
}

private enum EmptyName: FuzzedApp {
    static var views: [FuzzedView] { FuzzedView("") { _ in Text("a") } }
}

private enum NameWithComma: FuzzedApp {
    static var views: [FuzzedView] { FuzzedView("inbox, unread") { _ in Text("a") } }
}

private enum TakenScheduler: FuzzedApp {
    static var views: [FuzzedView] { FuzzedView("a") { _ in Text("a") } }
    static var schedulers: [FuzzedScheduler] { FuzzedScheduler("queue", RunOnMainRunLoopCommitScheduler.shared) }
}

private enum StrangeScheduler: FuzzedApp {
    static var views: [FuzzedView] { FuzzedView("a") { _ in Text("a") } }
    static var schedulers: [FuzzedScheduler] { FuzzedScheduler("my/own", RunOnMainRunLoopCommitScheduler.shared) }
}
