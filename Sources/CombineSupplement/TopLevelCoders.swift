#if !canImport(Combine)
    import Foundation

    extension JSONEncoder: @retroactive TopLevelEncoder {
        /// What `encode` gives.
        public typealias Output = Data
    }

    extension JSONDecoder: @retroactive TopLevelDecoder {
        /// What `decode` takes.
        public typealias Input = Data
    }

    extension PropertyListEncoder: @retroactive TopLevelEncoder {
        /// What `encode` gives.
        public typealias Output = Data
    }

    extension PropertyListDecoder: @retroactive TopLevelDecoder {
        /// What `decode` takes.
        public typealias Input = Data
    }
#endif
