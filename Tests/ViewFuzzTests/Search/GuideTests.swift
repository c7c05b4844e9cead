import BindingFuzz
import Foundation
import FuzzCampaign
import HeadlessUI
import Testing

@testable import ViewFuzz

@Suite struct `A guide` {
    private func press(_ label: String) -> ViewStep { .user(UserAction(.press, label)) }

    private func lesson(_ steps: [(ViewStep, UInt64)], origin: UInt64? = nil) -> ViewLesson {
        var lesson = ViewLesson(view: "door", origin: origin)
        lesson.add(Sighting(screen: 1, offers: 1))
        for (step, screen) in steps {
            lesson.add(step)
            lesson.add(Sighting(screen: screen, offers: 1))
        }
        return lesson
    }

    @Test func `keeps the shortest way to each screen`() {
        var guide = ViewGuide()
        guide.learn(lesson([(press("A"), 2), (press("B"), 3), (press("C"), 4)]))
        #expect(guide.places.map(\.screen) == [1, 2, 3, 4])
        #expect(guide.places.last?.steps == [#"press "A""#, #"press "B""#, #"press "C""#])
        guide.learn(lesson([(press("C"), 4)]))
        #expect(guide.places.last?.steps == [#"press "C""#])
        #expect(guide.places.map(\.visits) == [2, 1, 1, 2])
    }

    @Test func `prefers what led to something new, and what was hardly tried`() {
        var guide = ViewGuide()
        for _ in 0..<8 { guide.learn(lesson([(press("A"), 1), (press("A"), 1)])) }
        guide.learn(lesson([(press("B"), 2)]))
        let (tried, won, never) = (press("A"), press("B"), press("C"))
        let weights = [tried, won, never].map { guide.counts.weight(1 ^ $0.key) }
        #expect(weights[1] > weights[2])
        #expect(weights[2] > weights[0])
    }

    @Test func `is no greater, however much was seen`() throws {
        var guide = ViewGuide()
        for screen in UInt64(2)..<2000 { guide.learn(lesson([(press("A"), screen &* 0x9E37_79B9_7F4A_7C15)])) }
        #expect(guide.places.count < 200)
        #expect(try JSONEncoder().encode(guide).count < 60_000)
    }

    @Test func `is the same once it was written down`() throws {
        var guide = ViewGuide()
        guide.learn(lesson([(press("A"), 2), (press("B"), 3)]))
        let read = try JSONDecoder().decode(ViewGuide.self, from: JSONEncoder().encode(guide))
        #expect(read.places == guide.places)
        #expect(read.counts == guide.counts)
    }
}

@Suite struct `Epochs` {
    private struct Guide: CaseGuide {
        static var epochs: GuideEpochs { GuideEpochs(of: 10, lesson: 3, count: 2) }

        var learned: [UInt64] = []

        mutating func learn(_ lesson: UInt64) { learned.append(lesson) }
    }

    @Test func `teach those after them, and stop teaching`() {
        var course = GuideCourse<Guide>()
        func learned(at index: UInt64) -> [UInt64] {
            course.guide(at: index) { indices, _ in Array(indices) }.learned
        }
        #expect(learned(at: 25) == [0, 1, 2, 10, 11, 12])
        #expect(learned(at: 9) == [])
        #expect(learned(at: 10) == [0, 1, 2])
        #expect(learned(at: 1_000_000) == learned(at: 20))
    }
}

@Suite struct `A screen` {
    private func screen(_ texts: String...) -> UInt64 {
        Sighting(view: "door", texts: texts, actions: [UserAction(.press, "A")]).screen
    }

    @Test func `is told apart by its texts, by what can be done, and by its view`() {
        #expect(screen("one") != screen("two"))
        #expect(screen("one", "two") != screen("two", "one"))
        #expect(screen("one") != Sighting(view: "door", texts: ["one"], actions: []).screen)
        #expect(screen("one") != Sighting(view: "wall", texts: ["one"], actions: [UserAction(.press, "A")]).screen)
        #expect(screen("3 items") != screen("4 items"))
    }

    @Test func `is not told apart by numbers that an app makes up anew`() {
        #expect(screen("at 12:30:01") == screen("at 12:31:07"))
        #expect(screen("E621E1F8-C36C-495A-93FC-0C247A3E6E5F") == screen("123456"))
    }
}
