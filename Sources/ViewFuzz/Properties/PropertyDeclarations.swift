import HeadlessUI

/// A condition that must hold at each look.
@MainActor private final class ConditionCheck: PropertyCheck {
    private let problem: @MainActor (ScreenReading) -> String?

    init(_ problem: @escaping @MainActor (ScreenReading) -> String?) { self.problem = problem }

    func look(at screen: ScreenReading, in moment: CaseMoment) -> PropertyProblem? {
        problem(screen).map { PropertyProblem(words: $0) }
    }
}

extension FuzzSetup {
    /// Declares a property that must hold whenever the loop sleeps.
    ///
    /// - Parameters:
    ///   - name: The property as a sentence: `the count is never negative`.
    ///   - holds: Returns whether the property holds. Changes nothing.
    public func property(
        _ name: String, file: StaticString = #filePath, line: Int = #line, _ holds: @escaping @MainActor () -> Bool
    ) {
        add(ConditionCheck { _ in holds() ? nil : "" }, name, file, line)
    }

    /// Declares a property that must hold whenever the loop sleeps, and says what is wrong otherwise.
    ///
    /// Two messages with other words are two findings. Numbers in them do not count.
    ///
    /// - Parameters:
    ///   - name: The property as a sentence: `the count is never negative`.
    ///   - problem: Returns what is wrong, such as `"the count is \(count) after a refund"`; `nil` if the property holds. Changes
    ///     nothing.
    public func property(
        _ name: String, file: StaticString = #filePath, line: Int = #line, _ problem: @escaping @MainActor () -> String?
    ) {
        add(ConditionCheck { _ in problem() }, name, file, line)
    }

    /// Declares a property of the screen that must hold whenever the loop sleeps.
    ///
    /// - Parameters:
    ///   - name: The property as a sentence: `each row can be deleted`.
    ///   - holds: Returns whether the property holds of the frontmost content. Changes nothing.
    public func property(
        _ name: String, file: StaticString = #filePath, line: Int = #line,
        _ holds: @escaping @MainActor (ScreenReading) -> Bool
    ) {
        add(ConditionCheck { holds($0) ? nil : "" }, name, file, line)
    }

    /// Declares a property of the screen that must hold whenever the loop sleeps, and says what is wrong otherwise.
    ///
    /// - Parameters:
    ///   - name: The property as a sentence: `each row can be deleted`.
    ///   - problem: Returns what is wrong; `nil` if the property holds of the frontmost content. Changes nothing.
    public func property(
        _ name: String, file: StaticString = #filePath, line: Int = #line,
        _ problem: @escaping @MainActor (ScreenReading) -> String?
    ) {
        add(ConditionCheck(problem), name, file, line)
    }

    /// Adds a property.
    func add(_ check: any PropertyCheck, _ name: String, _ file: StaticString, _ line: Int) {
        properties.append(Property(name: name, check: check, file: file, line: line))
    }
}
