#if !canImport(Darwin)
    import Foundation

    extension JSONEncoder: @retroactive TopLevelEncoder {
        /// The type that `encode` returns.
        public typealias Output = Data
    }

    extension JSONDecoder: @retroactive TopLevelDecoder {
        /// The type that `decode` accepts.
        public typealias Input = Data
    }

    extension PropertyListEncoder: @retroactive TopLevelEncoder {
        /// The type that `encode` returns.
        public typealias Output = Data
    }

    extension PropertyListDecoder: @retroactive TopLevelDecoder {
        /// The type that `decode` accepts.
        public typealias Input = Data
    }
#endif
