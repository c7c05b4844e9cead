import Locks

/// The functions and source lines of this program's machine code, from its debug information.
package enum ProgramSymbols {
    private static let known = Locked<[UInt64: [SourceFrame]]>([:])

    /// Returns the frames at addresses, which count from the place where the system has loaded the program.
    ///
    /// A function that the compiler inlined is a frame before the function that calls it.
    package static func frames(at offsets: [UInt64]) -> [SourceFrame] {
        guard let program = ProgramFile.ofThisProcess else { return [] }
        return known.withLock { known in
            let unknown = Set(offsets).filter { known[$0] == nil }
            if !unknown.isEmpty {
                let found = frames(at: unknown.map { $0 &+ program.addresses.lowerBound }.sorted(), in: program)
                for offset in unknown { known[offset] = found[offset &+ program.addresses.lowerBound] ?? [] }
            }
            return offsets.flatMap { known[$0] ?? [] }
        }
    }

    /// Returns the frames of each address in a program.
    static func frames(at addresses: [UInt64], in program: ProgramFile) -> [UInt64: [SourceFrame]] {
        var frames: [UInt64: [SourceFrame]] = [:]
        var start = 0
        while let unit = DebugUnit(of: program, at: start) {
            start = unit.end
            guard unit.isReadable, let root = unit.root() else { continue }
            let inside = addresses.filter { unit.covers($0, root) }
            guard !inside.isEmpty else { continue }
            frames.merge(Self.frames(at: inside, of: unit, root, in: program)) { first, _ in first }
        }
        for address in addresses where frames[address] == nil {
            guard let name = program.symbol(at: address).map(FunctionName.init) else { continue }
            frames[address] = [SourceFrame(function: name.short, isInClosure: name.isClosure, file: nil, line: 0)]
        }
        return frames
    }

    /// Returns the frames of the addresses in a unit.
    private static func frames(
        at addresses: [UInt64], of unit: DebugUnit, _ root: DebugUnit.Entry, in program: ProgramFile
    ) -> [UInt64: [SourceFrame]] {
        var unit = unit
        unit.readKinds()
        let folder = unit.string(root.values[DWARF.folder]) ?? ""
        let table = root.number(DWARF.lineTable).flatMap { LineTable(of: program, at: $0, in: folder) }
        let lines = table?.lines(at: addresses) ?? [:]
        // The function that covers an address, and those that the compiler inlined there, outermost first.
        var chains: [UInt64: [DebugUnit.Entry]] = [:]
        unit.forEachEntry { entry, _ in
            guard entry.tag == DWARF.function || entry.tag == DWARF.inlinedFunction else { return }
            for address in addresses where unit.covers(address, entry) { chains[address, default: []].append(entry) }
        }
        var frames: [UInt64: [SourceFrame]] = [:]
        for (address, chain) in chains {
            var place = lines[address].map { (file: $0.file, line: $0.line) }
            frames[address] = chain.reversed().map { entry in
                defer {
                    place = entry.number(DWARF.callFile).map {
                        ($0, Int(clamping: entry.number(DWARF.callLine) ?? 0))
                    }
                }
                var isNear = false
                if let unknown = place, unknown.line == 0, entry.tag == DWARF.function {
                    // Code without a line may be that of another file's function, which the compiler inlined.
                    let file = declaredFile(of: entry, in: unit) ?? unknown.file
                    let line = entry.addresses.flatMap { table?.line(before: address, in: file, of: $0) }
                    place = (file, line ?? 0)
                    isNear = line != nil
                }
                let name = FunctionName(name(of: entry, in: unit) ?? "?")
                return SourceFrame(
                    function: name.short, isInClosure: name.isClosure, file: place.flatMap { table?.file($0.file) },
                    line: place?.line ?? 0, isNear: isNear)
            }
        }
        return frames
    }

    /// Returns the linker's name of a function, or else its plain name.
    private static func name(of entry: DebugUnit.Entry, in unit: DebugUnit) -> String? {
        first(of: entry, in: unit) { unit.string($0.values[DWARF.linkageName] ?? $0.values[DWARF.name]) }
    }

    /// Returns the number of the file in which a function is declared.
    static func declaredFile(of entry: DebugUnit.Entry, in unit: DebugUnit) -> UInt64? {
        first(of: entry, in: unit) { $0.number(DWARF.declaredFile) }
    }

    /// Returns the first value that an entry has, or else an entry that it refers to.
    private static func first<Value>(
        of entry: DebugUnit.Entry, in unit: DebugUnit, _ value: (DebugUnit.Entry) -> Value?
    ) -> Value? {
        var entry = entry
        for _ in 0..<4 {
            if let found = value(entry) { return found }
            guard case .entry(let offset)? = entry.values[DWARF.origin] ?? entry.values[DWARF.specification],
                let next = unit.entry(at: offset)
            else { return nil }
            entry = next
        }
        return nil
    }
}
