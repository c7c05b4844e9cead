@_exported import Foundation
@_exported import Observation

#if canImport(Combine)
    @_exported import Combine
#else
    // Types that deliver to several subscribers have others of the same name here.
    @_exported import OpenCombine
#endif
#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
