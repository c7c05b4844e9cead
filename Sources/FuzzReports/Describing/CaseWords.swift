import FuzzEngine

extension TestCase {
    /// Returns a step with its number, for use within a sentence: `step 2 (clear)`.
    ///
    /// - Parameter number: the number of the step, counted from 1; other numbers stand for the time before or after the steps.
    package func name(ofStep number: Int) -> String {
        guard steps.indices.contains(number - 1) else {
            return number == 0 ? "the start" : "the time after the last step"
        }
        return "step \(number) (\(steps[number - 1]))"
    }

    /// The case as a text that breaks into lines only between steps.
    package var tied: String {
        let tie = String(WrappedText.tie)
        return description.replacing(" ", with: tie).replacing("\(tie)·\(tie)", with: "\(tie)· ")
            .replacing(":\(tie)", with: ": ")
    }
}
