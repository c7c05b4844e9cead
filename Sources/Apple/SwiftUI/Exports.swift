// As on Apple's platforms, SwiftUI brings UIKit and Foundation.
@_exported import HeadlessUI
@_exported import SwiftUIMacros
@_exported import UIKit
