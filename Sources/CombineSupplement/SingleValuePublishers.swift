#if !canImport(Darwin)
    // OpenCombine leaves these properties out if its build finds a module called `Combine`. This package has one, which an earlier
    // build may have made.

    extension Result {
        /// A publisher of the value, or of the error.
        @_disfavoredOverload public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
    }

    extension Optional {
        /// A publisher of the value, if there is one.
        @_disfavoredOverload public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
    }
#endif
