import Foundation

/// The counters that LLVM adds to code that is compiled with `-profile-generate`, in the memory of this process. Each counts the runs of
/// a function or branch. They are read and never written, so that a profile that somebody collects is whole.
///
/// A program without a symbol table has none, and so has code in a dynamic library.
package struct CodeCounters {
    /// The prefix of the symbol of a function's counters.
    private static let prefix = "__profc_"
    /// The number of counters that are compared at once.
    private static let blockSize = 256

    /// The counters, in the order of their addresses.
    private let ranges: [UnsafeBufferPointer<UInt64>]
    /// A number for each counter that depends on its function and its place there. It is the same in every process, and after a build in
    /// which the function did not change.
    package let numbers: [UInt64]
    /// The counts of the last reading.
    private var counts: [UInt64]
    /// Whether each counter has counted since `begin`.
    private var hasCounted: [Bool]
    /// Whether each counter had counted before the last `begin`, since the counters were first read.
    private var hasCountedBefore: [Bool]

    /// Finds the counters of this program.
    ///
    /// - Parameters:
    ///   - isCounted: Returns whether the functions of a module count.
    ///   - number: Returns a number for the name of a function.
    /// - Returns: `nil` if no function that counts was compiled so.
    package init?(where isCounted: (_ module: String) -> Bool, number: (_ function: Substring) -> UInt64) {
        guard let program = ProgramFile.ofThisProcess, let loaded = LoadedProgram.addresses else { return nil }
        let size = UInt64(MemoryLayout<UInt64>.size)
        var ranges: [Range<UInt>] = []
        var numbers: [UInt64] = []
        for object in program.objects(named: Self.prefix).sorted(by: { $0.address < $1.address }) {
            let name = object.name.dropFirst(Self.prefix.count)
            let function = name.lastIndex(of: ":").map { name[name.index(after: $0)...] } ?? name
            guard object.size > 0, object.size % size == 0, program.addresses.contains(object.address),
                let module = Self.module(ofMangled: function), isCounted(module)
            else { continue }
            let start = loaded.lowerBound + UInt(object.address - program.addresses.lowerBound)
            // Two names can mean the same counters.
            if let last = ranges.last, start < last.upperBound { continue }
            let end = start + UInt(object.size)
            if let last = ranges.last, last.upperBound == start {
                ranges[ranges.count - 1] = last.lowerBound..<end
            } else {
                ranges.append(start..<end)
            }
            let first = number(function)
            for index in 0..<object.size / size { numbers.append(first &+ index &* 0x9E37_79B9_7F4A_7C15) }
        }
        guard !ranges.isEmpty else { return nil }
        self.ranges = ranges.map { range in
            UnsafeBufferPointer(start: UnsafePointer(bitPattern: range.lowerBound), count: range.count / Int(size))
        }
        self.numbers = numbers
        counts = Array(self.ranges.joined())
        hasCounted = counts.map { _ in false }
        hasCountedBefore = hasCounted
    }

    /// Forgets which counters have counted.
    package mutating func begin() {
        readNew { _ in }
        for index in hasCounted.indices where hasCounted[index] {
            hasCountedBefore[index] = true
            hasCounted[index] = false
        }
    }

    /// Returns the positions of the counters that counted since `begin`, without those that an earlier call returned.
    package mutating func takeNew() -> [Int] {
        var new: [Int] = []
        readNew { new.append($0) }
        return new
    }

    /// Returns whether a counter had counted before the last `begin`. Code that runs once in a process has not.
    package func hadCounted(_ position: Int) -> Bool { hasCountedBefore[position] }

    /// Reads all counters, and passes on the positions of those that had not counted.
    private mutating func readNew(_ take: (Int) -> Void) {
        var first = 0
        for range in ranges {
            for start in stride(from: 0, to: range.count, by: Self.blockSize) {
                let block = start..<min(start + Self.blockSize, range.count)
                let isUnchanged = counts.withUnsafeBufferPointer { counts in
                    guard let last = counts.baseAddress, let now = range.baseAddress else { return true }
                    let size = block.count * MemoryLayout<UInt64>.size
                    return memcmp(last + first + start, now + start, size) == 0
                }
                if isUnchanged { continue }
                for index in block where range[index] != counts[first + index] {
                    counts[first + index] = range[index]
                    if !hasCounted[first + index] { take(first + index) }
                    hasCounted[first + index] = true
                }
            }
            first += range.count
        }
    }

    /// Returns the module of a function with a mangled name, such as `inbox` for `$s5inbox5QuotaC6refillyyF`; `nil` if it is none of
    /// Swift, or of the standard library alone. For a member of another module's type, it is the module of the extension: `inbox` for
    /// `$sSS5inboxE7trimmedSSvg`.
    package static func module(ofMangled name: some StringProtocol) -> String? {
        guard name.hasPrefix("$s") else { return nil }
        var rest = name.dropFirst(2)
        var first: String?
        while let digit = rest.firstIndex(where: { $0.isASCII && $0.isNumber }) {
            let isFirst = digit == rest.startIndex
            rest = rest[digit...]
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            rest = rest[digits.endIndex...]
            guard let length = Int(digits), length > 0, length <= rest.count else { continue }
            let identifier = rest.prefix(length)
            rest = rest[identifier.endIndex...]
            if isFirst, first == nil { first = String(identifier) }
            if rest.first == "E" { return String(identifier) }
        }
        return first
    }
}
