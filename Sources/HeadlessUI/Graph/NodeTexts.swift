extension Node {
    /// All text that is shown within the node, in order.
    var texts: [String] {
        var texts: [String] = []
        addTexts(to: &texts)
        return texts
    }

    private func addTexts(to texts: inout [String]) {
        if let text { texts.append(text) }
        for child in children { child.addTexts(to: &texts) }
    }

    /// What is read out for the node: its texts, or the names of its pictures where it has no text.
    var spokenLabel: String {
        var words = SpokenWords()
        addSpokenTexts(to: &words)
        if words.count == 0 { addPictureNames(to: &words) }
        return words.text
    }

    /// What a view is called that may contain much: what is read out first.
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

/// What is read out, one after the other, with a blank between them. Most controls have one text, which is taken as it is.
private struct SpokenWords {
    private(set) var text = ""
    private(set) var count = 0

    mutating func add(_ word: String) {
        text = count == 0 ? word : "\(text) \(word)"
        count += 1
    }
}
