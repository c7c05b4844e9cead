import CombineSupplement
@_spi(Reflection) import Swift

/// A walk through the values that views have, and through the values and objects to which these lead.
///
/// It reads the storage of states and objects, and runs no code of the app. Bindings are left out: they may be stale.
@MainActor struct ValueWalk {
    /// Called with each value, the number of its place, and its path; returns whether the walk may end.
    private let visit: (Any, UInt64, () -> String) -> Bool
    /// Whether values are left out that a state of a view holds directly: a state of an element is usually a draft.
    private let skipsDrafts: Bool
    /// Whether only elements matter, so that numbers and texts need no visit.
    private let visitsOnlyElements: Bool
    /// Whether a view counts by its state and its objects alone, and not by what it has been made with.
    private let skipsParameters: Bool
    /// Returns whether what an object has is left out.
    private let skips: (AnyObject) -> Bool
    private let mostValues: Int
    private var seen: Set<ObjectIdentifier> = []
    private var count = 0

    private static let deepest = 12

    /// - Parameters:
    ///   - skips: Returns whether what an object has is left out.
    ///   - mostValues: The number of values after which the walk ends.
    ///   - visit: Called with each value, the number of its place, and its path, such as `store.players[2].name`. Elements of a set or
    ///     dictionary have one place. Returns whether the walk may end.
    init(
        skippingDrafts skipsDrafts: Bool = false, onlyElements: Bool = false,
        skippingParameters skipsParameters: Bool = false,
        skippingObjects skips: @escaping (AnyObject) -> Bool = { _ in false }, atMost mostValues: Int = 20_000,
        visiting visit: @escaping (_ value: Any, _ place: UInt64, _ path: () -> String) -> Bool
    ) {
        self.visit = visit
        self.skipsDrafts = skipsDrafts
        self.skipsParameters = skipsParameters
        self.skips = skips
        self.mostValues = mostValues
        visitsOnlyElements = onlyElements
    }

    /// Whether the walk has ended before its end, because there is too much to see.
    var isCutOff: Bool { count >= mostValues }

    /// Walks through the values of the views within a node. Returns whether a visit or the number of values has ended the walk.
    mutating func ends(in node: Node) -> Bool {
        guard !node.isLeaving else { return false }
        if let holder = node.bodyHolder, !skipsParameters || mayHoldState(holder.shownView),
            ends(in: holder.shownView, "\(type(of: holder.shownView))".placeHash, at: holder.viewName, 0)
        {
            return true
        }
        for child in node.childrenOfContent where ends(in: child) { return true }
        return false
    }

    private func mayHoldState(_ view: Any) -> Bool { ValueKind.of(type(of: view))?.mayHoldState ?? true }

    private mutating func ends(
        in value: Any, _ place: UInt64, at path: @autoclosure () -> String, _ depth: Int, isState: Bool = false
    ) -> Bool {
        count += 1
        if isCutOff { return true }
        guard depth < Self.deepest else { return false }
        let value = Self.ofOwnType(value)
        let kind = ValueKind.of(type(of: value))
        if kind?.isWrapper ?? true {
            if skipsDrafts, let state = value as? any ReadableProperty, state.current is any Identifiable,
                state.current.map({ !(type(of: $0) is AnyClass) }) ?? true
            {
                return false
            }
            if let inner = Self.content(of: value) {
                return inner.map { ends(in: $0, place, at: path(), depth, isState: true) } ?? false
            }
        }
        if skipsParameters, depth == 1, !isState, !(type(of: value) is AnyClass) { return false }
        if visit(value, place, path) { return true }
        if kind?.isLeaf ?? (value is String || FrameworkTypes.areOfLibrary(type(of: value))) { return false }
        if let fields = visitsOnlyElements ? kind?.fieldsWithoutElements : kind?.fieldsWithoutValues {
            count += fields
            return false
        }
        if let fields = kind?.fieldsInPlace { return ends(in: value, fields, place, at: path(), depth) }
        if kind?.isArray ?? false, let array = value as? any ElementsInPlace {
            return ends(in: array, place, at: path(), depth)
        }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class {
            let object = value as AnyObject
            guard seen.insert(ObjectIdentifier(object)).inserted, !skips(object) else { return false }
        }
        var current: Mirror? = mirror
        while let mirror = current {
            for (position, child) in mirror.children.enumerated() {
                let style = mirror.displayStyle
                let number = Self.number(of: child.label, position, in: style, from: place)
                let ends = ends(
                    in: child.value, number, at: Self.path(to: child.label, position, in: style, from: path()),
                    depth + 1)
                if ends { return true }
            }
            current = mirror.superclassMirror
        }
        return false
    }

    /// Returns a value as one of its own type. A mirror, or a collection, gives a value of a protocol's type as that, in a second box, and
    /// what is in the value is not where its own type says.
    private static func ofOwnType(_ value: Any) -> Any {
        func outerType<Value>(_ value: Value) -> Any.Type { Value.self }
        guard _MetadataKind(_openExistential(value, do: outerType)) == .existential else { return value }
        func cast<Value>(_ type: Value.Type) -> Any { (value as? Value).map { $0 as Any } ?? value }
        return _openExistential(type(of: value), do: cast)
    }

    private mutating func ends(
        in value: Any, _ fields: [FieldInPlace], _ place: UInt64, at path: @autoclosure () -> String, _ depth: Int
    ) -> Bool {
        func open<Value>(_ value: Value) -> Bool {
            withUnsafeBytes(of: value) { bytes in
                guard let address = bytes.baseAddress else { return false }
                return fields.contains { field in
                    ends(
                        in: field.read(at: address), (place ^ field.hash).mixed,
                        at: Self.path(to: field.name, 0, in: .struct, from: path()), depth + 1)
                }
            }
        }
        return _openExistential(value, do: open)
    }

    private mutating func ends(
        in array: any ElementsInPlace, _ place: UInt64, at path: @autoclosure () -> String, _ depth: Int
    ) -> Bool {
        var position = 0
        return array.anyElement { element in
            defer { position += 1 }
            return ends(
                in: element, (place ^ UInt64(position)).mixed,
                at: Self.path(to: nil, position, in: .collection, from: path()), depth + 1)
        }
    }

    /// Returns what a property wrapper has, which may be nothing; nil for a value that is no wrapper.
    private static func content(of value: Any) -> Any?? {
        if let property = value as? any ReadableProperty { return .some(property.current) }
        if let property = value as? any PublishedProperty { return .some(property.storedValue) }
        if let property = value as? any ObservingProperty { return .some(property.observed) }
        return value is any DynamicProperty ? .some(nil) : nil
    }

    private static func number(
        of label: String?, _ position: Int, in style: Mirror.DisplayStyle?, from place: UInt64
    ) -> UInt64 {
        switch style {
        case .optional: place
        case .set, .dictionary: ~place
        default: (place ^ (label.map(\.placeHash) ?? UInt64(position))).mixed
        }
    }

    private static func path(
        to label: String?, _ position: Int, in style: Mirror.DisplayStyle?, from path: String
    ) -> String {
        switch style {
        case .optional: return path
        case .collection, .set: return "\(path)[\(position)]"
        default: break
        }
        guard let label else { return path }
        return "\(path).\(label.hasPrefix("_") ? String(label.dropFirst()) : label)"
    }
}

/// A property of a view that keeps a value.
protocol ReadableProperty {
    /// The value; nil before the view is installed.
    var current: Any? { get }
}

extension Node {
    /// The nodes within this one that its content has, also behind the edge of a lazy container. A row whose element has gone may be
    /// kept, but is not among them; where rows are behind the edge, nobody can tell.
    var childrenOfContent: [Node] {
        guard let holder = self as? RowsNode, holder.rows.count <= holder.rows.live.count else { return keptChildren }
        return children + ((self as? PresenterNode)?.layers ?? [])
    }
}
