extension BinaryInteger {
    /// With a comma at every third digit.
    package var grouped: String {
        var digits = Array(String(self))
        for position in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: position) }
        return String(digits)
    }

    /// So many of something: `1 case`, `2,000 cases`, `0 cases`.
    ///
    /// - Parameter noun: one of them; what follows it, as in `case searched`, is added by the caller.
    package func counted(_ noun: String) -> String { "\(grouped) " + (self == 1 ? noun : noun.plural) }
}

extension String {
    /// More than one of it: `cases`, `bodies`.
    package var plural: String {
        hasSuffix("y") && !hasSuffix("ay") ? dropLast() + "ies" : self + "s"
    }
}

extension Int {
    /// A small number as a word: `six`.
    package var word: String {
        let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
        return words.indices.contains(self) ? words[self] : "\(self)"
    }
}
