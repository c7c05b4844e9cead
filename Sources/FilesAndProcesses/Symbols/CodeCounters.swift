/// The counters that LLVM adds to code that is compiled with `-profile-generate`, in the memory of this process. Each counts how often a
/// branch or function ran. They are read and never written, so that whoever collects a profile gets the whole of it.
package struct CodeCounters {
    /// What the linker calls the counters of a function, before the function's own name.
    private static let prefix = "__profc_"
    /// How the name of a function ends that gives a global its first value. It runs once in a process.
    private static let onceSuffixes = ["WZ", "Wz"]

    /// The counters, in the order of the program.
    private let counters: [UnsafePointer<UInt64>]
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
        var counters: [UnsafePointer<UInt64>] = []
        for object in program.objects(named: Self.prefix) {
            let name = object.name.dropFirst(Self.prefix.count)
            let mangled = name.lastIndex(of: ":").map { name[name.index(after: $0)...] } ?? name
            guard !Self.onceSuffixes.contains(where: mangled.hasSuffix), let module = Self.module(ofMangled: mangled),
                isCounted(module)
            else { continue }
            let start = loaded.lowerBound + UInt(object.address - program.addresses.lowerBound)
            for index in 0..<Int(object.size) / MemoryLayout<UInt64>.size {
                guard let first = UnsafePointer<UInt64>(bitPattern: start) else { continue }
                counters.append(first + index)
            }
        }
        guard !counters.isEmpty else { return nil }
        self.counters = counters
        counts = counters.map(\.pointee)
        hasCounted = counters.map { _ in false }
    }

    /// Begins anew: nothing has run.
    package mutating func begin() {
        for index in counters.indices {
            counts[index] = counters[index].pointee
            hasCounted[index] = false
        }
    }

    /// Returns the positions of the counters that counted since `begin`, without those that an earlier call returned.
    package mutating func takeNew() -> [Int] {
        var new: [Int] = []
        for index in counters.indices {
            let count = counters[index].pointee
            guard count != counts[index] else { continue }
            counts[index] = count
            if !hasCounted[index] { new.append(index) }
            hasCounted[index] = true
        }
        return new
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
