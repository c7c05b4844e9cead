import CombineSupplement
import Observation

/// The objects that a view leads to, and whose changes it does not observe.
struct UnobservedValues {
    /// A sentence for each.
    private(set) var sentences: [String] = []

    /// Looks at the stored properties of a view, and of the objects in them.
    init(of view: Any) {
        for (name, value) in Self.properties(of: view) {
            if let wrapper = value as? any ObservingProperty {
                if let object = wrapper.observed { addInner(of: object, as: name) }
            } else if Self.isObject(value) {
                add(value, as: name)
            }
        }
    }

    private mutating func add(_ object: Any, as name: String) {
        if object is any ObservableObject {
            sentences.append("`\(name)` is an ObservableObject in a plain property: declare it with @ObservedObject.")
        } else if object is any Observable {
            addInner(of: object, as: name)
        } else if !FrameworkTypes.areOfLibrary(type(of: object)) {
            sentences.append(
                "`\(name)` is a \(type(of: object)), which tells nobody of its changes: make it @Observable.")
        }
    }

    /// Looks at an object that the view observes.
    private mutating func addInner(of object: Any, as name: String) {
        // What a library does not publish, it tells in other ways.
        if FrameworkTypes.areOfLibrary(type(of: object)) { return }
        for (inner, value) in Self.properties(of: object) where (value as? [Any])?.first is any ObservableObject {
            sentences.append(
                "`\(name).\(inner)` has ObservableObjects, whose changes do not count as changes of `\(name)`: read each in a view that "
                    + "has it in @ObservedObject, or let `\(name)` publish when one of them changes.")
        }
        for (inner, value) in Self.properties(of: object) where Self.isObject(value) {
            let path = "\(name).\(inner)"
            if value is any ObservableObject {
                sentences.append(
                    "`\(path)` is an ObservableObject within another object, whose changes do not count as changes of `\(name)`: give it "
                        + "to a view that has it in @ObservedObject.")
            } else if !(value is any Observable), !FrameworkTypes.areOfLibrary(type(of: value)) {
                sentences.append(
                    "`\(path)` is a \(type(of: value)), which tells nobody of its changes: make it @Observable.")
            }
        }
        // Of a property that is observed, the storage has an underscore.
        let plain = Self.variables(of: object).filter { child in
            child.label.map { !$0.hasPrefix("_") && !$0.hasPrefix("$") } ?? false && !Self.isObject(child.value)
        }
        let names = plain.compactMap(\.label).map { "`\(name).\($0)`" }.joined(separator: ", ")
        guard !names.isEmpty else { return }
        let reason = object is any ObservableObject ? "not @Published" : "@ObservationIgnored"
        sentences.append("A change of \(names) updates no view: \(reason).")
    }

    /// The stored properties of a value by their names in the source.
    private static func properties(of value: Any) -> [(name: String, value: Any)] {
        Mirror(reflecting: value).children.compactMap { child in
            guard let label = child.label else { return nil }
            let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
            return (name, (child.value as? any PublishedProperty)?.storedValue ?? child.value)
        }
    }

    /// The stored properties of an object that may change, but for those of its superclasses.
    private static func variables(of object: Any) -> [Mirror.Child] {
        let mirror = Mirror(reflecting: object)
        guard let type = type(of: object) as? AnyClass, !(object is any CustomReflectable) else { return [] }
        let ancestors = sequence(first: mirror, next: \.superclassMirror).dropFirst()
        let inherited = ancestors.reduce(0) { $0 + $1.children.count }
        return zip(inherited..., mirror.children).compactMap { index, child in
            ClassField(at: index, of: type).isVariable ? child : nil
        }
    }

    private static func isObject(_ value: Any) -> Bool { type(of: value) is AnyClass }
}

/// A property wrapper that observes an object.
protocol ObservingProperty {
    /// The object; nil before the view is installed.
    var observed: Any? { get }
}
