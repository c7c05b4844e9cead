// What `import SwiftUI` and `import Combine` would bring, so that changing the import is enough.
@_exported import CoreFoundation
@_exported import Foundation
@_exported import Observation

#if canImport(Combine)
    @_exported import Combine
#else
    // Without its conformances for Dispatch and Foundation, whose time is real: those of Time are on the clock of the host. Of its
    // types, those that deliver to several subscribers have others of the same name in Combine.
    @_exported import OpenCombine
#endif
#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
