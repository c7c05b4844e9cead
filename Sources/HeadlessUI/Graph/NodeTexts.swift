extension Node {
    /// All visible texts within the node, in order.
    var texts: [String] {
        var texts: [String] = []
        addTexts(to: &texts)
        return texts
    }

    private func addTexts(to texts: inout [String]) {
        if let text { texts.append(text) }
        for child in children { child.addTexts(to: &texts) }
    }

    /// Returns the first visible text within the node that satisfies a condition.
    func firstText(where isWanted: (String) -> Bool) -> String? {
        if let text, isWanted(text) { return text }
        for child in children {
            if let found = child.firstText(where: isWanted) { return found }
        }
        return nil
    }

    /// The spoken texts of the node, or the names of its images if it has no text.
    var spokenLabel: String {
        var words = SpokenWords()
        addSpokenTexts(to: &words)
        if words.count == 0 { addPictureNames(to: &words) }
        return words.text
    }

    /// The name of a view that may have much content: its first spoken text.
    var spokenName: String {
        environment.accessibilityLabel ?? firstSpokenText ?? firstPictureName ?? ""
    }

    private var firstSpokenText: String? {
        let own = spokenText ?? text.map { environment.accessibilityLabel ?? $0 }
        if let own, !own.isEmpty { return own }
        return children.lazy.compactMap(\.firstSpokenText).first
    }

    private var firstPictureName: String? { pictureName ?? children.lazy.compactMap(\.firstPictureName).first }

    private func addSpokenTexts(to words: inout SpokenWords) {
        if let spokenText {
            words.add(spokenText)
        } else if let text {
            words.add(environment.accessibilityLabel ?? text)
        }
        for child in children { child.addSpokenTexts(to: &words) }
    }

    private func addPictureNames(to words: inout SpokenWords) {
        if let pictureName { words.add(pictureName) }
        for child in children { child.addPictureNames(to: &words) }
    }
}

/// Spoken texts, joined by spaces. Most controls have a single text, which is used without a copy.
private struct SpokenWords {
    private(set) var text = ""
    private(set) var count = 0

    mutating func add(_ word: String) {
        count += 1
        if text.isEmpty {
            text = word
        } else if !word.isEmpty {
            text += " \(word)"
        }
    }
}
