/// What the runtime tells of a stored property of a class (`_FieldReflectionMetadata` of the standard library).
struct ClassField {
    private var name: UnsafePointer<CChar>?
    private var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    /// Whether it is neither weak nor unowned.
    private(set) var isStrong = false
    /// Whether it is declared with `var`.
    private(set) var isVariable = false

    /// Reads what is known of a property.
    ///
    /// - Parameters:
    ///   - index: The position among all stored properties of the class, those of its superclasses first.
    ///   - type: The class.
    init(at index: Int, of type: AnyClass) {
        _ = metadata(of: type, at: index, &self)
        freeName?(name)
        (name, freeName) = (nil, nil)
    }
}

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata") private func metadata(
    of type: Any.Type, at index: Int, _ property: UnsafeMutablePointer<ClassField>
) -> Any.Type
