import Foundation

/// The page that has a word for each API of SwiftUI and Combine: a section for each kind, and in it a list for each word.
struct InterfacePage {
    enum Word: String, CaseIterable {
        case behaves, accepted, absent
    }

    enum Kind: String, CaseIterable {
        case types = "Types, protocols and property wrappers"
        case modifiers = "Modifiers and other functions"
        case properties = "Environment values and other properties"
        case statics = "Static members and cases"
        case combine = "Combine"
    }

    /// What comes before the first section.
    let introduction: String
    var words: [Kind: [String: Word]] = [:]

    init(_ text: String) {
        let parts = text.components(separatedBy: "\n## ")
        introduction = parts[0]
        for part in parts.dropFirst() {
            let lines = part.split(separator: "\n")
            guard let kind = Kind(rawValue: String(lines[0])) else { continue }
            for line in lines.dropFirst() {
                guard let word = Word.allCases.first(where: { line.hasPrefix("- **\($0.rawValue)**") }) else {
                    continue
                }
                for match in line.matches(of: /`([^`]+)`/) { words[kind, default: [:]][String(match.1)] = word }
            }
        }
    }

    var text: String {
        var sections = [introduction]
        for kind in Kind.allCases {
            var lines = [kind.rawValue, ""]
            for word in Word.allCases {
                let names = (words[kind] ?? [:]).filter { $0.value == word }.keys.sorted()
                let list = names.map { "`\($0)`" }.joined(separator: ", ")
                lines.append("- **\(word.rawValue)** (\(names.count)): \(list)")
            }
            sections.append(lines.joined(separator: "\n") + "\n")
        }
        return sections.joined(separator: "\n## ")
    }
}
