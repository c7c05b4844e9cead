#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The room that is left on the main thread's stack.
///
/// A view whose body contains itself without an end would use the stack up anywhere, inside the allocator for instance, where the
/// handler of the signal cannot say which view it was. So the stack ends a little earlier, in a body.
@MainActor enum StackRoom {
    /// What one level of views takes at most, with what it calls.
    private static let reserve: UInt = 256 << 10

    /// The lowest address at which another body may begin; 0 if the system does not tell.
    private static let floor: UInt = {
        #if canImport(Glibc)
            var attributes = pthread_attr_t()
            guard pthread_getattr_np(pthread_self(), &attributes) == 0 else { return 0 }
            defer { pthread_attr_destroy(&attributes) }
            var lowest: UnsafeMutableRawPointer?
            var size = 0
            guard pthread_attr_getstack(&attributes, &lowest, &size) == 0 else { return 0 }
            return UInt(bitPattern: lowest) + reserve
        #else
            let highest = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
            return highest - UInt(pthread_get_stacksize_np(pthread_self())) + reserve
        #endif
    }()

    /// Traps if views are nested so deep that the stack has no room for another body.
    ///
    /// - Parameter type: the view whose body is to be computed.
    static func demand(forBodyOf type: Any.Type) {
        var mark: UInt8 = 0
        let address = withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
        precondition(address > floor, "expected a body with an end; the views in that of \(type) have used up the stack")
    }
}
