import FuzzEngine
import HeadlessUI

/// The configuration of a view's run: `macos/written/index`.
package struct ViewConfiguration<App: FuzzedApp>: TestConfiguration {
    /// The way in which `ForEach($items)` finds the element of a row's binding.
    package enum Access: String, CaseIterable {
        /// By index, as SwiftUI does.
        case index
        /// By identity.
        case identity
    }

    /// The platforms of the app with every delivery and every binding.
    package static var matrix: ConfigurationMatrix<ViewConfiguration> {
        ConfigurationMatrix(
            like: ViewConfiguration(platform: App.platforms.last ?? .macOS, delivery: written, access: .index),
            [
                .init("platform", \.platform, of: App.platforms),
                .init(
                    "delivery", \.delivery, of: deliveries,
                    meaning: "of publishers marked by setup.delivered"),
                .init("binding", \.access, meaning: "the way in which the bindings of ForEach find their element"),
            ])
    }

    /// The rule of the standard matrix in a few words.
    package static var standardDescription: String { "the \(App.platforms.count) of the unchanged app" }

    /// The platform that the host imitates.
    package var platform: HostPlatform
    /// The name of the delivery.
    package var delivery: String
    /// How the bindings of `ForEach` find their element.
    package var access: Access

    /// The names of the platform, the delivery and the access.
    package var parts: [String] { [platform.rawValue, delivery, access.rawValue] }
    /// Whether the app runs as written: with its own delivery, and with bindings by index.
    package var isStandard: Bool { delivery == Self.written && access == .index }

    /// The name of the delivery that the app's code states.
    package static var written: String { "written" }

    private static var deliveries: [String] {
        [written] + OtherDelivery.Standard.allCases.map(\.rawValue) + App.schedulers.map(\.name)
    }

    /// The delivery of publishers that may be delivered otherwise.
    var otherDelivery: OtherDelivery {
        if let standard = OtherDelivery.Standard(rawValue: delivery) { return .standard(standard) }
        return App.schedulers.first { $0.name == delivery }.map(OtherDelivery.own) ?? .written
    }
}
