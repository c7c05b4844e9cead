import FuzzEngine
import HeadlessUI

/// What a view is run under: `macos/written/index`.
package struct ViewConfiguration<App: FuzzedApp>: TestConfiguration {
    /// How `ForEach($items)` finds the element of a row's binding.
    package enum Access: String, CaseIterable {
        /// By its index, as SwiftUI does.
        case index
        /// By its id.
        case identity
    }

    package static var partNames: [String] { ["platform", "delivery", "binding"] }
    package static var partValues: [[String]] {
        [HostPlatform.allCases.map(\.rawValue), deliveries, Access.allCases.map(\.rawValue)]
    }

    package static var fullMatrix: [ViewConfiguration] {
        HostPlatform.allCases.flatMap { platform in
            deliveries.flatMap { delivery in
                Access.allCases.map { ViewConfiguration(platform: platform, delivery: delivery, access: $0) }
            }
        }
    }

    package static var standardMatrix: [ViewConfiguration] { fullMatrix.filter(\.isStandard) }
    package static var standardDescription: String { "the 2 of the app as it is written" }

    package let platform: HostPlatform
    /// The word for it.
    package let delivery: String
    package let access: Access

    package var parts: [String] { [platform.rawValue, delivery, access.rawValue] }
    package var isStandard: Bool { delivery == Self.written && access == .index }

    package var index: Int? {
        guard let platform = HostPlatform.allCases.firstIndex(of: platform),
            let position = Self.deliveries.firstIndex(of: delivery),
            let access = Access.allCases.firstIndex(of: access)
        else { return nil }
        return (platform * Self.deliveries.count + position) * Access.allCases.count + access
    }

    package static var written: String { "written" }

    private static var deliveries: [String] {
        [written] + OtherDelivery.Standard.allCases.map(\.rawValue) + App.schedulers.map(\.name)
    }

    /// How what may be delivered otherwise is.
    var otherDelivery: OtherDelivery {
        if let standard = OtherDelivery.Standard(rawValue: delivery) { return .standard(standard) }
        return App.schedulers.first { $0.name == delivery }.map(OtherDelivery.own) ?? .written
    }
}
