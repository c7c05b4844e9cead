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
    /// Enough for what one level of views calls, and for the arguments and the environment of the process, which lie on the same
    /// stack.
    private static let reserve: UInt = 512 << 10

    /// The lowest address at which another body may begin; 0 if the stack has no limit.
    ///
    /// It is found when the first body is computed, near the beginning of the stack.
    private static let floor: UInt = {
        var limit = rlimit()
        #if canImport(Glibc)
            let status = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
        #else
            let status = getrlimit(RLIMIT_STACK, &limit)
        #endif
        let here = address
        guard status == 0, limit.rlim_cur < here else { return 0 }
        return here - UInt(limit.rlim_cur) + reserve
    }()

    /// An address in the frame of the caller, more or less.
    nonisolated private static var address: UInt {
        var mark: UInt8 = 0
        return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
    }

    /// Traps if views are nested so deep that the stack has no room for another body.
    ///
    /// - Parameters:
    ///   - type: the view whose body is to be computed.
    ///   - node: the node of that view.
    static func demand(forBodyOf type: Any.Type, at node: Node) {
        if address > floor { return }
        let view = mostFrequentView(around: node) ?? type
        endApp("expected a body with an end; the views in that of \(view) have used up the stack")
    }

    /// The view of the app that is most often around a node: what contains itself is there again and again, and the view for which there is
    /// no room may be another one.
    private static func mostFrequentView(around node: Node) -> Any.Type? {
        var counts: [ObjectIdentifier: Int] = [:]
        let types = node.withAncestors.compactMap(\.viewType).filter { !FrameworkTypes.contains($0) }
        for type in types { counts[ObjectIdentifier(type), default: 0] += 1 }
        let most = counts.values.max()
        return types.first { counts[ObjectIdentifier($0)] == most }
    }
}
