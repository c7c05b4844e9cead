/// The counters that LLVM adds to code that is compiled with `-profile-generate`, in the memory of this process. Each counts how often a
/// branch or function ran. They are read and never written, so that whoever collects a profile gets the whole of it.
package struct CodeCounters {
    /// What the linker calls the counters of a function, before the function's own name.
    private static let prefix = "__profc_"
    /// How the name of a function ends that gives a global its first value. It runs once in a process.
    private static let onceSuffixes = ["WZ", "Wz"]

    /// The counters, in the order of their addresses.
    private let counters: [UnsafeBufferPointer<UInt64>]
    /// What each counted when it was last read.
    private var counts: [UInt64]
    /// Which of them counted since `begin`.
    private var hasCounted: [Bool]

    /// The counters of this program.
    ///
    /// - Parameter isCounted: Returns whether the functions of a module count.
    /// - Returns: `nil` if no function that counts was compiled so.
    package init?(where isCounted: (_ module: String) -> Bool) {
        guard let program = ProgramFile.ofThisProcess, let loaded = LoadedProgram.addresses else { return nil }
        var ranges: [Range<UInt>] = []
        for object in program.objects(named: Self.prefix).sorted(by: { $0.address < $1.address }) {
            let name = object.name.dropFirst(Self.prefix.count)
            let mangled = name.lastIndex(of: ":").map { name[name.index(after: $0)...] } ?? name
            guard !Self.onceSuffixes.contains(where: mangled.hasSuffix), let module = Self.module(ofMangled: mangled),
                isCounted(module)
            else { continue }
            let start = loaded.lowerBound + UInt(object.address - program.addresses.lowerBound)
            let end = start + UInt(object.size)
            if let last = ranges.last, last.upperBound == start {
                ranges[ranges.count - 1] = last.lowerBound..<end
            } else {
                ranges.append(start..<end)
            }
        }
        guard !ranges.isEmpty else { return nil }
        counters = ranges.map { range in
            UnsafeBufferPointer(
                start: UnsafePointer(bitPattern: range.lowerBound), count: range.count / MemoryLayout<UInt64>.size)
        }
        counts = Array(counters.joined())
        hasCounted = counts.map { _ in false }
    }

    /// Begins anew: nothing has run.
    package mutating func begin() {
        readNew { _ in }
        for index in hasCounted.indices { hasCounted[index] = false }
    }

    /// Returns the positions of the counters that counted since `begin`, without those that an earlier call returned.
    package mutating func takeNew() -> [Int] {
        var new: [Int] = []
        readNew { new.append($0) }
        return new
    }

    /// Reads all counters, and passes on the positions of those that had not counted.
    private mutating func readNew(_ take: (Int) -> Void) {
        var position = 0
        for range in counters {
            for index in range.indices {
                if range[index] != counts[position + index] {
                    counts[position + index] = range[index]
                    if !hasCounted[position + index] { take(position + index) }
                    hasCounted[position + index] = true
                }
            }
            position += range.count
        }
    }

    /// Returns the module of a function with a name of the linker's, such as `inbox` for `$s5inbox5QuotaC6refillyyF`; `nil` if it is
    /// none of Swift, or of the standard library.
    static func module(ofMangled name: some StringProtocol) -> String? {
        guard name.hasPrefix("$s") else { return nil }
        let rest = name.dropFirst(2)
        guard let length = Int(rest.prefix { $0.isNumber }), length > 0 else { return nil }
        let module = rest.drop { $0.isNumber }.prefix(length)
        return module.count == length ? String(module) : nil
    }
}
