import TestSupport
import Testing

/// What other targets see of a file.
@Suite struct `Declarations that others see` {
    private let repository = Repository()

    @Test func `what is public is documented, unless a protocol that everybody knows says what it is for`() throws {
        let files = try repository.swiftFiles(in: "Sources")
        // A protocol of our own says, too, what whoever conforms to it does with what it asks for.
        let own = files.reduce(into: Set()) { $0.formUnion(Declaration.requirements(in: $1.lines)) }
        #expect(own.isSuperset(of: ["var program", "func make(", "typealias Case"]))
        for file in files {
            for line in Self.undocumented(file.lines, asked: own) {
                Issue.record("\(file.path):\(line): say with /// what goes in, what comes out, and what goes wrong")
            }
        }
    }

    @Test func `no two types have the same name`() throws {
        var places: [String: String] = [:]
        // Modules named as Apple's and as those of services have their names.
        for file in try repository.swiftFiles(in: "Sources")
        where !file.path.hasPrefix("Sources/Apple/") && !file.path.hasPrefix("Sources/Services/") {
            for (number, line) in file.lines.enumerated() {
                guard let declaration = Declaration(line), declaration.isTopLevel else { continue }
                guard let name = declaration.typeName else { continue }
                let place = "\(file.path):\(number + 1)"
                if let other = places[name] {
                    Issue.record("\(place): \(other) declares \(name), too: whoever imports both has to say which")
                }
                places[name] = place
            }
        }
        #expect(places.count >= 40, "the declarations are spelled in a way that this test does not read")
    }

    @Test(arguments: [
        ("public struct Loop: Sendable {", "Loop"), ("@MainActor public final class Host {", "Host"),
        ("package indirect enum Tree {", "Tree"), ("public typealias Rows = [Row]", "Rows"),
    ])
    func `a type is found however it is spelled`(line: String, name: String) {
        let declaration = Declaration(line)
        #expect(declaration?.typeName == name)
        #expect(declaration?.isTopLevel == true)
    }

    @Test func `private and well-known declarations need no comment`() {
        let lines = [
            "import Foundation", "package import Foundation", "struct Loop {", "    private var count = 0",
            "    public var description: String { \"\" }",
            "    public static func < (left: Loop, right: Loop) -> Bool {",
            "    override public func sizeThatFits() {}", "    public init() {}", "    // public let later = 1",
            "    package let count: Int", "    public let corpus: Corpus",
        ]
        #expect(Self.undocumented(lines) == [])
    }

    @Test func `what a protocol asks for is commented there, and once`() {
        let asking = ["public protocol Loop {", "    /// Turns.", "    mutating func turn() -> Int", "}"]
        let lines = ["extension Ring: Loop {", "    public func turn() -> Int {", "    public func stop() {"]
        let asked = Declaration.requirements(in: asking)
        #expect(asked == ["func turn("])
        #expect(Self.undocumented(lines, asked: asked) == [3])
    }

    @Test func `visible declarations need a comment, whatever is in between`() {
        let lines = [
            "/// A loop.", "@MainActor", "public final class Loop {", "    public let count: Int", "    /// Turns.",
            "    @discardableResult public func turn() -> Int {", "    nonisolated public static func stop() {",
            "    public private(set) var turns: Int", "", "    public init(count: Int) {",
        ]
        #expect(Self.undocumented(lines) == [4, 7, 8, 10])
    }

    /// The lines that declare something public without a comment above, counted from 1.
    ///
    /// - Parameter asked: what protocols ask for that have comments of their own.
    private static func undocumented(_ lines: [String], asked: Set<String> = []) -> [Int] {
        var isDocumented = false
        var numbers: [Int] = []
        for (number, line) in lines.enumerated() {
            let code = line.drop { $0 == " " }
            let declaration = Declaration(line)
            if let declaration, declaration.isPublic, !isDocumented, !declaration.isObvious,
                !(declaration.requirement.map(asked.contains) ?? false)
            {
                numbers.append(number + 1)
            }
            // Attributes and a word to the formatter may stand between the comment and what it is about.
            if declaration != nil || !(code.hasPrefix("@") || code.hasPrefix("// swift-format-ignore")) {
                isDocumented = code.hasPrefix("///")
            }
        }
        return numbers
    }
}
