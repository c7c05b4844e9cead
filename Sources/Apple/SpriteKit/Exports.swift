@_exported import SwiftUI
