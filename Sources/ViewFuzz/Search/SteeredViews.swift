import FilesAndProcesses
import Foundation
import FuzzEngine
import HeadlessUI
import Locks

extension FuzzedApp {
    /// What the command asks of the search.
    static var steering: SearchSteering { currentSteering.withLock { $0 } }
}

extension ViewSubject: SteerableSubject {
    /// What the command asks of the search. In a child, the value of the environment variable.
    package static var steering: SearchSteering { App.steering }

    /// Sets the steering of this process and of its children.
    package static func steer(by steering: SearchSteering) {
        currentSteering.withLock { $0 = steering }
        let name = EnvironmentVariable.steering.rawValue
        guard !steering.isEmpty, let data = try? JSONEncoder().encode(steering) else {
            unsetenv(name)
            return
        }
        setenv(name, String(decoding: data, as: UTF8.self), 1)
    }

    /// Recombines the steps of cases in every guide that begins from now on.
    package static func recombine(_ cases: [ViewCase<App>]) {
        let material = cases.filter { $0.steps.count > 1 }.prefix(ViewGuide.mostMaterial).map { testCase in
            ViewGuide.Material(view: testCase.view, steps: testCase.steps.map(\.description))
        }
        currentMaterial.withLock { $0 = material }
    }

    /// Takes failures for known in every guide that begins from now on.
    package static func know(_ mechanisms: [String], ends: [UInt64]) {
        currentlyKnown.withLock { $0 = (mechanisms.map { ViewFeedback.number(ofFailure: $0) }, ends) }
    }

    /// Checks that a text is the name of an assumption and the name of a value, which may be the default.
    package static func problem(ofAssumption text: String) -> String? {
        do {
            _ = try AssumedValue(text, of: "--assume")
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// Returns a case with the values that these words name.
    package static func assuming(_ assumptions: [String], in testCase: ViewCase<App>) -> ViewCase<App> {
        var testCase = testCase
        for text in assumptions {
            if let value = try? AssumedValue(text, of: "--assume") { testCase.assumptions.take(value) }
        }
        return testCase
    }

    /// Checks that a text begins with the word of a step.
    package static func problem(ofSteps text: String) -> String? {
        let word = text.prefix { $0 != " " }
        if ViewStep.firstWords.contains(String(word)) { return nil }
        return
            "expected a kind of step such as 'leave-app', or a step such as 'press \"Delete\"'; found '\(text.visible)'"
    }

    /// Checks that a text is a step.
    package static func problem(ofStep text: String) -> String? {
        do {
            _ = try ViewStep(text, of: "--begin")
            return nil
        } catch {
            return "\(error)"
        }
    }
}

/// The steering of this process.
private let currentSteering = Locked<SearchSteering>(
    EnvironmentVariable.steering.value.flatMap { try? JSONDecoder().decode(SearchSteering.self, from: Data($0.utf8)) }
        ?? SearchSteering())

/// The failures that the corpus has, as `ViewFeedback.number(ofFailure:)`, and the steps by which they end the process.
let currentlyKnown = Locked<(failures: [UInt64], ends: [UInt64])>(([], []))

/// The cases of the corpus that are recombined.
let currentMaterial = Locked<[ViewGuide.Material]>([])
