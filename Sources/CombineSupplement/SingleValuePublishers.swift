#if !canImport(Darwin)
    // OpenCombine has these properties unless a module called `Combine` exists where it is compiled. The package's own module of
    // that name exists there when OpenCombine is compiled once more, such as for tests after a build without them.

    extension Result {
        /// A publisher of the value, or of the error.
        @_disfavoredOverload public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
    }

    extension Optional {
        /// A publisher of the value, if there is one.
        @_disfavoredOverload public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
    }
#endif
