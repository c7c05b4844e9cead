extension Graph {
    /// The elements of which a person sees different values at once: one plain property of two views on screen differs, or two values
    /// that views have, or lead to, differ in a text, and both texts are on screen outside of fields.
    var conflictingValues: [Mistake] {
        guard let root else { return [] }
        return withoutReporting {
            let held = conflictsOfProperties
            return held.isEmpty ? conflicts(in: root) : held
        }
    }

    /// Only plain properties of views count: a `@State` may be a draft, which differs until it is saved.
    private var conflictsOfProperties: [Mistake] {
        lazy var words = ShownWords(in: shownPresenters)
        // Views of one type show the same of an element; one of another type may not show what differs.
        var conflicts = ElementConflicts { one, other, isOneProperty in
            isOneProperty && !words.isEdited(one, unlike: other) || words.show(one, unlike: other)
        }
        for presenter in shownPresenters {
            for child in presenter.children {
                child.forEach { node in
                    guard let node = node.bodyHolder, node.isOfApp, !node.isWithinLeaving else { return }
                    let view = node.shownView
                    guard ValueKind.of(type(of: view))?.mayHoldElements ?? true else { return }
                    for (label, value) in Mirror(reflecting: view).children {
                        guard let label, !label.hasPrefix("_") else { continue }
                        conflicts.add(value, at: "\(node.viewName).\(label)")
                    }
                }
            }
        }
        return conflicts.mistakes
    }

    private func conflicts(in root: Node) -> [Mistake] {
        lazy var words = ShownWords(in: shownPresenters)
        var conflicts = ElementConflicts { one, other, _ in words.show(one, unlike: other) }
        // Paths are made only where values differ, which they rarely do.
        var mayConflict = false
        var look = ValueWalk(skippingDrafts: true, onlyElements: true) { value, _, _ in
            mayConflict = conflicts.differs(value)
            return mayConflict
        }
        _ = look.ends(in: root)
        guard mayConflict else { return [] }
        conflicts.forget()
        var walk = ValueWalk(skippingDrafts: true, onlyElements: true) { value, _, path in
            conflicts.add(value, at: path())
            return false
        }
        _ = walk.ends(in: root)
        return conflicts.mistakes
    }
}

/// Elements with the same type and id that have different values.
@MainActor private struct ElementConflicts {
    /// The identity of an element.
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let id: AnyHashable
    }

    /// Returns whether a person sees that two values differ, and receives whether one property of one type of views has both.
    private let isSeen: (Any, Any, Bool) -> Bool
    /// The values by their elements, one for each path and value.
    private var known: [Key: [(value: Any, path: String)]] = [:]
    private(set) var mistakes: [Mistake] = []

    init(where isSeen: @escaping (Any, Any, Bool) -> Bool) { self.isSeen = isSeen }

    /// Adds a value; one that has no id, or is an object, of which there is only one, does not count.
    mutating func add(_ value: Any, at path: @autoclosure () -> String) {
        guard ValueKind.of(type(of: value))?.isIdentifiable ?? true, !(type(of: value) is AnyClass),
            let element = value as? any Identifiable
        else { return }
        add(element, at: path())
    }

    /// Adds a value without a path; returns whether it differs from another value of its element.
    mutating func differs(_ value: Any) -> Bool {
        guard ValueKind.of(type(of: value))?.isIdentifiable ?? true, !(type(of: value) is AnyClass),
            let element = value as? any Identifiable
        else { return false }
        return differs(element)
    }

    /// Whether an id is nil, as that of elements that are not saved yet: they are not one element.
    private static func isNil(_ id: Any) -> Bool { (id as? any PossibleNil)?.isNone ?? false }

    /// Returns an id as code spells it.
    private static func text(of id: Any) -> String { (id as? String).map { "\"\($0)\"" } ?? "\(id)" }

    private mutating func differs<E: Identifiable>(_ element: E) -> Bool {
        guard !Self.isNil(element.id) else { return false }
        let key = Key(type: ObjectIdentifier(E.self), id: AnyHashable(element.id))
        if let other = known[key]?.first { return !Values.areAlike(element, other.value) }
        known[key] = [(element, "")]
        return false
    }

    /// The number of values of one element that are compared.
    private static var mostOfOne: Int { 16 }

    /// Returns whether two paths lead to two elements of one collection. These are no copies of each other, but have one id by mistake,
    /// which is reported.
    private static func areOfOneCollection(_ one: String, _ other: String) -> Bool {
        guard one != other, one.hasSuffix("]"), other.hasSuffix("]") else { return false }
        func collection(_ path: String) -> Substring { path.lastIndex(of: "[").map { path[..<$0] } ?? "" }
        return collection(one) == collection(other)
    }

    /// Forgets the values.
    mutating func forget() { known = [:] }

    private mutating func add<E: Identifiable>(_ element: E, at path: String) {
        guard !Self.isNil(element.id) else { return }
        let key = Key(type: ObjectIdentifier(E.self), id: AnyHashable(element.id))
        let others = known[key] ?? []
        guard !others.contains(where: { $0.path == path && Values.areAlike(element, $0.value) }) else { return }
        if others.count < Self.mostOfOne { known[key] = others + [(element, path)] }
        let conflict = others.first { other in
            !Self.areOfOneCollection(path, other.path) && !Values.areAlike(element, other.value)
                && Values.mayBeCopies(element, other.value)
                && isSeen(element, other.value, path == other.path)
        }
        guard let other = conflict else { return }
        let mistake = Mistake(
            .conflictingValues, of: "\(E.self)",
            "Two values of the \(E.self) with the id \(Self.text(of: element.id)) are on screen, and they differ: \(other.path) and \(path). One of them "
                + "is a copy that nobody has updated.",
            advice: "Keep the id, or pass a binding, in place of a copy, and look the element up in body.")
        if !mistakes.contains(where: { $0.subject == mistake.subject }) { mistakes.append(mistake) }
    }
}

/// An optional of any type.
private protocol PossibleNil {
    var isNone: Bool { get }
}

extension Optional: PossibleNil {
    fileprivate var isNone: Bool { self == nil }
}

/// Comparisons of values whose types are unknown.
enum Values {
    /// Returns whether one value can be an old copy of another one with the same id: another property is the same and not nil, or there is
    /// only one. Things that share a type and an id by chance, such as a product and a category, differ in everything else.
    static func mayBeCopies(_ one: Any, _ other: Any) -> Bool {
        let fields = zip(Mirror(reflecting: one).children, Mirror(reflecting: other).children).filter {
            $0.0.label != "id"
        }
        return fields.count < 2
            || fields.contains { field, otherField in
                (field.value as? any PossibleNil)?.isNone != true && areAlike(field.value, otherField.value)
            }
    }

    /// Returns whether two values of one type are the same, as far as can be seen.
    static func areAlike(_ one: Any, _ other: Any) -> Bool {
        guard let one = one as? any Equatable else { return "\(one)" == "\(other)" }
        func isEqual<E: Equatable>(_ one: E) -> Bool { (other as? E).map { $0 == one } ?? false }
        return isEqual(one)
    }
}

/// The words on screen outside of fields, and the texts in fields.
@MainActor private struct ShownWords {
    private var texts: [[Substring]] = []
    private var edited: Set<String> = []

    init(in presenters: [PresenterNode]) {
        for presenter in presenters {
            for child in presenter.children {
                child.forEach { node in
                    guard let text = node.text else { return }
                    if !(node.control is any Editing) {
                        texts.append(text.words)
                    } else if !text.isEmpty {
                        edited.insert(text)
                    }
                }
            }
        }
    }

    /// Returns whether two values differ in a text, and both texts are on screen outside of fields, in other words.
    nonisolated func show(_ one: Any, unlike other: Any) -> Bool {
        !isEdited(one, unlike: other)
            && Self.differences(of: one, and: other).contains { text, otherText in
                text.words != otherText.words && contain(text) && contain(otherText)
            }
    }

    /// Returns whether two values differ in a text that is in a field: one of them is a draft.
    nonisolated func isEdited(_ one: Any, unlike other: Any) -> Bool {
        Self.differences(of: one, and: other).contains { edited.contains($0) || edited.contains($1) }
    }

    /// Returns the texts in which two values differ.
    nonisolated private static func differences(of one: Any, and other: Any) -> [(String, String)] {
        zip(Mirror(reflecting: one).children, Mirror(reflecting: other).children).compactMap { field, otherField in
            guard let text = field.value as? String, let otherText = otherField.value as? String, text != otherText
            else { return nil }
            return (text, otherText)
        }
    }

    /// Returns whether the words of a text are on screen in a row.
    nonisolated func contain(_ text: String) -> Bool {
        let words = text.words
        return !words.isEmpty && texts.contains { $0.firstRange(of: words) != nil }
    }
}

extension String {
    /// The words of the text.
    var words: [Substring] { split { !$0.isLetter && !$0.isNumber } }

    /// Returns whether the text has the words of another one, in a row; a text without words is looked for as it is.
    package func hasWords(of text: String) -> Bool {
        let words = text.words
        return words.isEmpty ? contains(text) : self.words.firstRange(of: words) != nil
    }
}
