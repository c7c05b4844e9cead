#if os(Linux)
    /// The tables through which the methods of classes are called.
    enum MethodTable {
        /// More than the words that describe a class, up to any method.
        private static let mostMethods = 512

        /// Replaces a method of a class by that of another class, which overrides it.
        ///
        /// - Parameters:
        ///   - method: The address of the method.
        ///   - base: The class that declares it.
        ///   - type: The class whose table changes: the base class, or one that inherits the method or overrides it.
        ///   - replacement: A subclass of the base class that overrides the method.
        static func replace(
            _ method: UnsafeMutableRawPointer, of base: AnyClass, in type: AnyClass, by replacement: AnyClass
        ) {
            guard let place = (0..<mostMethods).first(where: { table(of: base)[$0] == method }) else {
                preconditionFailure(
                    "expected the method in the table of \(base); report the release of Swift to bindfuzz")
            }
            table(of: type)[place] = table(of: replacement)[place]
        }

        /// Returns the place of the one method of a class that one subclass overrides and another inherits.
        static func place(
            in base: AnyClass, where overriding: AnyClass, differsUnlike inheriting: AnyClass
        ) -> Int {
            guard
                let place = (0..<mostMethods).first(where: {
                    differs(overriding, from: base, at: $0) && !differs(inheriting, from: base, at: $0)
                })
            else {
                preconditionFailure(
                    "expected an overridden method in the table of \(overriding); report the release of Swift to bindfuzz"
                )
            }
            return place
        }

        /// Returns whether two classes have different methods at a place.
        static func differs(_ type: AnyClass, from base: AnyClass, at place: Int) -> Bool {
            table(of: type)[place] != table(of: base)[place]
        }

        private static func table(of type: AnyClass) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
            unsafeBitCast(type, to: UnsafeMutablePointer<UnsafeMutableRawPointer?>.self)
        }
    }
#endif
