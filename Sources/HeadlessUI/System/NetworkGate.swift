import Foundation

/// Takes the network away from Foundation while there is a host.
@MainActor enum NetworkGate {
    private static var isInstalled = false

    /// Registers the protocol of hosts, which applies to `URLSession.shared`, and to every other session on Linux.
    static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        _ = URLProtocol.registerClass(HostURLProtocol.self)
        #if os(Linux)
            closeFoundationsProtocol()
            // The table of the base class must be the library's until then.
            WebSocketGate.install()
            NetworkActivity.install()
        #endif
    }

    #if os(Linux)
        /// A session with a configuration asks the protocols of its configuration first, and Foundation's own protocol is one of
        /// them. It must refuse requests while there is a host. So its method `canInit(with:)` becomes the one of `ClosedProtocol`, in the
        /// table of methods through which Foundation calls it. A registered protocol is asked then.
        private static func closeFoundationsProtocol() {
            guard let own = _typeByName("20FoundationNetworking16_HTTPURLProtocolC") as? AnyClass else {
                preconditionFailure(
                    "expected Foundation's protocol of HTTP; report the release of Swift to bindfuzz")
            }
            let method = SystemSymbol.variable(
                "$s20FoundationNetworking11URLProtocolC7canInit4withSbAA10URLRequestV_tFZ")
            MethodTable.replace(method, of: URLProtocol.self, in: own, by: ClosedProtocol.self)
        }
    #endif
}

#if os(Linux)
    /// Foundation's protocol of HTTP refuses what a host takes.
    private final class ClosedProtocol: URLProtocol {
        override static func canInit(with request: URLRequest) -> Bool { request.isHTTP && Graph.current == nil }
    }
#endif
