import BindingFuzz
import Foundation
import FuzzCampaign
import HeadlessUI
import Testing

@testable import ViewFuzz

@Suite struct `A guide` {
    private func press(_ label: String) -> ViewStep { .user(UserAction(.press, label)) }

    private func feedback(_ steps: [(ViewStep, UInt64)], origin: UInt64? = nil) -> ViewFeedback {
        var feedback = ViewFeedback(view: "door", on: .iOS, origin: origin)
        feedback.add(ScreenObservation(screen: 1))
        for (step, screen) in steps {
            feedback.add(step, on: .iOS)
            feedback.add(ScreenObservation(screen: screen))
        }
        return feedback
    }

    @Test func `keeps the shortest way to each screen`() {
        var guide = ViewGuide()
        guide.learn(feedback([(press("A"), 2), (press("B"), 3), (press("C"), 4)]))
        #expect(guide.places.map(\.number) == [1, 2, 3, 4])
        #expect(guide.places.last?.steps == [#"press "A""#, #"press "B""#, #"press "C""#])
        guide.learn(feedback([(press("C"), 4)]))
        #expect(guide.places.last?.steps == [#"press "C""#])
        #expect(guide.places.map(\.visits) == [2, 1, 1, 2])
    }

    @Test func `keeps the way to each value of the model, and counts a step that changes one alone`() {
        var guide = ViewGuide()
        var feedback = ViewFeedback(view: "door", on: .iOS, origin: nil)
        feedback.add(ScreenObservation(screen: 1, model: 7), model: [7])
        feedback.add(press("A"), on: .iOS)
        feedback.add(ScreenObservation(screen: 1, model: 15), model: [7, 8])
        #expect(feedback.values == [[7], [8]])
        #expect(feedback.effect(of: 0) == true)
        guide.learn(feedback)
        #expect(guide.places.map(\.number) == [1, 7, 8])
        #expect(guide.places.map(\.kind) == [.screen, .model, .model])
        #expect(guide.places.last?.steps == [#"press "A""#])
    }

    @Test func `learns the texts that an app compares, up to a number`() {
        var guide = ViewGuide()
        for number in 0..<30 {
            var feedback = ViewFeedback(view: "door", on: .iOS, origin: nil)
            feedback.add(comparedTexts: ["code", "code", "\(number)", "shown"], besides: ["shown"])
            guide.learn(feedback)
        }
        #expect(guide.texts(of: "door") == ["code"] + (0..<15).map(String.init))
        #expect(guide.texts(of: "window").isEmpty)
    }

    @Test func `prefers what led to something new, and what was hardly tried`() {
        var guide = ViewGuide()
        for screen in UInt64(2)..<10 {
            guide.learn(feedback([(press("A"), 1), (press("A"), 1)]))
            guide.learn(feedback([(press("B"), screen), (press("B"), screen)]))
        }
        let (idle, won, never) = (press("A"), press("B"), press("C"))
        let news = [idle, won, never].map { guide.kinds.news($0.kindKey ^ HostPlatform.iOS.key, believing: 512) }
        #expect(news[1] > news[0])
        #expect(news[2] > news[0])
        let effects = [idle, won, never].map { guide.operations.effect(1 ^ $0.key, believing: 512) }
        #expect(effects[1] > effects[2])
        #expect(effects[2] > effects[0])
        #expect(guide.operations.tries(1 ^ won.key) == 8)
    }

    @Test func `counts what a slider is set to, and what a view is magnified or turned by, as steps of their own`() {
        let verbs: [UserAction.Verb] = [.set, .magnify, .rotate, .drag, .type, .move, .press]
        let choices = StepChoices(
            actions: verbs.map { UserAction($0, $0 == .move ? nil : "it", text: $0 == .drag ? "up" : nil) }, events: [],
            texts: ["", "a"], isTracking: false)
        var random = SplitMix64(seed: 1)
        var keys: [UserAction.Verb: Set<UInt64>] = [:]
        for case .user(let action) in choices.candidates.map(\.step) {
            // What is done is counted as what was weighed.
            let done = ViewStep.user(choices.completed(action, &random))
            #expect(done.key == ViewStep.user(action).key, "\(done)")
            keys[action.verb, default: []].insert(done.key)
        }
        #expect(keys.mapValues(\.count) == [.set: 3, .magnify: 2, .rotate: 2, .drag: 4, .type: 2, .move: 1, .press: 1])
    }

    @Test func `avoids a step that ended the process, but for one case in fifty`() {
        var guide = ViewGuide()
        let (fatal, harmless) = (press("A"), press("B"))
        for _ in 0..<4 {
            // A case that is ended has no screen after its last step.
            var feedback = ViewFeedback(view: "door", on: .iOS, origin: nil)
            feedback.add(ScreenObservation(screen: 1))
            feedback.add(fatal, on: .iOS)
            guide.learn(ViewGuide.ended(feedback))
            guide.learn(self.feedback([(harmless, 1)]))
        }
        let choices = StepChoices(
            actions: [UserAction(.press, "A"), UserAction(.press, "B")], events: [], texts: [], isTracking: false)
        var taken = 0
        for index in 0..<1000 as Range<UInt64> {
            var steps = GuidedSteps(
                guide, view: "door", on: .iOS, most: 32, random: SplitMix64(seed: 1, index: index), read: { _ in [] })
            steps.saw(ScreenObservation(screen: 1))
            let avoidance = EndAvoidance(random: SplitMix64(seed: 1, index: index), knownBy: guide)
            let left = avoidance.choices(among: choices, on: 1, knownBy: guide)
            let drawn = (0..<16).map { _ in steps.next(among: left) }
            if drawn.contains(fatal) { taken += 1 }
        }
        #expect((5...60).contains(taken), "\(taken) of 1000 cases")
        // On another screen the step may be harmless.
        #expect(guide.isLikelyToEnd(1 ^ fatal.key))
        #expect(!guide.isLikelyToEnd(2 ^ fatal.key))
    }

    @Test func `lets the user do the same again, several times in a row at times`() {
        let choices = StepChoices(
            actions: (0..<40).map { UserAction(.press, "\($0)") }, events: [], texts: [], isTracking: false)
        var (pairs, triples) = (0, 0)
        for index in 0..<500 as Range<UInt64> {
            var steps = GuidedSteps(
                ViewGuide(), view: "door", on: .iOS, most: 32, random: SplitMix64(seed: 1, index: index),
                read: { _ in [] })
            let drawn = (0..<16).map { _ in steps.next(among: choices) }.filter {
                if case .user = $0 { true } else { false }
            }
            pairs += zip(drawn, drawn.dropFirst()).count { $0 == $1 }
            triples += zip(drawn.dropFirst(2), zip(drawn, drawn.dropFirst())).count { $0 == $1.0 && $0 == $1.1 }
        }
        #expect(pairs > 200 && pairs < 2000, "\(pairs)")
        #expect(triples > 60 && triples < pairs, "\(triples)")
    }

    @Test func `is no greater, however much was seen`() throws {
        var guide = ViewGuide()
        for screen in UInt64(2)..<2000 { guide.learn(feedback([(press("A"), screen &* 0x9E37_79B9_7F4A_7C15)])) }
        #expect(guide.places.count == 512)
        for value in UInt64(2)..<2000 {
            var feedback = ViewFeedback(view: "door", on: .iOS, origin: nil)
            feedback.add(ScreenObservation(screen: 1), model: [value &* 0x9E37_79B9_7F4A_7C15])
            guide.learn(feedback)
        }
        #expect(guide.places.count == 512)
        #expect(guide.places.count { $0.kind == .model } == 192)
        #expect(try JSONEncoder().encode(guide).count < 300_000)
    }

    @Test func `has few places in code, and knows all that ran`() {
        var guide = ViewGuide()
        let code = (UInt64(1)...2000).map { $0 &* 0x9E37_79B9_7F4A_7C15 }
        for place in code {
            var feedback = ViewFeedback(view: "door", on: .iOS, origin: nil)
            feedback.add(ScreenObservation(screen: 1), newCode: place == code[0] ? [7] : [])
            feedback.add(press("A"), on: .iOS)
            feedback.add(ScreenObservation(screen: 1), newCode: [place])
            guide.learn(feedback)
        }
        for screen in UInt64(2)..<2000 { guide.learn(feedback([(press("A"), screen &* 0x9E37_79B9_7F4A_7C15)])) }
        #expect(guide.places.count == 512)
        // Places of code make room for each other.
        #expect((127...128).contains(guide.places.count { $0.kind == .code }))
        #expect(code.allSatisfy(guide.knowsCode))
        // What runs at the beginning needs no path.
        #expect(guide.knowsCode(7) && !guide.places.contains { $0.number == 7 })
        #expect((UInt64(1)...1000).count { guide.knowsCode($0 &* 0xD6E8_FEB8_6659_FD93) } < 100)
    }

    @Test func `counts a step as news that ran new code alone`() {
        var guide = ViewGuide()
        for number in UInt64(101)...120 {
            var feedback = ViewFeedback(view: "door", on: .iOS, origin: nil)
            feedback.add(ScreenObservation(screen: 1))
            feedback.add(press("A"), on: .iOS)
            feedback.add(ScreenObservation(screen: 1), newCode: [number])
            feedback.add(press("B"), on: .iOS)
            feedback.add(ScreenObservation(screen: 1))
            guide.learn(feedback)
        }
        #expect(guide.places.count { $0.kind == .code } == 20)
        let news = ["A", "B"].map { guide.operations.news(1 ^ press($0).key, believing: 0) }
        #expect(news[0] > 0 && news[1] == 0)
    }

    @Test func `is the same once it was written down`() throws {
        var guide = ViewGuide()
        guide.learn(feedback([(press("A"), 2), (press("B"), 3)]))
        let read = try JSONDecoder().decode(ViewGuide.self, from: JSONEncoder().encode(guide))
        #expect(read.places == guide.places)
        #expect(read.operations == guide.operations)
        #expect(read.kinds == guide.kinds)
    }
}

@Suite struct `Epochs` {
    private struct Guide: CaseGuide {
        static var epochs: GuideEpochs { GuideEpochs(of: 3, count: 2) }

        var learned: [UInt64] = []

        mutating func learn(_ feedback: UInt64) { learned.append(feedback) }
        static func isPossible(_ feedback: UInt64, length: Int) -> Bool { true }
    }

    @Test func `influence later epochs, up to the last one with feedback`() {
        var history = GuideHistory<Guide>()
        func learned(at index: UInt64) -> [UInt64] { history.guide(at: index) { indices, _ in Array(indices) }.learned }
        #expect(learned(at: 7) == [0, 1, 2, 3, 4, 5])
        #expect(learned(at: 2) == [])
        #expect(learned(at: 3) == [0, 1, 2])
        #expect(learned(at: 1_000_000) == learned(at: 6))
    }

    @Test func `are drawn for their feedback at most once, and not if it is known`() {
        var drawn: [Range<UInt64>] = []
        var history = GuideHistory<Guide>()
        func learned(at index: UInt64) -> [UInt64] {
            history.guide(at: index) { indices, _ in
                drawn.append(indices)
                return Array(indices)
            }.learned
        }
        history.note(1, at: 1)
        #expect(learned(at: 3) == [0, 1, 2])
        #expect(drawn == [0..<1, 2..<3])
        for index in UInt64(3)..<6 { history.note(index, at: index) }
        #expect(learned(at: 6) == [0, 1, 2, 3, 4, 5])
        #expect(learned(at: 3) == [0, 1, 2])
        #expect(drawn.count == 2)
        #expect(history.feedbackOfEpochs == [[0, 1, 2], [3, 4, 5]])
        var other = GuideHistory<Guide>()
        for feedback in history.feedbackOfEpochs { other.learn(feedback) }
        let guide = other.guide(at: 9) { _, _ in [] }
        #expect(guide.learned == learned(at: 9))
    }
}

@Suite struct `A screen` {
    private func screen(_ texts: String...) -> UInt64 {
        ScreenObservation(view: "door", texts: texts, actions: [UserAction(.press, "A")]).screen
    }

    @Test func `is distinguished by its texts, its actions and its view`() {
        #expect(screen("one") != screen("two"))
        #expect(screen("one", "two") != screen("two", "one"))
        #expect(screen("one") != ScreenObservation(view: "door", texts: ["one"], actions: []).screen)
        #expect(
            screen("one") != ScreenObservation(view: "wall", texts: ["one"], actions: [UserAction(.press, "A")]).screen)
        #expect(screen("3 items") != screen("4 items"))
        #expect(screen("7 items") != screen("8 items"))
    }

    @Test func `with a number is distinguished by the number of its bits`() {
        #expect(screen("9 items") == screen("15 items"))
        #expect(screen("at 9:10") != screen("at 9:30"))
        #expect(screen("item") != screen("item 0"))
    }

    @Test func `is another one where issues have come up, whichever came first`() {
        func sighting(_ issues: Set<String>) -> ScreenObservation {
            ScreenObservation(view: "door", texts: ["one"], actions: [], issues: issues)
        }
        #expect(sighting([]).numbers == [sighting([]).screen])
        #expect(sighting(["a", "b"]).screen == sighting([]).screen)
        #expect(Set([["a"], ["b"], ["a", "b"]].map { sighting($0).issues }).count == 3)
        #expect(sighting(["a", "b"]).numbers == sighting(["b", "a"]).numbers)
    }

    @Test func `does not depend on numbers that an app generates`() {
        #expect(screen("at 12:30:01") == screen("at 12:31:07"))
        #expect(screen("E621E1F8-C36C-495A-93FC-0C247A3E6E5F") == screen("123456"))
    }
}
