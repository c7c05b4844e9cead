/// The origin of a binding to an element, which is the same for all code that uses the binding.
public struct BindingSource: Sendable {
    private let elementType: Any.Type
    private let rowType: Any.Type?

    /// - Parameters:
    ///   - elementType: The type of the value.
    ///   - rowType: The type of the content that `ForEach` made for the element; nil for other bindings.
    init(_ elementType: Any.Type, in rowType: Any.Type? = nil) {
        self.elementType = elementType
        self.rowType = rowType
    }

    /// The type of the value, without generic arguments.
    public var element: String { String("\(elementType)".prefix { $0 != "<" }) }

    /// The app's view that shows the element as a row; nil if the row consists of SwiftUI's views, or if there is no row.
    public var row: String? {
        var type = rowType
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
