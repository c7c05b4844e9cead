import BindingFuzz
import SwiftUI
import Testing
import ViewFuzz

/// A search presses the buttons of an alert in the nested run of the loop, and lets other things happen before.
@Suite(.serialized) struct `A search of a view with an alert of AppKit` {
    private typealias Runner = ViewRunner<LettersApp>

    @Test func `finds the change that comes while the alert is open`() async throws {
        let failing = try await onMainRunLoop {
            let runner = Runner(under: [])
            return (0..<300 as Range<UInt64>).lazy.map { index in
                runner.draw(at: index, of: CaseFamily(seed: 1, length: 10))
            }.first { $0.outcome.isFailure }
        }
        let found = try #require(failing)
        let smallest = try await onMainRunLoop {
            let runner = Runner(under: [found.configuration])
            let mechanism = try #require(found.outcome.mechanism)
            return runner.shrink(
                found.testCase, to: .init(configuration: found.configuration, mechanism: mechanism), known: nil
            ).testCase
        }
        let steps = smallest.steps.map { "\($0)" }
        #expect(steps.count == 3, "\(steps)")
        #expect(steps.first?.contains(#/press "Rename \w+"/#) == true, "\(steps)")
        #expect(steps.dropFirst().first == #"call "clear""#, "\(steps)")
        #expect(steps.last == #"press "Change""#, "\(steps)")
    }

    @Test func `is clean where nobody presses a button, or nothing comes before`() async throws {
        let verdicts = try await onMainRunLoop {
            let runner = Runner(under: [])
            // The code after the alert goes on before the call.
            let late = "press \"Rename a\"\npress \"Change\"\ncall \"clear\"\n"
            return try ["press \"Rename a\"\n", "press \"Rename a\"\ncall \"clear\"\n", late].map { steps in
                let file = try CaseFile<ViewSubject<LettersApp>>(text: "bindfuzz 1\nview \"letters\"\n\n\(steps)")
                return runner.run(file.testCase, under: ViewConfiguration<LettersApp>.standardMatrix[0]).verdict
            }
        }
        #expect(verdicts == [.clean, .clean, .clean])
    }
}

private enum LettersApp: FuzzedApp {
    static var views: [FuzzedView] {
        FuzzedView("letters") { setup in
            let model = Letters()
            setup.call("clear") { model.letters = [] }
            return LettersView(model: model)
        }
    }
}

private struct Letter: Identifiable {
    let id: String
    var name: String
}

@MainActor private final class Letters: ObservableObject {
    @Published var letters = ["a", "b"].map { Letter(id: $0, name: $0) }
}

private struct LettersView: View {
    @ObservedObject var model: Letters

    var body: some View {
        ForEach($model.letters) { $letter in
            Button("Rename \(letter.id)") {
                let alert = NSAlert()
                alert.messageText = "Rename?"
                alert.addButton(withTitle: "Change")
                alert.addButton(withTitle: "Cancel")
                if alert.runModal() == .alertFirstButtonReturn { letter.name += "!" }
            }
        }
    }
}
