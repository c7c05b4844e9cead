import HeadlessUI

/// A violation of a property.
struct PropertyProblem: Equatable {
    /// The words of the definition, which tell two causes apart. Numbers in them do not count.
    var words = ""
    /// What a report adds to the words: the values, and the step in which the property began to apply.
    var remark = ""

    /// The words and the remark; empty if there are none.
    var text: String { [words, remark].filter { !$0.isEmpty }.joined(separator: "; ") }
}

/// The code of a property. A run asks it whenever the loop sleeps.
@MainActor protocol PropertyCheck: AnyObject {
    /// Returns what is wrong as the loop sleeps; nil if the property holds.
    func look(at screen: ScreenReading, in moment: CaseMoment) -> PropertyProblem?
    /// Returns what is wrong at the end of a case, after the last look; nil if the property holds.
    func end() -> PropertyProblem?
    /// Takes a step that has had an effect.
    func take(_ step: PerformedStep)
    /// Whether a condition of the property has held, so that the property applies.
    var applies: Bool { get }
    /// Whether the property waits for something that must still happen.
    var isDue: Bool { get }
}

extension PropertyCheck {
    func end() -> PropertyProblem? { nil }
    func take(_ step: PerformedStep) {}
    var applies: Bool { false }
    var isDue: Bool { false }
}

/// A moment of a case: the last step that has begun.
struct CaseMoment: Equatable {
    /// The number of the step, from 1; 0 before the first step.
    var number = 0
    /// The step; nil before the first step and after the last one.
    var step: ViewStep?
    /// Whether the step waits for the work before it, as a touch does.
    var isAhead = false

    /// The moment after "held": `in step 2 (press "Save")`.
    var phrase: String {
        guard let step else { return number == 0 ? "at the start" : "after the last step" }
        return "\(isAhead ? "before" : "in") step \(number) (\(step))"
    }
}

extension FuzzSetup {
    /// A condition that must hold whenever the loop sleeps, or over the sleeps of a case.
    struct Property {
        let name: String
        let check: any PropertyCheck
        /// The file of the declaration, as the compiler read it, and the line.
        let file: StaticString
        let line: Int
    }

    /// Whether a property waits for something that must still happen.
    var isDue: Bool { properties.contains { $0.check.isDue } }

    /// Looks at the properties, in the order of their declarations.
    ///
    /// - Parameters:
    ///   - isEnd: Whether the case ends here.
    ///   - begin: Gets each property that applies from here on.
    ///   - body: Gets each violation. Returns whether the rest does not matter.
    func lookAtProperties(
        on host: HeadlessUI.Host, in moment: CaseMoment, isEnd: Bool, begin: (Property) -> Void,
        until body: (Property, PropertyProblem) -> Bool
    ) {
        let steps = record?.take() ?? []
        let screen = host.reading
        // A request without an answer may still bring what is due.
        let ends = isEnd && host.waitingAnswers.isEmpty
        for property in properties {
            for step in steps { property.check.take(step) }
            let applied = property.check.applies
            let problem = property.check.look(at: screen, in: moment)
            if !applied, property.check.applies { begin(property) }
            guard let problem = problem ?? (ends ? property.check.end() : nil) else { continue }
            if body(property, problem) { return }
        }
    }
}
