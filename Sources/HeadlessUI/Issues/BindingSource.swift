/// The origin of a binding to an element or to the content of an optional, which is the same for all code that uses the binding.
public struct BindingSource: Sendable {
    private let valueType: Any.Type
    private let ownerType: Any.Type?

    /// - Parameters:
    ///   - valueType: The type of the value.
    ///   - ownerType: The type of the content that `ForEach` made for the element, or of the view that unwrapped the optional; nil for
    ///     other bindings.
    init(_ valueType: Any.Type, in ownerType: Any.Type? = nil) {
        self.valueType = valueType
        self.ownerType = ownerType
    }

    /// The type of the value, without generic arguments.
    public var value: String { String("\(valueType)".prefix { $0 != "<" }) }

    /// The app's view that the binding belongs to: the one that shows the element as a row, or the one that unwrapped the optional.
    /// Nil if that is a view of SwiftUI, or if there is none.
    public var owner: String? {
        var type = ownerType
        while let wrapping = type as? any ContentWrapping.Type { type = wrapping.wrappedType }
        guard let type, type is any View.Type, !FrameworkTypes.contains(type) else { return nil }
        return String("\(type)".prefix { $0 != "<" })
    }
}

/// A view that is another view for a person, such as one with a modifier.
protocol ContentWrapping {
    static var wrappedType: Any.Type { get }
}

extension ModifiedContent: ContentWrapping {
    static var wrappedType: Any.Type { Content.self }
}

extension TaggedView: ContentWrapping {
    static var wrappedType: Any.Type { Content.self }
}
