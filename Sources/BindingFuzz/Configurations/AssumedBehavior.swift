import SwiftUIAssumptions

extension Configuration {
    /// What the parts of the configuration assume about SwiftUI: a platform whose touches do not update body, and a lazy container
    /// that does not call onDisappear as a row goes.
    package var assumptions: SystemAssumptions {
        SystemAssumptions {
            // A Mac has no touches.
            $0.touchUpdate = platform.isIOS && !platform.updatesInTouch ? .byObserver : .withinTouch
            $0.lazyDisappearance = container == .silent ? .whenEvicted : .whenLetGo
        }
    }
}
