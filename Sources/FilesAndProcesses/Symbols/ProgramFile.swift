import Foundation

/// An executable in the format of Linux, ELF, mapped into memory.
struct ProgramFile: @unchecked Sendable {
    /// The program of this process, even after a build has replaced its file; `nil` if it cannot be read.
    static let ofThisProcess = ProgramFile(path: "/proc/self/exe")

    private nonisolated(unsafe) static let empty = UnsafeRawBufferPointer(start: nil, count: 0)

    /// The bytes of the file, which stay mapped.
    private let bytes: UnsafeRawBufferPointer
    private let sections: [String: UnsafeRawBufferPointer]
    /// The addresses at which the program expects its bytes.
    let addresses: Range<UInt64>

    /// Maps a file.
    ///
    /// - Returns: `nil` if it is no such file of a 64-bit machine with this one's byte order.
    init?(path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        let size = Int(lseek(descriptor, 0, SEEK_END))
        guard size > 64, let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
            return nil
        }
        bytes = UnsafeRawBufferPointer(start: start, count: size)
        guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), 1.littleEndian == 1 else {
            munmap(start, size)
            return nil
        }
        sections = Self.sections(of: bytes)
        addresses = Self.addresses(of: bytes)
    }

    /// Returns the bytes of a section; none if the file lacks it.
    func section(_ name: String) -> UnsafeRawBufferPointer { sections[name] ?? Self.empty }

    /// Returns the name of the function that contains an address, as the linker knows it.
    func symbol(at address: UInt64) -> String? {
        var reader = ByteReader(section(".symtab"))
        var best: (name: UInt32, start: UInt64)?
        while !reader.isAtEnd {
            let name = reader.number(UInt32.self)
            let isFunction = reader.number(UInt8.self) & 0xF == 2
            reader.skip(3)
            let (start, size) = (reader.number(UInt64.self), reader.number(UInt64.self))
            if isFunction, start > 0, start <= address, address - start < max(size, 1) { best = (name, start) }
        }
        return best.map { best in
            var names = ByteReader(section(".strtab"), at: Int(best.name))
            return names.string()
        }
    }

    /// Returns the address of a function with a name, as the linker knows it.
    func address(of function: String) -> UInt64? {
        var reader = ByteReader(section(".symtab"))
        while !reader.isAtEnd {
            let name = reader.number(UInt32.self)
            let isFunction = reader.number(UInt8.self) & 0xF == 2
            reader.skip(3)
            let start = reader.number(UInt64.self)
            reader.skip(8)
            guard isFunction, start > 0 else { continue }
            var names = ByteReader(section(".strtab"), at: Int(name))
            if names.string() == function { return start }
        }
        return nil
    }

    /// Returns the variables whose names begin with a text, as the linker knows them, in its order.
    func objects(named prefix: String) -> [(name: String, address: UInt64, size: UInt64)] {
        var reader = ByteReader(section(".symtab"))
        let names = section(".strtab")
        var objects: [(name: String, address: UInt64, size: UInt64)] = []
        while !reader.isAtEnd {
            let name = Int(reader.number(UInt32.self))
            let isObject = reader.number(UInt8.self) & 0xF == 1
            reader.skip(3)
            let (address, size) = (reader.number(UInt64.self), reader.number(UInt64.self))
            guard isObject, address > 0, name < names.count, names[name...].starts(with: prefix.utf8) else { continue }
            var text = ByteReader(names, at: name)
            objects.append((text.string(), address, size))
        }
        return objects
    }

    private static func sections(of bytes: UnsafeRawBufferPointer) -> [String: UnsafeRawBufferPointer] {
        var header = ByteReader(bytes, at: 40)
        let table = header.number(UInt64.self)
        header.offset = 58
        let (size, count) = (header.number(UInt16.self), header.number(UInt16.self))
        let namesIndex = header.number(UInt16.self)
        func section(_ index: UInt16) -> (name: UInt32, bytes: UnsafeRawBufferPointer) {
            var reader = ByteReader(bytes, at: Int(clamping: table) + Int(index) * Int(size))
            let (name, type) = (reader.number(UInt32.self), reader.number(UInt32.self))
            let flags = reader.number(UInt64.self)
            reader.skip(8)
            let (start, length) = (Int(clamping: reader.number(UInt64.self)), Int(clamping: reader.number(UInt64.self)))
            // A section without bytes in the file has type 8, and a compressed one has flag 0x800.
            guard type != 8, flags & 0x800 == 0, start <= bytes.count, length <= bytes.count - start else {
                return (name, empty)
            }
            return (name, UnsafeRawBufferPointer(rebasing: bytes[start..<start + length]))
        }
        let names = section(namesIndex).bytes
        var sections: [String: UnsafeRawBufferPointer] = [:]
        for index in 0..<count {
            let found = section(index)
            var name = ByteReader(names, at: Int(found.name))
            sections[name.string()] = found.bytes
        }
        return sections
    }

    /// Returns the addresses of the loaded segments.
    private static func addresses(of bytes: UnsafeRawBufferPointer) -> Range<UInt64> {
        var header = ByteReader(bytes, at: 32)
        let table = Int(clamping: header.number(UInt64.self))
        header.offset = 54
        let (size, count) = (header.number(UInt16.self), header.number(UInt16.self))
        var (lowest, end): (UInt64, UInt64) = (.max, 0)
        for index in 0..<Int(count) {
            var reader = ByteReader(bytes, at: table + index * Int(size))
            guard reader.number(UInt32.self) == 1 else { continue }
            reader.skip(12)
            let address = reader.number(UInt64.self)
            reader.skip(16)
            lowest = min(lowest, address & ~0xFFF)
            end = max(end, address &+ reader.number(UInt64.self))
        }
        return min(lowest, end)..<end
    }
}
