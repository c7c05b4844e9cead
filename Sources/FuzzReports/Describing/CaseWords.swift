import FuzzEngine

extension TestCase {
    /// A step with its number, within a sentence: `step 2 (clear)`.
    ///
    /// - Parameter number: counted from 1; what is not among the steps is before or after them.
    package func name(ofStep number: Int) -> String {
        guard steps.indices.contains(number - 1) else {
            return number == 0 ? "the start" : "the settling after the last step"
        }
        return "step \(number) (\(steps[number - 1]))"
    }

    /// The case in one line, which is broken between steps only.
    package var tied: String {
        let tie = String(WrappedText.tie)
        return description.replacing(" ", with: tie).replacing("\(tie)·\(tie)", with: "\(tie)· ")
            .replacing(":\(tie)", with: ": ")
    }
}
