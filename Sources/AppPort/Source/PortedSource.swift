import FilesAndProcesses
import Foundation
import ViewFuzz

/// A source file of an app, with what the port must know of it.
struct PortedSource {
    /// The path of the file.
    let path: String
    private let source: MaskedSource

    /// Reads a file.
    ///
    /// - Throws: `FileError` with the path, if it cannot be read.
    init(path: String) throws(FileError) {
        self.path = path
        source = MaskedSource(String(decoding: try AppFile.contents(path), as: UTF8.self))
    }

    init(path: String, text: String) {
        self.path = path
        source = MaskedSource(text)
    }

    /// The masked text.
    var masked: MaskedSource { source }

    /// The number of lines.
    var lineCount: Int { source.bytes.count { $0 == .newline } + (source.bytes.last == .newline ? 0 : 1) }

    /// The modules that the file imports.
    var imports: Set<String> {
        Set(
            source.codeText.matches(
                of:
                    #/(?m)(?:^|;)[ \t]*(?:@[\w()]+[ \t]+)*(?:(?:public|package|internal|private|fileprivate)[ \t]+)?import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)/#
            )
            .map { String($0.1) })
    }

    /// The names of the static properties that it adds to colors.
    var colorNames: Set<String> {
        let text = source.codeText
        let colors = #/\bextension\s+(?:\w+\.)?(?:Color|ShapeStyle)\b/#
        guard text.contains(colors) else { return [] }
        let outline = SourceOutline(source)
        return Set(
            text.matches(of: #/\bstatic[ \t]+(?:let|var)[ \t]+`?(\w+)/#).compactMap { match in
                let offset = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
                let type = outline.blocks(around: offset).last { $0.kind == .type }
                return type?.header.contains(colors) == true ? String(match.1) : nil
            })
    }

    /// The names of classes outside of other types, by the names that `@objc` gives them.
    var classNames: [String: String] {
        let text = source.codeText
        let classes =
            #/@objc\([ \t]*(\w+)[ \t]*\)\s*(?:(?:@\w+(?:\([^\n()]*\))?|public|open|internal|package|final)\s+)*class[ \t]+(\w+)/#
        let matches = text.matches(of: classes)
        guard !matches.isEmpty else { return [:] }
        let outline = SourceOutline(source)
        return matches.reduce(into: [:]) { names, match in
            let offset = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
            let isInner = outline.blocks.contains { $0.open < offset && offset < $0.close }
            if !isInner { names[String(match.1)] = String(match.2) }
        }
    }

    /// The names of classes that inherit from another one.
    var classes: Set<String> { Set(source.codeText.matches(of: #/\bclass[ \t]+(\w+)\s*:/#).map { String($0.1) }) }

    /// Whether the file looks for classes by name.
    var looksForClasses: Bool { source.codeText.contains(#/\bNSClassFromString\b/#) }

    /// Whether the file uses the bundle of its module, and whether it declares one.
    var moduleBundle: (isUsed: Bool, isDeclared: Bool) {
        let text = source.codeText
        return (
            // There is no boundary of words after the module in 'Bundle.module.url', which is one word by Unicode's rules.
            text.contains(#/\b(?:Bundle\s*\.\s*|bundle\s*:\s*\.\s*)module(?!\w)/#),
            text.contains(#/\b(?:let|var)\s+module\s*(?::\s*(?:Foundation\s*\.\s*)?|=\s*)Bundle(?!\w)/#)
        )
    }

    /// The number of previews: uses of the macro, and types that provide some.
    var previewCount: Int {
        source.codeText.matches(of: #/#Preview\b|:\s*(?:\w+\s*,\s*)*PreviewProvider\b/#).count
    }

    /// Returns the text as the port compiles it; nil if that is the file as it is.
    ///
    /// Lines stay where they are.
    func rewritten(for platform: PortPlatform) -> String? {
        // The parts between the replacements are copied once: to replace each in its place would move all that follows it.
        var (bytes, end) = ([UInt8](), 0)
        bytes.reserveCapacity(source.bytes.count)
        for replacement in replacements(for: platform) where replacement.range.lowerBound >= end {
            bytes += source.bytes[end..<replacement.range.lowerBound]
            bytes += replacement.text.utf8
            end = replacement.range.upperBound
        }
        bytes += source.bytes[end...]
        return bytes == source.bytes ? nil : String(decoding: bytes, as: UTF8.self)
    }

    private struct Replacement {
        let range: Range<Int>
        let text: String
    }

    /// Conditions on the platform; `@main`, which only an executable may have; and what only the runtime of Objective-C has.
    private func replacements(for platform: PortPlatform) -> [Replacement] {
        let text = source.codeText
        var found: [Replacement] = []
        func add(_ range: Range<Substring.Index>, _ new: String) {
            let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
            let end = text.utf8.distance(from: text.startIndex, to: range.upperBound)
            found.append(Replacement(range: start..<end, text: new))
        }
        // It is compiled once, which takes longer than to match it.
        let part = #/(?:os|canImport|targetEnvironment)\([ \t]*\w+[ \t]*\)/#
        for line in text.matches(of: #/(?m)^[ \t]*#(?:if|elseif)\b.*$/#) {
            for condition in line.0.matches(of: part) {
                let name = String(condition.0.filter { $0 != " " && $0 != "\t" })
                if let value = platform.value(of: name) { add(condition.range, "\(value)") }
            }
        }
        for match in text.matches(of: #/@(?:main|UIApplicationMain|NSApplicationMain)\b/#) {
            add(match.range, String(repeating: " ", count: match.0.utf8.count))
        }
        for match in text.matches(
            of: #/@(?:objc(?:\([\w:]*\))?|objcMembers|IBAction|IBOutlet|IBInspectable|IBDesignable)(?=\s)/#)
        {
            add(match.range, String(repeating: " ", count: match.0.utf8.count))
        }
        // The C library of Linux.
        for match in text.matches(of: #/(?m)(?:^|;)[ \t]*import[ \t]+(Darwin(?:\.\w+)*)/#) {
            add(match.1.startIndex..<match.1.endIndex, "Glibc")
        }
        // Compilers before Swift 6.2 accepted it in an actor, in each language mode.
        for match in text.matches(of: #/\bnonisolated(?=[ \t]+(?:\w+[ \t]+)?lazy[ \t]+var\b)/#) {
            add(match.range, "nonisolated(unsafe)")
        }
        // Modules named as Apple's have no parts to import.
        for match in text.matches(of: #/(?m)(?:^|;)[ \t]*(?:@\w+[ \t]+)*import[ \t]+(\w+)(\.[\w.]+)/#)
        where BindfuzzModules.namedAsApples.contains(String(match.1)) && match.1 != "CoreImage" {
            add(match.2.startIndex..<match.2.endIndex, "")
        }
        // Foundation on Linux names regions there that are no countries, such as "001", the world.
        for match in text.matches(of: #/\b(?:NSLocale\.isoCountryCodes|Locale\.isoRegionCodes)\b/#) {
            add(match.range, "Locale.countryCodes")
        }
        for member in managedMembers { add(member.range, member.text) }
        for match in text.matches(of: #/#keyPath\(([^()]*)\)/#) {
            // The lines after it keep their numbers.
            add(match.range, Self.keyPath(String(match.1)) + match.1.filter(\.isNewline))
        }
        // A key path of Swift has no names at run time.
        for match in text.matches(of: #/\bNSExpression\(\s*forKeyPath:\s*(\\[\w.?!`]+)/#) {
            add(match.1.startIndex..<match.1.endIndex, Self.keyPath(String(match.1.dropFirst())))
        }
        let selectors = text.matches(of: #/#selector\(/#)
        let methods = selectors.isEmpty ? nil : SelectorMethods(of: source)
        for match in selectors {
            let open = text.utf8.distance(from: text.startIndex, to: match.range.upperBound) - 1
            guard let close = source.end(ofBracketAt: open) else { continue }
            let text = String(decoding: source.code[(open + 1)..<close], as: UTF8.self)
            let name = text.filter { !$0.isWhitespace }
            // The lines after it keep their numbers.
            let breaks = text.filter(\.isNewline)
            let method = methods?.reference(to: name, at: open).map { ", \($0)" } ?? ""
            found.append(
                Replacement(range: (open - 9)..<(close + 1), text: "Selector(\"\(name)\"\(method))\(breaks)"))
        }
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}
