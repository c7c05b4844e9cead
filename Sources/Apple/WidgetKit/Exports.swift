@_exported import ActivityKit
@_exported import AppIntents
@_exported import SwiftUI
