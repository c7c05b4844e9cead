// As on Apple's platforms, SwiftUI brings UIKit and Foundation. It brings AppKit, too: an app for the Mac runs here as well.
@_exported import AppKit
@_exported import HeadlessUI
@_exported import SwiftUIMacros
@_exported import UIKit
