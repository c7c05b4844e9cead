import Locks

extension ConfigurationPattern {
    /// Returns a small set of patterns that match the chosen configurations of a list and no others in it.
    public static func covering(
        _ chosen: [Configuration], among configurations: [Configuration]
    ) -> [ConfigurationPattern] {
        let chosen = Set(chosen)
        return covering(configurations.map(chosen.contains), among: configurations)
    }

    /// Returns a small set of patterns that match the chosen configurations of a list and no others in it.
    ///
    /// - Parameters:
    ///   - isChosen: for each configuration of the list, whether a pattern must match it.
    package static func covering(
        _ isChosen: [Bool], among configurations: [Configuration]
    ) -> [ConfigurationPattern] {
        PatternCover.of(configurations).patterns(isChosen)
    }
}

/// Finds a small set of patterns that match the chosen configurations of a list and no others in it.
///
/// If a part has a single value in the list, the patterns name it: `*` would include configurations that were never run.
package struct PatternCover<Configuration: TestConfiguration>: Sendable {
    private let configurations: [Configuration]
    private let values: [[String]]
    private let cover: NumberCover

    /// Returns the cover of configurations of a list, which is prepared once as long as the list stays the same.
    package static func of(_ configurations: [Configuration]) -> PatternCover {
        let known = LatestCovers.all.withLock { $0[ObjectIdentifier(Configuration.self)] as? PatternCover }
        // A list equals itself without a look at its elements.
        if let known, known.configurations == configurations { return known }
        let cover = PatternCover(of: configurations)
        LatestCovers.all.withLock { $0[ObjectIdentifier(Configuration.self)] = cover }
        return cover
    }

    private init(of configurations: [Configuration]) {
        self.configurations = configurations
        // The list may have values that no file can name.
        var values = Configuration.partValues
        let digits = configurations.map { configuration in
            configuration.parts.enumerated().map { part, value in
                if let position = values[part].firstIndex(of: value) { return position + 1 }
                values[part].append(value)
                return values[part].count
            }
        }
        self.values = values
        cover = NumberCover(digits, radices: values.map { $0.count + 1 })
    }

    /// Returns a small set of patterns that match the chosen configurations.
    ///
    /// - Parameter isChosen: for each configuration of the list, whether a pattern must match it.
    package func patterns(_ isChosen: [Bool]) -> [ConfigurationPattern<Configuration>] {
        cover.patterns(isChosen).map { digits in
            ConfigurationPattern(choices: zip(digits, values).map { $0 == 0 ? nil : $1[$0 - 1] })
        }
    }
}

/// The most recent cover for each type of configuration. Nearly all are of the full matrix.
private enum LatestCovers {
    static let all = Locked<[ObjectIdentifier: any Sendable]>([:])
}

/// The cover, computed on numbers. A configuration has a digit from 1 for each part; a pattern has 0 for `*`.
private struct NumberCover {
    /// The number of digits for each part.
    private let radices: [Int]
    /// The numbers of the patterns that match each configuration, with the first part as the lowest digit. The pattern that names
    /// every part comes first.
    private let keys: [Int]
    /// The number of patterns that match a configuration.
    private let keysOfEach: Int

    init(_ configurations: [[Int]], radices: [Int]) {
        self.radices = radices
        let varying = radices.indices.filter { part in
            configurations.contains { $0[part] != configurations[0][part] }
        }
        keysOfEach = 1 << varying.count
        var keys: [Int] = []
        keys.reserveCapacity(configurations.count * keysOfEach)
        for digits in configurations {
            let start = keys.count
            var weight = 1
            keys.append(0)
            for part in radices.indices {
                let end = keys.count
                // Appends one by one: holding a slice would make each append copy all of the keys.
                if varying.contains(part) { for index in start..<end { keys.append(keys[index]) } }
                for index in start..<end { keys[index] += digits[part] * weight }
                weight *= radices[part]
            }
        }
        self.keys = keys
    }

    private func keys(_ position: Int) -> ArraySlice<Int> { keys[position * keysOfEach..<(position + 1) * keysOfEach] }

    /// Covers greedily: takes the pattern that matches most of the remaining configurations, and the first in their order among
    /// equals.
    func patterns(_ isChosen: [Bool]) -> [[Int]] {
        let count = radices.reduce(1, *)
        var isForbidden = Array(repeating: false, count: count)
        for position in isChosen.indices where !isChosen[position] {
            for key in keys(position) { isForbidden[key] = true }
        }
        var left = isChosen.indices.filter { isChosen[$0] }
        /// The number of remaining configurations that each allowed pattern matches.
        var matches = Array(repeating: 0, count: count)
        for position in left {
            for key in keys(position) where !isForbidden[key] { matches[key] += 1 }
        }
        var cover: [Int] = []
        while let most = matches.max(), let best = firstKey(of: left, where: { matches[$0] == most }) {
            cover.append(best)
            left.removeAll { position in
                guard keys(position).contains(best) else { return false }
                for key in keys(position) where !isForbidden[key] { matches[key] -= 1 }
                return true
            }
        }
        return cover.map(digits)
    }

    private func firstKey(of positions: [Int], where isRight: (Int) -> Bool) -> Int? {
        for position in positions {
            if let key = keys(position).first(where: isRight) { return key }
        }
        return nil
    }

    private func digits(of key: Int) -> [Int] {
        var rest = key
        return radices.map { radix in
            defer { rest /= radix }
            return rest % radix
        }
    }
}
