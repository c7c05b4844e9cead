import HeadlessUI

/// A condition of a temporal property.
private typealias ScreenCondition = @MainActor (ScreenReading) -> Bool

/// A property over the sleeps of a case.
@MainActor private final class TemporalCheck: PropertyCheck {
    private var rule: TemporalRule<CaseMoment>
    private let begins: ScreenCondition
    private let holds: ScreenCondition
    private let ends: ScreenCondition

    init(
        _ form: TemporalRule<CaseMoment>.Form, begins: @escaping ScreenCondition = { _ in false },
        holds: @escaping ScreenCondition, ends: @escaping ScreenCondition = { _ in false }
    ) {
        rule = TemporalRule(form)
        self.begins = begins
        self.holds = holds
        self.ends = ends
    }

    func look(at screen: ScreenReading, in moment: CaseMoment) -> PropertyProblem? {
        let observation = TemporalRule<CaseMoment>.Observation(
            begins: begins(screen), holds: holds(screen), ends: ends(screen))
        return rule.observe(observation, at: moment).map(\.problem)
    }

    func end() -> PropertyProblem? { rule.end().map(\.problem) }
    var applies: Bool { rule.since != nil }
    var isDue: Bool { rule.end() != nil }
}

extension TemporalRule<CaseMoment>.Violation {
    fileprivate var problem: PropertyProblem {
        let since = since.phrase
        return switch form {
        case .eventually: PropertyProblem(remark: "'after' held \(since), and the case ends without the rest")
        case .never: PropertyProblem(remark: "'after' held \(since), and the condition holds now")
        case .neverAgain: PropertyProblem(remark: "the condition held first \(since), then stopped, and holds again")
        case .until:
            PropertyProblem(remark: "'from' held \(since), 'until' has not held since, and the condition does not hold")
        }
    }
}

extension FuzzSetup {
    /// Declares that something must happen once a condition has held.
    ///
    /// If `condition` holds as the loop sleeps, `holds` must hold at that sleep or at a later one, up to the end of the case.
    /// Before the end, up to a minute passes on the host's clock as long as work waits for a date. Nothing is due while a request, or
    /// a call of a fake service, waits for its answer.
    ///
    /// - Parameters:
    ///   - name: The property as a sentence: `a saved note has its mark`.
    ///   - condition: Returns whether the rest is due. Changes nothing.
    ///   - holds: Returns whether the rest has happened. Changes nothing.
    public func eventually(
        _ name: String, file: StaticString = #filePath, line: Int = #line,
        after condition: @escaping @MainActor (ScreenReading) -> Bool,
        _ holds: @escaping @MainActor (ScreenReading) -> Bool
    ) {
        add(TemporalCheck(.eventually, begins: condition, holds: holds), name, file, line)
    }

    /// Declares that something must not happen once a condition has held.
    ///
    /// From the sleep at which `condition` holds, `holds` must hold at none, that one included.
    ///
    /// - Parameters:
    ///   - name: The property as a sentence: `a deleted note does not come back`.
    ///   - condition: Returns whether the rest is forbidden from here on. Changes nothing.
    ///   - holds: Returns whether the forbidden thing is so. Changes nothing.
    public func never(
        _ name: String, file: StaticString = #filePath, line: Int = #line,
        after condition: @escaping @MainActor (ScreenReading) -> Bool,
        _ holds: @escaping @MainActor (ScreenReading) -> Bool
    ) {
        add(TemporalCheck(.never, begins: condition, holds: holds), name, file, line)
    }

    /// Declares that something must not happen twice in a case.
    ///
    /// `holds` may hold at any number of consecutive sleeps. Once it has stopped, it must hold at none.
    ///
    /// - Parameters:
    ///   - name: The property as a sentence: `the app asks for a rating once`.
    ///   - holds: Returns whether it happens. Changes nothing.
    public func neverAgain(
        _ name: String, file: StaticString = #filePath, line: Int = #line,
        _ holds: @escaping @MainActor (ScreenReading) -> Bool
    ) {
        add(TemporalCheck(.neverAgain, holds: holds), name, file, line)
    }

    /// Declares a property that must hold between two conditions.
    ///
    /// From the sleep at which `begin` holds, the property must hold at each sleep, until `end` holds. It need not hold at the sleep at
    /// which `end` does, and `end` need not ever hold. If `begin` holds again, the property must hold again.
    ///
    /// - Parameters:
    ///   - name: The property as a sentence: `the draft stays until it is sent`.
    ///   - begin: Returns whether the property must hold from here on. Changes nothing.
    ///   - end: Returns whether the property need not hold any more. Changes nothing.
    ///   - holds: Returns whether the property holds. Changes nothing.
    public func property(
        _ name: String, file: StaticString = #filePath, line: Int = #line,
        from begin: @escaping @MainActor (ScreenReading) -> Bool,
        until end: @escaping @MainActor (ScreenReading) -> Bool,
        _ holds: @escaping @MainActor (ScreenReading) -> Bool
    ) {
        add(TemporalCheck(.until, begins: begin, holds: holds, ends: end), name, file, line)
    }
}
