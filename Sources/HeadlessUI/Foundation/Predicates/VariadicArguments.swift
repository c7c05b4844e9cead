#if !canImport(Darwin)
    // Apps write `NSPredicate(format: "date > %@", date as CVarArg)`. On Apple's platforms, the cast makes an object of the value.

    #if compiler(<6.4)
        extension NSObject: @retroactive CVarArg {
            public var _cVarArgEncoding: [Int] { encodedForC(self) }
        }
    #endif

    extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
        public var _cVarArgObject: any CVarArg { self as NSDate }
        public var _cVarArgEncoding: [Int] { encodedForC(self as NSDate) }
    }

    extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
        public var _cVarArgObject: any CVarArg { self as NSUUID }
        public var _cVarArgEncoding: [Int] { encodedForC(self as NSUUID) }
    }

    extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {
        public var _cVarArgObject: any CVarArg { self as NSURL }
        public var _cVarArgEncoding: [Int] { encodedForC(self as NSURL) }
    }

    extension Data: @retroactive CVarArg, @retroactive _CVarArgObject {
        public var _cVarArgObject: any CVarArg { self as NSData }
        public var _cVarArgEncoding: [Int] { encodedForC(self as NSData) }
    }

    extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject {
        public var _cVarArgObject: any CVarArg { self as NSDecimalNumber }
        public var _cVarArgEncoding: [Int] { encodedForC(self as NSDecimalNumber) }
    }

    extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
        public var _cVarArgObject: any CVarArg { self as NSArray }
        public var _cVarArgEncoding: [Int] { encodedForC(self as NSArray) }
    }

    extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {
        public var _cVarArgObject: any CVarArg { self as NSSet }
        public var _cVarArgEncoding: [Int] { encodedForC(self as NSSet) }
    }

    extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {
        public var _cVarArgObject: any CVarArg { self as NSDictionary }
        public var _cVarArgEncoding: [Int] { encodedForC(self as NSDictionary) }
    }

    /// Returns an object as an argument of a function of C, which does not release it.
    private func encodedForC(_ object: NSObject) -> [Int] {
        [Int(bitPattern: Unmanaged.passRetained(object).toOpaque())]
    }
#endif
