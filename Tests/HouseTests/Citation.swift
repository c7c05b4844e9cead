/// A place in the code that says which section of which article it keeps.
struct Citation: Equatable {
    /// Counted from 1.
    let line: Int
    /// The article, with a small letter.
    let article: String
    let sections: [Int]

    /// Every citation in a text; one may go on in the next line.
    static func all(in lines: [String]) -> [Citation] {
        matches(of: #/`([a-z]+)`, sections? (\d+(?:, \d+)*(?: and \d+)?)/#, in: lines).map { line, match in
            let sections = match.output.2.matches(of: #/\d+/#).compactMap { Int($0.output) }
            return Citation(line: line, article: String(match.output.1), sections: sections)
        }
    }

    /// The lines that speak of a section and do not say of what: nothing stands before the word that a comma could follow.
    static func linesWithoutArticle(in lines: [String]) -> [Int] {
        matches(of: #/(, )?[Ss]ections? \d/#, in: lines).filter { $0.match.output.1 == nil }.map(\.line)
    }

    /// What matches in the lines, which are read on from one to the next, and the line that it begins in.
    private static func matches<Output>(
        of pattern: Regex<Output>, in lines: [String]
    ) -> [(line: Int, match: Regex<Output>.Match)] {
        var text = ""
        var starts: [String.Index] = []
        for line in lines {
            starts.append(text.endIndex)
            text += line.drop { " /".contains($0) } + " "
        }
        return text.matches(of: pattern).map { match in
            (starts.count { $0 <= match.range.lowerBound }, match)
        }
    }
}
