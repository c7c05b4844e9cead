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
    // Elsewhere this module declares what it takes of these.
    @_exported import CoreTransferable
    @_exported import UniformTypeIdentifiers
#endif
