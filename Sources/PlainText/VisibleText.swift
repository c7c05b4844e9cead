extension Unicode.Scalar {
    /// Whether a terminal or a page would interpret the scalar instead of showing it: control characters, direction marks, line
    /// separators, and format characters without a width.
    package var isHidden: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        // Zero-width joiners spell words in some languages, and families of emoji.
        case .format: value != 0x200C && value != 0x200D
        default: false
        }
    }
}

extension String {
    /// The text with each hidden scalar spelled out: `\u{9B}`.
    ///
    /// Texts and names of files pass through here on their way to a terminal, a page or a log. A hidden scalar could otherwise
    /// erase or reverse the text beside it.
    package var visible: String { visible(keeping: []) }

    /// The text of several lines with each hidden scalar except the line feed spelled out.
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
