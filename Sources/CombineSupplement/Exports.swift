@_exported import Foundation
@_exported import Observation

#if canImport(Darwin)
    @_exported import Combine
#else
    // This module replaces the types that deliver to several subscribers, under the same names.
    @_exported import OpenCombine
#endif
#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
