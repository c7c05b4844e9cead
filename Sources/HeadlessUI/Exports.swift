// What `import SwiftUI` and `import Combine` would bring, so that changing the import is enough.
@_exported import CoreFoundation
@_exported import Foundation
@_exported import Observation

#if canImport(Combine)
    @_exported import Combine
#else
    @_exported import OpenCombine
    @_exported import OpenCombineDispatch
    @_exported import OpenCombineFoundation
#endif
