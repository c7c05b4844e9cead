/// A compilation unit of a program's debug information in DWARF 4, the version that SwiftPM writes: usually one source file.
struct DebugUnit {
    /// An attribute of an entry: a number, an address, or an offset in a section.
    struct Entry {
        let offset: Int
        let tag: UInt64
        let hasChildren: Bool
        /// The values by attribute; those of no use here are left out.
        var values: [UInt64: Value] = [:]
    }

    enum Value {
        case number(UInt64)
        /// An offset in the section of strings.
        case string(UInt64)
        /// The position of a string that is part of the entry.
        case inlineString(Int)
        /// The position of another entry.
        case entry(Int)
    }

    /// The kinds of an entry in an abbreviation: a tag, and attributes with their forms.
    private struct Kind {
        let tag: UInt64
        let hasChildren: Bool
        let attributes: [(name: UInt64, form: UInt64)]
    }

    private let program: ProgramFile
    private let info: UnsafeRawBufferPointer
    /// The positions of the unit, of its first entry, and of the next unit.
    private let start: Int
    private let firstEntry: Int
    let end: Int
    private let version: UInt16
    private let abbreviations: Int
    private var kinds: [UInt64: Kind] = [:]

    /// The unit at a position of the debug information; `nil` at its end.
    init?(of program: ProgramFile, at start: Int) {
        self.program = program
        info = program.section(".debug_info")
        var reader = ByteReader(info, at: start)
        let length = reader.number(UInt32.self)
        guard !reader.isAtEnd, length < 0xFFFF_FFF0 else { return nil }
        end = reader.offset + Int(length)
        guard end <= info.count else { return nil }
        version = reader.number(UInt16.self)
        abbreviations = Int(reader.number(UInt32.self))
        reader.skip(1)
        self.start = start
        firstEntry = reader.offset
    }

    /// Whether the unit has the version that this reader knows.
    var isReadable: Bool { (2...4).contains(version) }

    /// Returns the entry for the whole unit.
    func root() -> Entry? {
        var reader = ByteReader(info, at: firstEntry)
        let code = reader.variableNumber()
        var abbreviations = ByteReader(program.section(".debug_abbrev"), at: abbreviations)
        while let (found, kind) = Self.nextKind(&abbreviations) {
            if found == code { return entry(of: kind, at: firstEntry, &reader) }
        }
        return nil
    }

    /// Reads all abbreviations, which every other entry needs.
    mutating func readKinds() {
        guard kinds.isEmpty else { return }
        var reader = ByteReader(program.section(".debug_abbrev"), at: abbreviations)
        while let (code, kind) = Self.nextKind(&reader) { kinds[code] = kind }
    }

    /// Calls a body with each entry and its depth, in order.
    func forEachEntry(_ body: (Entry, _ depth: Int) -> Void) {
        var reader = ByteReader(info, at: firstEntry)
        var depth = 0
        while reader.offset < end {
            let offset = reader.offset
            let code = reader.variableNumber()
            guard code != 0 else {
                depth -= 1
                continue
            }
            guard let kind = kinds[code] else { return }
            let entry = entry(of: kind, at: offset, &reader)
            body(entry, depth)
            if entry.hasChildren { depth += 1 }
        }
    }

    /// Returns the entry at a position.
    func entry(at offset: Int) -> Entry? {
        var reader = ByteReader(info, at: offset)
        guard offset >= firstEntry, offset < end, let kind = kinds[reader.variableNumber()] else { return nil }
        return entry(of: kind, at: offset, &reader)
    }

    /// Returns a string.
    func string(_ value: Value?) -> String? {
        switch value {
        case .string(let offset):
            var reader = ByteReader(program.section(".debug_str"), at: Int(clamping: offset))
            return reader.string()
        case .inlineString(let offset):
            var reader = ByteReader(info, at: offset)
            return reader.string()
        default: return nil
        }
    }

    /// Returns whether an entry covers an address.
    func covers(_ address: UInt64, _ entry: Entry) -> Bool {
        if case .number(let offset)? = entry.values[DWARF.ranges] {
            // The units of Swift count from 0. Code that the linker dropped begins there.
            var base: UInt64 = 0
            var reader = ByteReader(program.section(".debug_ranges"), at: Int(clamping: offset))
            while !reader.isAtEnd {
                let (low, high) = (reader.number(UInt64.self), reader.number(UInt64.self))
                if low == 0 && high == 0 { return false }
                if low == .max {
                    base = high
                } else if base &+ low != 0, base &+ low <= address, address < base &+ high {
                    return true
                }
            }
            return false
        }
        return entry.addresses?.contains(address) == true
    }

    private static func nextKind(_ reader: inout ByteReader) -> (UInt64, Kind)? {
        let code = reader.variableNumber()
        guard code != 0 else { return nil }
        let tag = reader.variableNumber()
        let hasChildren = reader.number(UInt8.self) != 0
        var attributes: [(name: UInt64, form: UInt64)] = []
        while !reader.isAtEnd {
            let (name, form) = (reader.variableNumber(), reader.variableNumber())
            if name == 0 && form == 0 { break }
            attributes.append((name, form))
        }
        return (code, Kind(tag: tag, hasChildren: hasChildren, attributes: attributes))
    }

    private func entry(of kind: Kind, at offset: Int, _ reader: inout ByteReader) -> Entry {
        var entry = Entry(offset: offset, tag: kind.tag, hasChildren: kind.hasChildren)
        let isUseful = DWARF.usefulTags.contains(kind.tag)
        for attribute in kind.attributes {
            let value = value(of: attribute.form, &reader)
            if isUseful, DWARF.usefulAttributes.contains(attribute.name) { entry.values[attribute.name] = value }
        }
        return entry
    }

    /// Reads the value of an attribute; `nil` for one of no use here.
    private func value(of form: UInt64, _ reader: inout ByteReader) -> Value? {
        switch form {
        case 0x01, 0x07: return .number(reader.number(UInt64.self))
        case 0x0B, 0x0C: return .number(reader.number(ofBytes: 1))
        case 0x05: return .number(reader.number(ofBytes: 2))
        case 0x06, 0x17: return .number(reader.number(ofBytes: 4))
        case 0x0D: return .number(UInt64(bitPattern: reader.signedVariableNumber()))
        case 0x0F: return .number(reader.variableNumber())
        case 0x19: return .number(1)
        case 0x0E: return .string(reader.number(ofBytes: 4))
        case 0x08:
            let offset = reader.offset
            reader.skipString()
            return .inlineString(offset)
        case 0x10: return .entry(Int(reader.number(ofBytes: 4)))
        case 0x11: return .entry(start + Int(reader.number(ofBytes: 1)))
        case 0x12: return .entry(start + Int(reader.number(ofBytes: 2)))
        case 0x13: return .entry(start + Int(reader.number(ofBytes: 4)))
        case 0x14: return .entry(start + Int(clamping: reader.number(ofBytes: 8)))
        case 0x15: return .entry(start + Int(clamping: reader.variableNumber()))
        case 0x20: reader.skip(8)
        case 0x03: reader.skip(reader.number(ofBytes: 2))
        case 0x04: reader.skip(reader.number(ofBytes: 4))
        case 0x0A: reader.skip(reader.number(ofBytes: 1))
        case 0x09, 0x18: reader.skip(reader.variableNumber())
        case 0x16: return value(of: reader.variableNumber(), &reader)
        default: reader.offset = reader.bytes.count
        }
        return nil
    }
}

extension DebugUnit.Entry {
    /// The addresses of code in one piece; `nil` if the code is in several, or was dropped by the linker.
    var addresses: Range<UInt64>? {
        guard let low = number(DWARF.lowAddress), low != 0, let high = number(DWARF.highAddress) else { return nil }
        // The end is a size, except in early versions.
        let end = high < low ? low &+ high : high
        return low < end ? low..<end : nil
    }

    /// The number that an attribute has; `nil` if it has none.
    func number(_ attribute: UInt64) -> UInt64? {
        if case .number(let number)? = values[attribute] { number } else { nil }
    }
}

/// The numbers of DWARF, the format of debug information.
enum DWARF {
    /// The tags of functions, of those that the compiler inlined, and of units.
    static let (function, inlinedFunction, unit): (UInt64, UInt64, UInt64) = (0x2E, 0x1D, 0x11)
    static let (name, lineTable, lowAddress, highAddress): (UInt64, UInt64, UInt64, UInt64) = (0x03, 0x10, 0x11, 0x12)
    static let (folder, origin, specification): (UInt64, UInt64, UInt64) = (0x1B, 0x31, 0x47)
    static let (ranges, callFile, callLine, linkageName): (UInt64, UInt64, UInt64, UInt64) = (0x55, 0x58, 0x59, 0x6E)
    /// The file in which a function is declared.
    static let declaredFile: UInt64 = 0x3A

    static let usefulTags: Set<UInt64> = [function, inlinedFunction, unit]
    static let usefulAttributes: Set<UInt64> = [
        name, lineTable, lowAddress, highAddress, folder, origin, specification, ranges, callFile, callLine,
        linkageName, declaredFile,
    ]
}
