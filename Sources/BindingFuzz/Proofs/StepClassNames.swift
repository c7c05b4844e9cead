extension StepClasses {
    /// Makes the set of all steps except those that a text names.
    ///
    /// A name is one of these:
    ///
    /// - A kind of step as in case files, wherever it runs: `clear` in every callout and deferred, `perform` for everything that is
    ///   deferred to blocks. `post` does not include `background post`.
    /// - One class of steps: `clear in timer`, `perform clear`.
    /// - All mutations, or all posts, of a callout: `mutations in timer`.
    /// - An assumption: `mutations on the main queue`.
    ///
    /// - Parameter text: names, separated by commas.
    /// - Throws: `StepClassesError`, with the offset of the wrong name.
    package init(leavingOut text: String) throws(StepClassesError) {
        self = .all
        var offset = 0
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let name = part.split(separator: " ").joined(separator: " ")
            guard let classes = StepClassNames.all.first(where: { $0.name == name })?.classes else {
                throw StepClassesError(offset: offset + part.prefix { $0 == " " }.count, found: name)
            }
            subtract(classes)
            offset += part.unicodeScalars.count + 1
        }
    }
}

/// The names of sets of steps on a command line.
private enum StepClassNames {
    static let all: [(name: String, classes: StepClasses)] = kinds + single + callouts + assumptions

    /// The kinds as in case files, wherever a step of the kind runs.
    private static let kinds: [(name: String, classes: StepClasses)] = StepAlphabet.kinds.map { kind in
        let named = StepClass.all.filter { step in
            switch step.operation {
            case .perform: step.action == kind.name || kind.name == "perform"
            case .async: step.action == kind.name || kind.name == "async"
            case .act: step.action == kind.name
            case .loop, .backgroundPost, .resume: step.description == kind.name
            }
        }
        return (kind.name, StepClasses(named))
    }

    private static let single: [(name: String, classes: StepClasses)] = StepClass.all.filter { step in
        !kinds.contains { $0.name == step.description }
    }.map { ($0.description, [$0]) }

    private static let callouts: [(name: String, classes: StepClasses)] = StepClass.callouts.flatMap { place in
        let here = StepClass.all.filter { $0.isAct(in: place) }
        return [
            ("mutations in \(place)", StepClasses(here.filter(\.isMutation))),
            ("posts in \(place)", StepClasses(here.filter(\.isPost))),
        ]
    }

    private static let assumptions = Assumption.allCases.map { (name: $0.name, classes: $0.classes) }
}

/// The error for a text that names no set of steps.
package struct StepClassesError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The offset of the error: Unicode scalars from the start of the text.
    package let offset: Int
    /// The text at the offset.
    package let found: String
    /// The most similar names, the nearest first.
    package let nearest: [String]

    private static let mostNearest = 3

    fileprivate init(offset: Int, found: String) {
        self.offset = offset
        self.found = found
        let distances = StepClassNames.all.enumerated().map { position, entry in
            (distance: found.edits(to: entry.name), position: position, name: entry.name)
        }
        // A name farther away has little in common with the text. Two swapped letters are two edits.
        let limit = Swift.max(2, found.count / 3)
        nearest = distances.filter { $0.distance <= limit && !found.isEmpty }
            .sorted { ($0.distance, $0.position) < ($1.distance, $1.position) }
            .prefix(Self.mostNearest).map(\.name)
    }

    /// A description of valid names.
    package var expected: String {
        let most = "a kind of step, as in 'clear', 'clear in timer' or 'perform clear', or an assumption, as in"
        return "\(most) 'mutations in timers'"
    }

    package var description: String {
        let names = nearest.map { "'\($0)'" }.joined(separator: ", ")
        return "expected \(expected); found '\(found)'" + (nearest.isEmpty ? "" : "; near it: \(names)")
    }
}

extension String {
    /// Returns the number of characters to add, remove or change to get from one text to the other.
    fileprivate func edits(to other: String) -> Int {
        let other = Array(other)
        var distances = Array(0...other.count)
        for (row, character) in enumerated() {
            var diagonal = row
            distances[0] = row + 1
            for column in other.indices {
                let changed = diagonal + (character == other[column] ? 0 : 1)
                diagonal = distances[column + 1]
                distances[column + 1] = Swift.min(changed, diagonal + 1, distances[column] + 1)
            }
        }
        return distances[other.count]
    }
}
