#if !canImport(Darwin)
    // Apps write `NSPredicate(format: "date > %@", date as CVarArg)`. On Apple's platforms, the cast makes an object of the value.
    // A predicate reads the value itself. `String(format:)` reads its description, since the formatter of Foundation on Linux only
    // knows the classes of Core Foundation.

    #if compiler(<6.4)
        extension NSObject: @retroactive CVarArg {
            /// The address of the object.
            public var _cVarArgEncoding: [Int] { encoded(Unmanaged.passUnretained(self)) }
        }
    #endif

    extension NSObject: @retroactive _CVarArgObject {
        /// The object of Foundation.
        public var _cVarArgObject: any CVarArg { self as? NSString ?? described(self) }
    }

    extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
        /// The object of Foundation.
        public var _cVarArgObject: any CVarArg { described(self) }
        /// The address of the object.
        public var _cVarArgEncoding: [Int] { encoded(Unmanaged.passRetained(described(self))) }
    }

    extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
        /// The object of Foundation.
        public var _cVarArgObject: any CVarArg { described(self) }
        /// The address of the object.
        public var _cVarArgEncoding: [Int] { encoded(Unmanaged.passRetained(described(self))) }
    }

    extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {
        /// The object of Foundation.
        public var _cVarArgObject: any CVarArg { described(self) }
        /// The address of the object.
        public var _cVarArgEncoding: [Int] { encoded(Unmanaged.passRetained(described(self))) }
    }

    extension Data: @retroactive CVarArg, @retroactive _CVarArgObject {
        /// The object of Foundation.
        public var _cVarArgObject: any CVarArg { described(self) }
        /// The address of the object.
        public var _cVarArgEncoding: [Int] { encoded(Unmanaged.passRetained(described(self))) }
    }

    extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject {
        /// The object of Foundation.
        public var _cVarArgObject: any CVarArg { described(self) }
        /// The address of the object.
        public var _cVarArgEncoding: [Int] { encoded(Unmanaged.passRetained(described(self))) }
    }

    extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
        /// The object of Foundation.
        public var _cVarArgObject: any CVarArg { described(self) }
        /// The address of the object.
        public var _cVarArgEncoding: [Int] { encoded(Unmanaged.passRetained(described(self))) }
    }

    extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {
        /// The object of Foundation.
        public var _cVarArgObject: any CVarArg { described(self) }
        /// The address of the object.
        public var _cVarArgEncoding: [Int] { encoded(Unmanaged.passRetained(described(self))) }
    }

    extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {
        /// The object of Foundation.
        public var _cVarArgObject: any CVarArg { described(self) }
        /// The address of the object.
        public var _cVarArgEncoding: [Int] { encoded(Unmanaged.passRetained(described(self))) }
    }

    private func described(_ value: some CustomStringConvertible) -> NSString {
        NSString(string: value.description)
    }

    /// Returns an object as an argument of a function of C, which does not release it.
    private func encoded(_ object: Unmanaged<some NSObject>) -> [Int] {
        [Int(bitPattern: object.toOpaque())]
    }
#endif
