@_exported import AVFoundation
@_exported import SwiftUI
