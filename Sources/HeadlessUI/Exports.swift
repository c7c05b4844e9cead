// What `import SwiftUI` and `import Combine` would bring, so that changing the import is enough.
@_exported import CombineSupplement
@_exported import CoreFoundation
@_exported import Foundation
@_exported import Observation
@_exported import SwiftUIAssumptions

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
#if canImport(Darwin)
    // On Linux, this module declares its own `UTType` and `Transferable`.
    @_exported import CoreTransferable
    @_exported import UniformTypeIdentifiers
#endif
