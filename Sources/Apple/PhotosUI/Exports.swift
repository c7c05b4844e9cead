@_exported import Photos
@_exported import SwiftUI
