extension NewPackage {
    /// The imports file, the one place that chooses between SwiftUI's views and bindfuzz's.
    var imports: String {
        """
        // Selects SwiftUI or HeadlessUI for all files of this target. No other file imports SwiftUI, Combine or Foundation.
        #if canImport(SwiftUI) && !Headless
            @_exported import Combine
            @_exported import Foundation
            @_exported import SwiftUI
        #else
            @_exported import HeadlessUI
        #endif

        """
    }
}
