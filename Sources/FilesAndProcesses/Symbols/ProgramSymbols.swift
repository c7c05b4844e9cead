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
                if let unknown = place, unknown.line == 0, entry.tag == DWARF.function, let range = entry.addresses,
                    let line = table?.line(before: address, in: unknown.file, of: range)
                {
                    place?.line = line
                    isNear = true
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
        var entry = entry
        for _ in 0..<4 {
            if let name = unit.string(entry.values[DWARF.linkageName] ?? entry.values[DWARF.name]) { return name }
            guard case .entry(let offset)? = entry.values[DWARF.origin] ?? entry.values[DWARF.specification],
                let next = unit.entry(at: offset)
            else { return nil }
            entry = next
        }
        return nil
    }
}
