import Foundation

/// The name of a function as people write it.
struct FunctionName {
    /// The short form: `Quota.refill` for `$s5inbox5QuotaC6refillyyF`, and the function around it for a closure.
    let short: String
    /// Whether the function is a closure.
    let isClosure: Bool

    /// - Parameter name: the name of the linker.
    init(_ name: String) {
        let demangled = Self.demangled(name)
        short = demangled.map(Self.short(ofDemangled:)) ?? name
        isClosure = demangled?.contains("closure #") ?? false
    }

    /// Returns the short form of a name with types and modules.
    static func short(ofDemangled name: String) -> String {
        var text = name.replacing(#/\((\S+) in _[0-9A-F]+\)/#) { $0.output.1 }
        // The arguments of a specialization have brackets without a partner.
        if text.contains(" specialization <"), let end = text.ranges(of: "> of ").last {
            text = String(text[end.upperBound...])
        }
        text = pieces(of: text, after: " in ").last ?? text
        for word in [" of ", " for ", "merged "] { text = pieces(of: text, after: word).last ?? text }
        text = text.replacing(#/^\(extension in [^)]*\):/#, with: "")
        if text.hasPrefix("static ") { text.removeFirst(7) }
        text = String(text.prefix { $0 != "(" && $0 != "<" && $0 != " " })
        var parts = text.split(separator: ".").map(String.init)
        if let last = parts.last, ["getter", "setter", "modify", "read", "modify2", "read2"].contains(last) {
            parts.removeLast()
        }
        if parts.count > 1 { parts.removeFirst() }
        return parts.suffix(2).joined(separator: ".").replacing("__allocating_init", with: "init")
    }

    /// Splits a text at a word outside of all brackets.
    private static func pieces(of text: String, after word: String) -> [String] {
        var (pieces, piece, depth) = ([String](), "", 0)
        var rest = text[...]
        while let character = rest.first {
            if depth == 0, rest.hasPrefix(word) {
                pieces.append(piece)
                piece = ""
                rest = rest.dropFirst(word.count)
                continue
            }
            if rest.hasPrefix("->") {
                piece += "->"
                rest = rest.dropFirst(2)
                continue
            }
            if "(<[{".contains(character) { depth += 1 }
            if ")>]}".contains(character) { depth -= 1 }
            piece.append(character)
            rest = rest.dropFirst()
        }
        return pieces + [piece]
    }

    /// Returns the name with types and modules; `nil` if it is none of Swift.
    private static func demangled(_ name: String) -> String? {
        guard name.hasPrefix("$s") || name.hasPrefix("$S") else { return nil }
        guard let text = demangle(name, UInt(name.utf8.count), nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}

/// The function of Swift's runtime.
@_silgen_name("swift_demangle")
private func demangle(
    _ name: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
