import Foundation
import TestSupport
import Testing

/// The page of APIs says what is so. With `BINDFUZZ_RECORD_SNAPSHOTS` it is written anew.
@Suite struct `The page of APIs` {
    private static let path = "Sources/BindingFuzz/BindingFuzz.docc/SwiftUIInterface.md"
    private let repository = Repository()

    @Test func `has a word for each, and the right one`() throws {
        let page = InterfacePage(try repository.text(of: Self.path))
        var right = page
        let declared = try DeclaredInterface(
            of: "Sources/HeadlessUI", "Sources/CombineSupplement", acceptedFolder: "Accepted", in: repository)
        for kind in InterfacePage.Kind.allCases where kind != .combine {
            for name in page.words[kind, default: [:]].keys {
                right.words[kind]?[name] = declared.word(for: name, of: kind)
            }
        }
        if let combine = try? DeclaredInterface(of: ".build/checkouts/OpenCombine/Sources", in: repository) {
            for name in page.words[.combine, default: [:]].keys {
                right.words[.combine]?[name] = declared.isCombine(name) || combine.isCombine(name) ? .behaves : .absent
            }
        }
        if ProcessInfo.processInfo.environment["BINDFUZZ_RECORD_SNAPSHOTS"] != nil {
            return try repository.write(right.text, to: Self.path)
        }
        let wrong = InterfacePage.Kind.allCases.flatMap { kind in
            right.words[kind, default: [:]].compactMap { name, word in
                page.words[kind]?[name] == word ? nil : "\(name): \(word)"
            }
        }
        #expect(wrong.sorted() == [])
        #expect(page.text == right.text)
    }

    @Test func `calls no modifier behaving that no test uses`() throws {
        let page = InterfacePage(try repository.text(of: Self.path))
        var used: Set<String.SubSequence> = []
        let paths = try repository.files(in: "Tests/HeadlessUITests") + repository.files(in: "Tests/AppTests")
        for path in paths where path.hasSuffix(".swift") {
            used.formUnion(try repository.text(of: path).split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        }
        let behaving = page.words[.modifiers, default: [:]].filter { $0.value == .behaves }.keys
        #expect(behaving.filter { !used.contains($0[...]) }.sorted() == [])
    }
}

extension DeclaredInterface {
    fileprivate func word(for name: String, of kind: InterfacePage.Kind) -> InterfacePage.Word {
        switch kind {
        case .types:
            let all = types.filter { $0 == name || $0.hasSuffix(".\(name)") }
            if all.isEmpty { return .absent }
            return all.isSubset(of: acceptedTypes) ? .accepted : .behaves
        case .modifiers:
            return functions.contains(name) ? (functionsWithEffect.contains(name) ? .behaves : .accepted) : .absent
        case .properties:
            return properties.contains(name) || functions.contains(name) ? .behaves : .absent
        case .statics:
            let parts = name.split(separator: ".")
            let isThere =
                statics.contains(name) || statics.contains { $0.hasSuffix(".\(name)") }
                || types.contains(name) || parts.count == 2 && conformsWithStatic(String(parts[0]), String(parts[1]))
            return isThere ? .accepted : .absent
        case .combine:
            return .absent
        }
    }

    /// Whether a style's member is declared with the type that it gives (`extension ButtonStyle where Self == …`).
    private func conformsWithStatic(_ owner: String, _ member: String) -> Bool {
        statics.contains("Primitive\(owner).\(member)")
    }

    fileprivate func isCombine(_ name: String) -> Bool {
        functions.contains(name) || types.contains(name) || types.contains("Publishers.\(name)")
            || properties.contains(name)
    }
}
