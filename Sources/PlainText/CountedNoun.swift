extension BinaryInteger {
    /// The number in decimal, with a comma between groups of three digits.
    package var grouped: String {
        var digits = Array(String(self))
        for position in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: position) }
        return String(digits)
    }

    /// Returns the number and the noun: `1 case`, `2,000 cases`, `0 cases`.
    ///
    /// - Parameter noun: the singular. The caller adds the words that follow it, as in `case searched`.
    package func counted(_ noun: String) -> String { "\(grouped) " + (self == 1 ? noun : noun.plural) }
}

extension String {
    /// The plural of a noun: `cases`, `bodies`.
    package var plural: String {
        hasSuffix("y") && !hasSuffix("ay") ? dropLast() + "ies" : self + "s"
    }
}

extension Int {
    /// The number as a word if it is below ten: `six`.
    package var word: String {
        let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
        return words.indices.contains(self) ? words[self] : "\(self)"
    }
}
