/// The table that maps the addresses of a unit to lines of source files, in DWARF 4.
struct LineTable {
    private let bytes: UnsafeRawBufferPointer
    private let programStart: Int
    private let end: Int
    private let (leastInstruction, lineRange, firstSpecial): (UInt64, Int64, UInt8)
    private let lineBase: Int64
    private let operandCounts: [UInt8]
    /// The paths of the source files. The first one has number 1.
    private let files: [String]

    /// The table at a position of its section; `nil` if it has another version.
    ///
    /// - Parameter folder: the folder in which the unit was compiled.
    init?(of program: ProgramFile, at start: UInt64, in folder: String) {
        bytes = program.section(".debug_line")
        var reader = ByteReader(bytes, at: Int(clamping: start))
        let length = Int(reader.number(UInt32.self))
        end = reader.offset + length
        let version = reader.number(UInt16.self)
        guard (2...4).contains(version), length > 0, end <= bytes.count else { return nil }
        let headerLength = Int(reader.number(UInt32.self))
        programStart = reader.offset + headerLength
        leastInstruction = UInt64(reader.number(UInt8.self))
        if version == 4 { reader.skip(1) }
        reader.skip(1)
        lineBase = Int64(reader.number(Int8.self))
        lineRange = max(1, Int64(reader.number(UInt8.self)))
        firstSpecial = reader.number(UInt8.self)
        operandCounts = (1..<max(1, firstSpecial)).map { _ in reader.number(UInt8.self) }
        var folders = [folder]
        while true {
            let name = reader.string()
            if name.isEmpty { break }
            folders.append(Self.path(name, in: folder))
        }
        var files: [String] = []
        while true {
            let name = reader.string()
            if name.isEmpty { break }
            let index = Int(clamping: reader.variableNumber())
            _ = (reader.variableNumber(), reader.variableNumber())
            files.append(Self.path(name, in: index < folders.count ? folders[index] : folder))
        }
        self.files = files
    }

    /// Returns the path of a file by its number.
    func file(_ number: UInt64) -> String? {
        number >= 1 && number <= UInt64(files.count) ? files[Int(number) - 1] : nil
    }

    /// Returns the file and the line of each address that the table has.
    func lines(at addresses: [UInt64]) -> [UInt64: (file: UInt64, line: Int)] {
        var found: [UInt64: (file: UInt64, line: Int)] = [:]
        forEachRow { row, end in
            for address in addresses where row.address <= address && address < end {
                found[address] = (row.file, row.line)
            }
        }
        return found
    }

    /// Returns the last line of a file before an address in its function; `nil` if there is none.
    ///
    /// Optimized code has line 0 in many places, for example where an asynchronous function goes on. A trap is often behind the code of
    /// the whole function, so its last line, at which it returns, does not count.
    func line(before address: UInt64, in file: UInt64, of function: Range<UInt64>) -> Int? {
        var rows: [Row] = []
        forEachRow { row, _ in
            if row.line > 0, row.file == file, function.contains(row.address) { rows.append(row) }
        }
        let end = rows.map(\.line).max()
        return rows.filter { $0.address <= address && $0.line != end }.max { $0.address < $1.address }?.line
    }

    /// Calls a body with each row and the address at which the next one begins.
    private func forEachRow(_ body: (Row, _ end: UInt64) -> Void) {
        var previous: Row?
        run { row in
            if let previous, previous.address < row.address { body(previous, row.address) }
            previous = row.endsSequence ? nil : row
        }
    }

    private struct Row {
        var address: UInt64 = 0
        var file: UInt64 = 1
        var line = 1
        var endsSequence = false
    }

    /// Runs the program of the table, which emits its rows.
    private func run(_ emit: (Row) -> Void) {
        var reader = ByteReader(bytes, at: programStart)
        var row = Row()
        while reader.offset < end {
            let code = reader.number(UInt8.self)
            if code >= firstSpecial {
                let advance = Int64(code - firstSpecial)
                row.address &+= UInt64(advance / lineRange) &* leastInstruction
                row.line &+= Int(lineBase + advance % lineRange)
                emit(row)
                continue
            }
            switch code {
            case 0: extended(&reader, &row, emit)
            case 1: emit(row)
            case 2: row.address &+= reader.variableNumber() &* leastInstruction
            case 3: row.line &+= Int(reader.signedVariableNumber())
            case 4: row.file = reader.variableNumber()
            case 8: row.address &+= UInt64(Int64(255 - firstSpecial) / lineRange) &* leastInstruction
            case 9: row.address &+= UInt64(reader.number(UInt16.self))
            default: for _ in 0..<operandCounts[Int(code) - 1] { _ = reader.variableNumber() }
            }
        }
    }

    private func extended(_ reader: inout ByteReader, _ row: inout Row, _ emit: (Row) -> Void) {
        let length = reader.variableNumber()
        let next = reader.offset &+ Int(clamping: length)
        switch reader.number(UInt8.self) {
        case 1:
            row.endsSequence = true
            emit(row)
            row = Row()
        case 2: row.address = reader.number(UInt64.self)
        default: break
        }
        reader.offset = next
    }

    private static func path(_ name: String, in folder: String) -> String {
        name.hasPrefix("/") ? name : folder + (folder.hasSuffix("/") ? "" : "/") + name
    }
}
