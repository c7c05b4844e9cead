extension Unicode.Scalar {
    /// Whether a terminal or a page would obey it, or show nothing for it: control characters, what turns the direction of
    /// writing, separators of lines, and marks without a width.
    package var isHidden: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        // The joiners spell words of some languages, and families of emoji.
        case .format: value != 0x200C && value != 0x200D
        default: false
        }
    }
}

extension String {
    /// The text with what is hidden in it spelled out: `\u{9B}`. Text from a file or of its name goes through here before it
    /// comes to a terminal, a page or a line of a log, where it could otherwise erase or turn around what stands beside it.
    package var visible: String { visible(keeping: []) }

    /// The text of several lines with all else that is hidden in it spelled out.
    package var visibleLines: String { visible(keeping: ["\n"]) }

    private func visible(keeping kept: Set<Unicode.Scalar>) -> String {
        let isSpelled = { (scalar: Unicode.Scalar) in scalar.isHidden && !kept.contains(scalar) }
        guard unicodeScalars.contains(where: isSpelled) else { return self }
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if isSpelled(scalar) {
                text.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
            } else {
                text.append(scalar)
            }
        }
        return String(text)
    }
}
