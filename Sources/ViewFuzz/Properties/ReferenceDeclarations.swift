import HeadlessUI

/// A plain model beside the app.
@MainActor private final class ReferenceCheck<Reference>: PropertyCheck {
    private var reference: Reference
    private let step: @MainActor (inout Reference, PerformedStep) -> Void
    private let problem: @MainActor (Reference, ScreenReading) -> PropertyProblem?

    init(
        _ reference: Reference, step: @escaping @MainActor (inout Reference, PerformedStep) -> Void,
        problem: @escaping @MainActor (Reference, ScreenReading) -> PropertyProblem?
    ) {
        self.reference = reference
        self.step = step
        self.problem = problem
    }

    func take(_ step: PerformedStep) { self.step(&reference, step) }

    func look(at screen: ScreenReading, in moment: CaseMoment) -> PropertyProblem? { problem(reference, screen) }
}

extension FuzzSetup {
    /// Declares a reference: a plain value that changes with the steps of the case, and with which the app must agree whenever the loop
    /// sleeps.
    ///
    /// ```swift
    /// setup.reference("the count is the number of presses", 0) { count, step in
    ///     if step.kind == .user(.press), step.name == "Add" { count += 1 }
    /// } agrees: { count, screen in
    ///     screen.shows("\(count)")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The property as a sentence: `the list has what was added`.
    ///   - initial: The reference before the first step, a value without references to the app.
    ///   - step: Changes the reference by a step. Is called once for each step that had an effect, in their order, before the next
    ///     comparison.
    ///   - agrees: Returns whether the app agrees with the reference. Changes nothing.
    public func reference<Reference>(
        _ name: String, file: StaticString = #filePath, line: Int = #line, _ initial: Reference,
        step: @escaping @MainActor (_ reference: inout Reference, _ step: PerformedStep) -> Void,
        agrees: @escaping @MainActor (_ reference: Reference, _ screen: ScreenReading) -> Bool
    ) {
        let check = ReferenceCheck(initial, step: step) { reference, screen in
            agrees(reference, screen) ? nil : PropertyProblem(remark: "the reference is \(reference)")
        }
        add(check, name, file, line)
        record = record ?? StepRecord()
    }

    /// Declares a reference, and says what is wrong if the app does not agree with it.
    ///
    /// - Parameters:
    ///   - name: The property as a sentence: `the list has what was added`.
    ///   - initial: The reference before the first step, a value without references to the app.
    ///   - step: Changes the reference by a step. Is called once for each step that had an effect, in their order, before the next
    ///     comparison.
    ///   - problem: Returns what is wrong; `nil` if the app agrees with the reference. Changes nothing. Two messages with other words
    ///     are two findings.
    public func reference<Reference>(
        _ name: String, file: StaticString = #filePath, line: Int = #line, _ initial: Reference,
        step: @escaping @MainActor (_ reference: inout Reference, _ step: PerformedStep) -> Void,
        problem: @escaping @MainActor (_ reference: Reference, _ screen: ScreenReading) -> String?
    ) {
        let check = ReferenceCheck(initial, step: step) { reference, screen in
            problem(reference, screen).map { PropertyProblem(words: $0) }
        }
        add(check, name, file, line)
        record = record ?? StepRecord()
    }
}
