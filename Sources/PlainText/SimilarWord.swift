/// Finds the word that a person most likely meant.
package enum SimilarWord {
    /// The largest distance at which a word is taken for a misspelling of another.
    private static let distanceOfSlip = 3

    /// Returns the most similar word; `nil` if no word is similar.
    package static func of(_ found: String, among words: [String]) -> String? {
        let distances = words.map { distance($0, found) }
        guard let least = distances.min(), least <= distanceOfSlip, least < found.count,
            let position = distances.firstIndex(of: least)
        else { return nil }
        return words[position]
    }

    /// Returns how many characters must be inserted, deleted or replaced to turn one word into the other (Levenshtein).
    private static func distance(_ left: String, _ right: String) -> Int {
        let right = Array(right)
        var row = Array(0...right.count)
        for (line, sign) in left.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for column in right.indices {
                let changed = diagonal + (right[column] == sign ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(changed, diagonal + 1, row[column] + 1)
            }
        }
        return row[right.count]
    }
}
