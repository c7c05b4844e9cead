@_spi(Reflection) import Swift

#if canImport(MachO)
    import MachO
#endif

/// The types of the program that conform to a protocol, found in the records that the compiler writes for each conformance.
///
/// The layout of the records is part of Swift's ABI (`ProtocolConformanceDescriptor` and `TypeContextDescriptor` in the compiler's
/// `docs/ABI/TypeMetadata.rst`).
package enum ConformingTypes {
    /// Returns the conforming structs, enums and classes that are not generic, in no particular order.
    ///
    /// In an optimized build, the compiler drops a struct or an enum that is neither public nor used.
    ///
    /// - Parameter existential: The type of any value of the protocol: `(any View).self`.
    package static func of(_ existential: Any.Type) -> [Any.Type] {
        guard let wanted = protocolDescriptor(of: existential) else { return [] }
        return ConformanceSection.all.flatMap { section in
            (0..<section.count).compactMap { index in
                type(of: RelativePointer.target(section.start + 4 * index), conformingTo: wanted)
            }
        }
    }

    /// Returns the protocol of an existential type with one protocol.
    private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer? {
        guard _MetadataKind(existential) == .existential else { return nil }
        // The kind, the flags and the number of protocols come first.
        return unsafeBitCast(existential, to: UnsafeRawPointer.self).load(
            fromByteOffset: 16, as: UnsafeRawPointer.self)
    }

    private static func type(of record: UnsafeRawPointer, conformingTo wanted: UnsafeRawPointer) -> Any.Type? {
        guard RelativePointer.indirectableTarget(record) == wanted else { return nil }
        let kind = (record.load(fromByteOffset: 12, as: UInt32.self) >> 3) & 7
        var descriptor = RelativePointer.target(record + 4)
        switch kind {
        case 0: break
        case 1: descriptor = descriptor.load(as: UnsafeRawPointer.self)
        // The type is a class of Objective-C.
        default: return nil
        }
        let flags = descriptor.load(as: UInt32.self)
        let (isGeneric, typeKinds) = (flags & 0x80 != 0, UInt32(16)...18)
        guard !isGeneric, typeKinds.contains(flags & 0x1F) else { return nil }
        typealias Accessor = @convention(c) (_ request: UInt) -> UnsafeRawPointer
        let accessor = unsafeBitCast(RelativePointer.target(descriptor + 12), to: Accessor.self)
        return unsafeBitCast(accessor(0), to: Any.Type.self)
    }
}

/// A pointer as a distance from its own address.
private enum RelativePointer {
    static func target(_ address: UnsafeRawPointer) -> UnsafeRawPointer {
        address + Int(address.load(as: Int32.self))
    }

    /// The lowest bit says that the target is a pointer to the real target.
    static func indirectableTarget(_ address: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = Int(address.load(as: Int32.self))
        let target = address + (distance & ~1)
        return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }
}

/// The conformance records of one image of the program.
private struct ConformanceSection {
    let start: UnsafeRawPointer
    let count: Int

    private init?(start: UnsafeRawPointer?, size: Int) {
        guard let start else { return nil }
        self.start = start
        count = size / 4
    }

    #if os(Linux)
        /// The sections of all images. Each image registers the addresses of its sections when it is loaded.
        static var all: [ConformanceSection] {
            var sections: [ConformanceSection] = []
            withUnsafeMutablePointer(to: &sections) { sections in
                forEachImage(
                    { image, sections in
                        // A version, three pointers, and the section of protocols come first.
                        let word = MemoryLayout<Int>.size
                        let section = ConformanceSection(
                            start: image.load(fromByteOffset: 6 * word, as: UnsafeRawPointer?.self),
                            size: image.load(fromByteOffset: 7 * word, as: Int.self))
                        if let section {
                            sections.assumingMemoryBound(to: [ConformanceSection].self).pointee.append(section)
                        }
                        return true
                    }, sections)
            }
            return sections
        }
    #else
        /// The sections of all images.
        static var all: [ConformanceSection] {
            (0..<_dyld_image_count()).compactMap { index in
                guard let header = _dyld_get_image_header(index) else { return nil }
                let mach = UnsafeRawPointer(header).assumingMemoryBound(to: mach_header_64.self)
                var size: UInt = 0
                let start = getsectiondata(mach, "__TEXT", "__swift5_proto", &size)
                return ConformanceSection(start: start.map { UnsafeRawPointer($0) }, size: Int(size))
            }
        }
    #endif
}

#if os(Linux)
    /// Calls a function with the sections of each image until it returns false. The Swift runtime exports it for tools such as
    /// Swift Testing.
    @_silgen_name("swift_enumerateAllMetadataSections") private func forEachImage(
        _ body: @convention(c) (_ image: UnsafeRawPointer, _ context: UnsafeMutableRawPointer) -> Bool,
        _ context: UnsafeMutableRawPointer)
#endif
