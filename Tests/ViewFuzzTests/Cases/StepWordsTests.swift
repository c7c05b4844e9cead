import BindingFuzz
import HeadlessUI
import Testing

@testable import ViewFuzz
@testable import inbox

@Suite struct `The words of a step` {
    /// Each verb, as the list of them in the documentation spells it.
    private static let spellings: [(UserAction, String)] = [
        (UserAction(.press, "L"), #"press "L""#),
        (UserAction(.open, "L"), #"open "L""#),
        (UserAction(.tap, "L"), #"tap "L""#),
        (UserAction(.doubleTap, "L"), #"double-tap "L""#),
        (UserAction(.hold, "L"), #"hold "L""#),
        (UserAction(.drag, "L", text: "left"), #"drag "left" from "L""#),
        (UserAction(.magnify, "L", number: 0.5), #"magnify "L" by 0.5"#),
        (UserAction(.rotate, "L", number: -90), #"rotate "L" by -90"#),
        (UserAction(.rotate, "L", number: 7.25), #"rotate "L" by 7.25"#),
        (UserAction(.hover, "L"), #"hover "L""#),
        (UserAction(.unhover, "L"), #"unhover "L""#),
        (UserAction(.lift, "L"), #"lift "L""#),
        (UserAction(.drop, "L"), #"drop "L""#),
        (UserAction(.type, "L", text: "two words"), #"type "two words" into "L""#),
        (UserAction(.submit, "L"), #"submit "L""#),
        (UserAction(.leave, "L"), #"leave "L""#),
        (UserAction(.key, text: "shift+command+n"), #"key "shift+command+n""#),
        (UserAction(.paste, ordinal: 2, text: "a"), #"paste "a" number 2"#),
        (UserAction(.focus, "L"), #"focus "L""#),
        (UserAction(.increment, "L"), #"increment "L""#),
        (UserAction(.decrement, "L"), #"decrement "L""#),
        (UserAction(.set, "L", number: 0.5), #"set "L" to 0.5"#),
        (UserAction(.choose, "L", text: "option"), #"choose "option" in "L""#),
        (UserAction(.pick, "L", text: "2024-02-29"), #"pick "2024-02-29" in "L""#),
        (UserAction(.swipe, "L"), #"swipe "L""#),
        (UserAction(.fullSwipe, rows: [1]), "full-swipe in row 1"),
        (UserAction(.fullSwipeLeading, rows: [1]), "full-swipe-leading in row 1"),
        (UserAction(.delete, rows: [0]), "delete in row 0"),
        (UserAction(.move, number: 3, rows: [1]), "move to 3 in row 1"),
        (UserAction(.select, rows: [2]), "select in row 2"),
        (UserAction(.deselect, rows: [2]), "deselect in row 2"),
        (UserAction(.contextMenu, "L"), #"context-menu "L""#),
        (UserAction(.activate, rows: [2, 0]), "activate in row 2 row 0"),
        (UserAction(.refresh), "refresh"),
        (UserAction(.search, text: "abc"), #"search "abc""#),
        (UserAction(.submitSearch), "submit-search"),
        (UserAction(.cancelSearch), "cancel-search"),
        (UserAction(.deleteToken), "delete-token"),
        (UserAction(.scroll, number: 3), "scroll to 3"),
        (UserAction(.back), "back"),
        (UserAction(.dismiss), "dismiss"),
        (UserAction(.tab, "L"), #"tab "L""#),
        (UserAction(.nextPage), "next-page"),
        (UserAction(.previousPage), "previous-page"),
        (UserAction(.newWindow, "L"), #"new-window "L""#),
        (UserAction(.closeWindow), "close-window"),
        (UserAction(.nextWindow), "next-window"),
        (UserAction(.leaveApp), "leave-app"),
        (UserAction(.returnToApp), "return-to-app"),
        (UserAction(.press, "L", ordinal: 2), #"press "L" number 2"#),
        (UserAction(.press, "L", ordinal: 2, rows: [0, 3]), #"press "L" number 2 in row 0 row 3"#),
        (UserAction(.type, "L", ordinal: 3, text: ""), #"type "" into "L" number 3"#),
        (UserAction(.choose, "in", text: "in", rows: [1]), #"choose "in" in "in" in row 1"#),
    ]

    @Test func `are those of the list for each thing that a person does`() throws {
        #expect(Set(Self.spellings.map(\.0.verb)).count == UserAction.Verb.allCases.count)
        for (action, words) in Self.spellings {
            #expect(ViewStep.user(action).description == words)
            #expect(try inboxCase(words).steps == [.user(action)], "\(words)")
        }
    }

    @Test func `say how something comes from outside, and which of its values`() throws {
        for kind in OutsideEvent.Kind.allCases {
            // What the system does itself, and answers, come in one way.
            let isInOneWay = kind.isFromSystem || kind.isAnswer
            for way in isInOneWay ? [OutsideStep.Way.callout] : OutsideStep.Way.allCases {
                for value in [1, 2, 9_999] {
                    let step = ViewStep.outside(OutsideStep(kind: kind, name: "a \"b\"", value: value, way: way))
                    #expect(try inboxCase(step.description).steps == [step], "\(step)")
                }
            }
        }
        let steps = try inboxCase(#"post "a"; background call "b"; async send "c" 2; perform post "d""#).steps
        #expect(
            steps == [
                .outside(OutsideStep(kind: .post, name: "a")),
                .outside(OutsideStep(kind: .call, name: "b", way: .background)),
                .outside(OutsideStep(kind: .send, name: "c", value: 2, way: .async)),
                .outside(OutsideStep(kind: .post, name: "d", way: .perform)),
            ])
    }

    @Test func `move the loop and the clock`() throws {
        let steps =
            LoopStep.allCases.map(ViewStep.loop) + [.endAnimations, .evictRows] + ViewStep.waits.map(ViewStep.wait)
        for step in steps { #expect(try inboxCase(step.description).steps == [step]) }
        #expect(try inboxCase("wait 0.30; wait 2.0").steps == [.wait(0.3), .wait(2)])
    }

    @Test(arguments: [0, 0.1, 0.30000000000000004, 0.00001, 0.000015, 1e-9, 1.25e-7, 31_536_000, 3.25])
    func `spell any number so that it is read again`(seconds: Double) throws {
        let step = ViewStep.wait(seconds)
        #expect(!step.description.contains("e-"))
        #expect(try inboxCase(step.description).steps == [step], "\(step)")
    }

    @Test(arguments: [
        "", " ", "a\"b", "back\\slash", "\\", "\\\"", "#", "a # b", ";", "two\nlines", "\r\n", "\t", "\0", "é",
        "e\u{301}",
        "\u{301}combines", "\u{FE0F}", "🏽", "🐈‍⬛", "👩‍👩‍👧", "\u{202E}rtl", "\u{FEFF}", "\u{2028}", "\u{A0}", "日本語",
        "\u{E000}",
        "\u{10FFFF}", " · ", "in row 2", "---",
    ])
    func `hold any text`(text: String) throws {
        let steps: [ViewStep] = [
            .user(UserAction(.type, text, text: text, rows: [1])), .user(UserAction(.press, text, ordinal: 2)),
            .outside(OutsideStep(kind: .send, name: text, value: 2)),
        ]
        let file = InboxFile(InboxCase(view: "", steps))
        #expect(file.text.split(separator: "\n").count == 4)
        let again = try InboxFile(text: file.text)
        #expect(again == file)
        // Canonically equivalent texts are equal, and not the same.
        #expect(again.text.unicodeScalars.elementsEqual(file.text.unicodeScalars))
    }

    @Test func `may be escaped in any way of JSON`() throws {
        let read = try inboxCase(#"press "\u0041\/\ud83d\udc24\b\f\n\r\t\"\\""#).steps
        #expect(read == [.user(UserAction(.press, "A/🐤\u{8}\u{C}\n\r\t\"\\"))])
    }

    @Test func `of a case say which view it is of`() throws {
        let text = "bindfuzz 1\nview \"settings\"\nnote a note\nexpect macos/*/* clean\n\npress \"Folders\"\nidle\n"
        let file = try InboxFile(text: text)
        #expect(file.testCase.view == "settings")
        #expect(file.text == text)
        #expect(file.testCase.description == #""settings": press "Folders" · idle"#)
        #expect(try inboxCase("").description == "no steps")
    }
}
